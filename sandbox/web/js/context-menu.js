// The context menu of a message: the bot's commands for the message and for its author.

import { MESSAGE, USER } from "./commands.js";
import { h } from "./dom.js";
import { translate } from "./i18n.js";
import { sendMenuCommand } from "./interactions.js";
import { stick } from "./message-list.js";
import { openPopup } from "./popup.js";
import { nameOf, on, state } from "./state.js";

const app = document.getElementById("app");

/** Show the buttons that open the menu where the bot has commands for it. */
export function startContextMenu() {
  on("commands", () => app.classList.toggle("has-apps", state.menuCommands.length > 0));
}

/** Open the menu of `message` at `anchor`. */
export function openContextMenu(anchor, message) {
  const groups = [
    [MESSAGE, translate("apps-message"), message.id],
    [USER, nameOf(message.author), message.author.id],
  ];
  const menu = h(
    "div",
    { role: "menu", "aria-label": translate("message-apps"), keydown: onKey },
    groups.map(([type, title, targetId]) => group(type, title, targetId, close)),
  );
  const popup = openPopup(anchor, menu, { wide: false, className: "context-menu" });
  menu.querySelector("button")?.focus();

  function close() {
    popup.close();
    anchor.focus();
  }
}

function group(type, title, targetId, close) {
  const commands = state.menuCommands.filter((one) => one.type === type);
  if (!commands.length) return null;
  return h(
    "div",
    { role: "group", "aria-label": title },
    h("p", { class: "menu-title", "aria-hidden": "true" }, title),
    commands.map(({ name, label }) =>
      h(
        "button",
        {
          type: "button",
          role: "menuitem",
          class: "menu-item",
          data: { menuCommand: name },
          click: () => {
            close();
            sendMenuCommand(state.channelId, name, targetId);
            stick();
          },
        },
        label,
      ),
    ),
  );
}

function onKey(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll("button")];
  const at = items.indexOf(document.activeElement);
  items[(at + step + items.length) % items.length].focus();
}
