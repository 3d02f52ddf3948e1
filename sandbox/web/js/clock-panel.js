// The clock panel: what day it is, and buttons that let time pass.

import { api } from "./api.js";
import { h } from "./dom.js";
import { translate } from "./i18n.js";
import { dateAndTime, now } from "./time.js";

const HOUR = 3600;
const SPANS = [
  ["lab-hour", HOUR],
  ["lab-eight-hours", 8 * HOUR],
  ["lab-day", 24 * HOUR],
  ["lab-week", 7 * 24 * HOUR],
];

/** The present moment of the sandbox, and ways to a later one. */
export function clockPanel() {
  const shown = h("p", { class: "clock", data: { testid: "clock" } });
  const problem = h("p", { class: "failed", role: "alert" });
  const refresh = () => {
    shown.textContent = dateAndTime(now());
  };
  const skip = async (seconds) => {
    buttons.forEach((button) => (button.disabled = true));
    problem.textContent = await api.skipTime(seconds).then(
      () => "",
      (error) => error.message,
    );
    buttons.forEach((button) => (button.disabled = false));
    refresh();
  };
  const buttons = SPANS.map(([key, seconds]) =>
    h(
      "button",
      {
        type: "button",
        class: "button secondary",
        data: { testid: key },
        click: () => skip(seconds),
      },
      translate(key),
    ),
  );
  const node = h(
    "section",
    null,
    h("h3", null, translate("lab-clock")),
    shown,
    h("div", { class: "spans" }, buttons),
    problem,
  );
  return { node, refresh };
}
