// The sidebar: servers, channels, threads, direct messages, and the person's own menu.

import { h, patch } from "./dom.js";
import { icon } from "./icons.js";
import { toggleLab } from "./lab.js";
import { avatar } from "./message.js";
import { openMeMenu } from "./person-picker.js";
import { here, on, state } from "./state.js";
import { isUnread, pingsIn } from "./unread.js";
import { translate } from "./i18n.js";

const DMS = "dms";

const app = document.getElementById("app");
const sidebar = document.getElementById("sidebar");
const shade = document.getElementById("shade");

/** The server whose channels are listed, or the direct messages. */
let chosen = null;

/** Draw the sidebar and keep it up to date. */
export function startSidebar() {
  sidebar.setAttribute("aria-label", translate("nav-places"));
  for (const topic of ["world", "unread", "place"]) on(topic, draw);
  on("place", () => {
    chosen = null;
    closeDrawer();
  });
  sidebar.addEventListener("click", onClick);
  shade.addEventListener("click", closeDrawer);
  addEventListener("keydown", ({ key }) => key === "Escape" && closeDrawer());
}

/** On a narrow screen the sidebar is a drawer. */
export function openDrawer() {
  app.classList.add("drawer-open");
  shade.hidden = false;
  sidebar.querySelector(".place.here, .guild.here")?.focus();
}

function closeDrawer() {
  app.classList.remove("drawer-open");
  shade.hidden = true;
}

function onClick({ target }) {
  const guild = target.closest("[data-guild-id]");
  if (guild) {
    chosen = guild.dataset.guildId;
    draw();
  }
  if (target.closest("[data-close-drawer]") || target.closest(".place.here")) closeDrawer();
  const me = target.closest("[data-me-menu]");
  if (me) openMeMenu(me);
  if (target.closest("[data-open-lab]")) toggleLab();
}

const shownGroup = () =>
  chosen ?? here()?.guild?.id ?? (here() ? DMS : (state.world.guilds[0]?.id ?? DMS));

let content = h("div", { class: "sidebar-content" });
sidebar.append(content);

function draw() {
  const group = shownGroup();
  const guild = state.world.guilds.find((one) => one.id === group);
  content = patch(
    content,
    h(
      "div",
      { class: "sidebar-content" },
      h(
        "div",
        { class: "rail" },
        railButton(DMS, translate("nav-dms"), icon("mail"), group),
        state.world.guilds.map((one) =>
          railButton(one.id, one.name, one.icon_text ?? one.name.slice(0, 2), group),
        ),
      ),
      h(
        "div",
        { class: "column" },
        h(
          "header",
          null,
          h("h2", null, guild?.name ?? translate("nav-dms")),
          h(
            "button",
            {
              type: "button",
              class: "icon-button narrow-only",
              "aria-label": translate("nav-close"),
              data: { closeDrawer: "" },
            },
            icon("close"),
          ),
        ),
        guild ? channelList(guild) : dmList(),
        meBox(),
      ),
    ),
  );
}

const placesIn = (group) =>
  [...state.places.values()].filter((place) =>
    group === DMS ? place.kind === "dm" : place.guild?.id === group,
  );

function railButton(group, name, mark, current) {
  const places = placesIn(group);
  const pings = places.reduce((sum, place) => sum + pingsIn(place.id), 0);
  const unread = places.some((place) => isUnread(place.id));
  return h(
    "button",
    {
      type: "button",
      class: `guild ${group === current ? "here" : ""} ${unread ? "unread" : ""}`,
      title: name,
      "aria-current": group === current ? "true" : null,
      data: { key: group, guildId: group },
    },
    h("span", { "aria-hidden": "true" }, mark),
    badge(pings),
    h("span", { class: "visually-hidden" }, described(name, unread, pings)),
  );
}

/** A name with what is new there, for those who do not see the marks. */
const described = (name, unread, pings) =>
  [name, unread && translate("nav-unread"), pings && translate("nav-pings", { count: pings })]
    .filter(Boolean)
    .join(", ");

/** The number of pings in red, or nothing. */
export const badge = (pings) =>
  pings ? h("span", { class: "badge", "aria-hidden": "true" }, pings) : null;

function channelList(guild) {
  return h(
    "ul",
    { class: "places", "aria-label": guild.name },
    guild.channels.map((channel) =>
      h(
        "li",
        { data: { key: channel.id } },
        placeLink(channel, icon("hash")),
        h(
          "ul",
          null,
          (channel.threads ?? [])
            .filter(isShown)
            .map((thread) =>
              h("li", { data: { key: thread.id } }, placeLink(thread, icon(threadSign(thread)))),
            ),
        ),
      ),
    ),
  );
}

const PRIVATE_THREAD = 12;

/** The icon of a thread: a lock where only its members see it. */
export const threadSign = (thread) => (thread.type === PRIVATE_THREAD ? "lock" : "thread");

const isShown = (thread) =>
  !thread.archived || thread.id === state.channelId || isUnread(thread.id);

function dmList() {
  if (!state.world.dms.length) return h("p", { class: "nothing" }, translate("nav-no-dms"));
  return h(
    "ul",
    { class: "places", "aria-label": translate("nav-dms") },
    state.world.dms.map((dm) =>
      h(
        "li",
        { data: { key: dm.channel_id } },
        placeLink({ id: dm.channel_id, name: dm.with.name }, avatar(dm.with)),
      ),
    ),
  );
}

function placeLink({ id, name }, sign) {
  const pings = pingsIn(id);
  const unread = isUnread(id);
  const current = id === state.channelId;
  return h(
    "a",
    {
      href: `#${id}`,
      class: `place ${current ? "here" : ""} ${unread ? "unread" : ""}`,
      "aria-current": current ? "page" : null,
      "aria-label": described(name, unread, pings),
      data: { channelId: id },
    },
    sign,
    h("span", { class: "place-name" }, name),
    badge(pings),
  );
}

function meBox() {
  return h(
    "div",
    { class: "me" },
    h(
      "button",
      {
        type: "button",
        class: "me-button",
        "aria-haspopup": "dialog",
        data: { meMenu: "", testid: "me" },
      },
      avatar(state.me),
      h(
        "span",
        { class: "me-name" },
        h("strong", null, state.me.name),
        h("small", null, state.me.locale),
      ),
      h("span", { class: "visually-hidden" }, translate("me-menu")),
    ),
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        title: translate("lab-open"),
        "aria-label": translate("lab-open"),
        data: { openLab: "", testid: "open-lab" },
      },
      icon("flask"),
    ),
  );
}
