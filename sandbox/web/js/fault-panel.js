// The fault panel: what should fail, where, and how often.

import { api } from "./api.js";
import { h, patch } from "./dom.js";
import { translate } from "./i18n.js";

/** The fields of each kind of fault, besides how often it strikes. */
const KINDS = {
  drop: ["route", "after", "skip"],
  429: ["route", "after", "skip", "seconds"],
  "5xx": ["route", "after", "skip", "status"],
  slow: ["route", "skip", "seconds"],
  refused: ["route", "after", "skip", "status", "code", "message"],
  gateway_close: ["code", "resumable"],
  lost_event: ["route", "skip"],
};

const text = (name, hint) =>
  h("input", { name, placeholder: hint, autocomplete: "off", spellcheck: "false" });
const number = (name, value, step = "1") =>
  h("input", { type: "number", name, value, step, min: "0" });
const tick = (name, checked) => h("input", { type: "checkbox", name, checked });

/** The list of ordered faults, and a form to order more. */
export function faultPanel() {
  let list = h("ul", { class: "faults", data: { testid: "faults" } });
  const problem = h("p", { class: "failed", role: "alert" });
  const refresh = async () => {
    const faults = await api.faults().catch(() => []);
    list = patch(list, drawFaults(faults));
  };
  const change = async (request) => {
    problem.textContent = await request.then(
      () => "",
      (error) => error.message,
    );
    await refresh();
  };
  const clear = h(
    "button",
    { type: "button", class: "button secondary", click: () => change(api.clearFaults()) },
    translate("lab-clear"),
  );
  const node = h(
    "section",
    null,
    h("h3", null, translate("lab-faults")),
    list,
    orderForm(change),
    problem,
    clear,
  );
  return { node, refresh };
}

function drawFaults(faults) {
  const rows = faults.map((fault) =>
    h(
      "li",
      null,
      h("b", null, fault.kind),
      ` ${fault.route ?? ""} · ${fault.struck ?? 0} / ${fault.times ?? "∞"}`,
    ),
  );
  return h(
    "ul",
    { class: "faults", data: { testid: "faults" } },
    rows.length ? rows : h("li", { class: "nothing" }, translate("lab-none")),
  );
}

function orderForm(change) {
  const fields = {
    route: text("route", "POST /channels/*"),
    times: number("times", 1),
    skip: number("skip", 0),
    seconds: number("seconds", 1, "0.1"),
    status: number("status", 503),
    code: number("code", 4000),
    message: text("message", "Missing Permissions"),
    after: tick("after", false),
    resumable: tick("resumable", true),
  };
  const rows = Object.fromEntries(
    Object.entries(fields).map(([name, input]) => [
      name,
      h("label", { class: "fault-field" }, name, input),
    ]),
  );
  const shown = () => [...(kind.value === "gateway_close" ? [] : ["times"]), ...KINDS[kind.value]];
  const fit = () =>
    Object.entries(rows).forEach(([name, row]) => (row.hidden = !shown().includes(name)));
  const kind = h(
    "select",
    {
      name: "kind",
      "aria-label": translate("lab-faults"),
      change: fit,
      data: { testid: "fault-kind" },
    },
    Object.keys(KINDS).map((one) => h("option", { value: one }, one)),
  );
  fit();
  return h(
    "form",
    {
      class: "fault-form",
      submit: (event) => {
        event.preventDefault();
        const values = shown()
          .map((name) => [name, valueOf(fields[name])])
          .filter(([, value]) => value !== null);
        change(api.addFault({ kind: kind.value, ...Object.fromEntries(values) }));
      },
    },
    kind,
    Object.values(rows),
    h("button", { class: "button primary" }, translate("lab-set")),
  );
}

function valueOf(input) {
  if (input.type === "checkbox") return input.checked;
  if (input.value === "") return null;
  return input.type === "number" ? Number(input.value) : input.value;
}
