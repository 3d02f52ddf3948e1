// The lab: a drawer with a clock to turn on, faults on demand and every request of the bot.

import { clockPanel } from "./clock-panel.js";
import { h } from "./dom.js";
import { faultPanel } from "./fault-panel.js";
import { icon } from "./icons.js";
import { recordPanel } from "./record-panel.js";
import { translate } from "./i18n.js";

const EVERY = 1500;

const drawer = document.getElementById("lab");
let timer = null;

/** Open or close the drawer. */
export function toggleLab() {
  clearInterval(timer);
  drawer.hidden = !drawer.hidden;
  if (!drawer.hidden) open();
}

function open() {
  const clock = clockPanel();
  const forDevelopers = [faultPanel(), recordPanel()];
  drawer.setAttribute("aria-label", translate("lab-open"));
  drawer.replaceChildren(
    h(
      "header",
      null,
      h("h2", null, translate("lab-open")),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": translate("close"),
          click: toggleLab,
        },
        icon("close"),
      ),
    ),
    clock.node,
    h(
      "details",
      null,
      h("summary", { data: { testid: "for-developers" } }, translate("lab-developers")),
      ...forDevelopers.map((panel) => panel.node),
    ),
  );
  const refresh = () => [clock, ...forDevelopers].forEach((panel) => panel.refresh());
  timer = setInterval(refresh, EVERY);
  refresh();
}
