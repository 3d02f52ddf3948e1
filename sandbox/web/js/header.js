// The bar above the messages: the channel's name, and on narrow screens a button for the drawer.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { badge, openDrawer, threadSign } from "./sidebar.js";
import { here, on } from "./state.js";
import { allPings } from "./unread.js";
import { translate } from "./i18n.js";

const bar = document.getElementById("room-head");

/** Draw the bar and keep it up to date. */
export function startHead() {
  for (const topic of ["place", "world", "unread"]) on(topic, draw);
}

function draw() {
  const place = here();
  const sign = { thread: place && threadSign(place), dm: "at", channel: "hash" }[place?.kind];
  bar.replaceChildren(
    h(
      "button",
      {
        type: "button",
        class: "icon-button narrow-only",
        "aria-label": translate("nav-open"),
        click: openDrawer,
        data: { testid: "open-drawer" },
      },
      icon("menu"),
      badge(allPings()),
    ),
    h(
      "h1",
      null,
      place?.parent && [
        h("a", { href: `#${place.parent.id}` }, icon("hash"), place.parent.name),
        h("span", { class: "step", "aria-hidden": "true" }, "›"),
      ],
      place ? [icon(sign), h("span", { class: "title" }, place.name)] : translate("room-none"),
    ),
    place?.topic ? h("p", null, place.topic) : "",
  );
}
