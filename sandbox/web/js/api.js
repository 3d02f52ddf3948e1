// The sandbox's HTTP API, as the page uses it.

import { translate, translateError } from "./i18n.js";

const BASE = "/sandbox/api";

/** The sandbox refused a request; `message` says why, `status` is 0 if it was not reached. */
export class ApiError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

const isJson = (body) => typeof body === "object" && !(body instanceof Blob);

async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: isJson(body) ? { "Content-Type": "application/json" } : {},
      body: isJson(body) ? JSON.stringify(body) : body,
    });
  } catch {
    throw new ApiError(translate("api-unreachable"), 0);
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    const reason = answer ? translateError(answer) : `HTTP ${response.status}`;
    throw new ApiError(reason, response.status);
  }
  return answer;
}

const query = (values) => {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return filled.length ? `?${new URLSearchParams(filled)}` : "";
};

export const api = {
  world: (as) => ask("GET", `/world${query({ as })}`),
  commands: (as, channel_id) => ask("GET", `/commands${query({ as, channel_id })}`),
  messages: (as, channel, { before, limit = 50 } = {}) =>
    ask("GET", `/channels/${channel}/messages${query({ as, before, limit })}`),
  send: (as, channel, content) => ask("POST", `/channels/${channel}/messages`, { as, content }),
  press: (as, press) => ask("POST", "/press", { as, ...press }),
  command: (as, command) => ask("POST", "/command", { as, ...command }),
  autocomplete: (as, question) => ask("POST", "/autocomplete", { as, ...question }),
  modal: (as, id, values) => ask("POST", "/modal", { as, id, values }),
  upload: (as, file) => ask("POST", `/files${query({ as, filename: file.name })}`, file),
  dismiss: (as, message_id) => ask("POST", "/dismiss", { as, message_id }),
  addPerson: (name, locale) => ask("POST", "/persons", { name, locale }),
  changePerson: (id, change) => ask("PATCH", `/persons/${id}`, change),
  faults: () => ask("GET", "/faults"),
  addFault: (fault) => ask("POST", "/faults", fault),
  clearFaults: () => ask("DELETE", "/faults"),
  skipTime: (seconds) => ask("POST", "/clock", { seconds }),
  record: (limit) => ask("GET", `/record${query({ limit })}`),
};

/** The address of the live event socket for one person. */
export function liveUrl(as) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${BASE}/live${query({ as })}`;
}
