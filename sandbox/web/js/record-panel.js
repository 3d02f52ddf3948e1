// The request panel: every request of the bot and its answer, newest first.

import { api } from "./api.js";
import { h, patch } from "./dom.js";
import { translate } from "./i18n.js";

const SHOWN = 100;

/** The list of requests with a field to filter it. */
export function recordPanel() {
  let list = h("ol", { class: "record", data: { testid: "record" } });
  const follow = h("input", { type: "checkbox", checked: true });
  const filter = h("input", {
    type: "search",
    placeholder: translate("lab-filter"),
    "aria-label": translate("lab-filter"),
    input: () => draw(),
  });
  let requests = [];
  const draw = () => {
    const text = filter.value.toLowerCase();
    const wanted = requests.filter((request) => headline(request).toLowerCase().includes(text));
    list = patch(list, h("ol", { class: "record", data: { testid: "record" } }, wanted.map(row)));
  };
  const refresh = async () => {
    if (!follow.checked && requests.length) return;
    requests = (await api.record(SHOWN).catch(() => [])).sort((one, other) => other.at - one.at);
    draw();
  };
  const node = h(
    "section",
    null,
    h("h3", null, translate("lab-record")),
    h(
      "p",
      { class: "row" },
      filter,
      h("label", { class: "check" }, follow, translate("lab-refresh")),
    ),
    list,
  );
  return { node, refresh };
}

const headline = ({ status, method, path, route, fault }) =>
  `${status} ${method} ${route ?? path} ${fault ?? ""}`;

function row(request) {
  const refused = request.status >= 400 || request.status === 0;
  return h(
    "li",
    {
      class: refused ? "request refused" : "request",
      data: { key: `${request.at} ${request.path}` },
    },
    h(
      "details",
      null,
      h(
        "summary",
        null,
        h("b", null, request.status),
        ` ${request.method} `,
        h("span", null, request.route ?? request.path),
        h("small", null, ` ${(request.seconds * 1000).toFixed(1)} ms ${request.fault ?? ""}`),
      ),
      h("pre", null, details(request)),
    ),
  );
}

const details = ({ path, json, files, response }) =>
  JSON.stringify({ path, sent: json, files, answered: response }, null, 1);
