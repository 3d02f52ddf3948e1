// One listener for everything that can be clicked inside messages: they are patched in place, so
// their nodes have no listeners of their own, only data attributes.

import { api } from "./api.js";
import { useCommand } from "./composer.js";
import { openContextMenu } from "./context-menu.js";
import { optionsOf } from "./components.js";
import { findMessage, remove } from "./message-store.js";
import { dismissCommand, press, progressOf } from "./interactions.js";
import { chooseFrom } from "./listbox.js";
import { enlarge, showAlt } from "./media.js";
import { state } from "./state.js";

const BUTTON = 2;

const ACTIONS = [
  ["[data-custom-id]", pressComponent],
  ["[data-alt]", (badge) => showAlt(badge.dataset.alt)],
  ["[data-open-media]", enlarge],
  ["[data-reveal]", (cover) => (cover.dataset.ownRevealed = "")],
  [".spoiler", (mark) => (mark.dataset.ownRevealed = "")],
  ["[data-use-command]", (mark) => useCommand(mark.dataset.useCommand)],
  ["[data-open-apps]", (button) => openContextMenu(button, messageAround(button))],
  ["[data-dismiss]", dismiss],
  ["[data-dismiss-command]", (button) => dismissCommand(button.dataset.dismissCommand)],
];

/** Handle clicks inside `root`, and Enter on spoilers. */
export function serveClicks(root) {
  root.addEventListener("click", ({ target }) => {
    for (const [selector, act] of ACTIONS) {
      const found = target.closest(selector);
      if (found) {
        act(found);
        return;
      }
    }
  });
  root.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || !event.target.matches(".spoiler")) return;
    event.preventDefault();
    event.target.click();
  });
}

const messageAround = (node) =>
  findMessage(state.channelId, node.closest("[data-message-id]").dataset.messageId);

function pressComponent(node) {
  const message = messageAround(node);
  const item = message && findComponent(message.components, node.dataset.customId);
  if (!item || progressOf(message.id).busy.has(item.custom_id)) return;
  if (item.type === BUTTON) press(message, item);
  else choose(node, message, item);
}

function choose(anchor, message, item) {
  const options = optionsOf(item);
  chooseFrom({
    anchor,
    options,
    selected: options.filter((option) => option.default).map((option) => option.value),
    min: item.min_values ?? 1,
    max: item.max_values ?? 1,
    label: item.placeholder,
    onChoose: (values) => press(message, item, values),
  });
}

function findComponent(components, customId) {
  for (const one of components ?? []) {
    const found =
      one.custom_id === customId
        ? one
        : findComponent(
            [...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])],
            customId,
          );
    if (found) return found;
  }
  return null;
}

async function dismiss(button) {
  const id = button.dataset.dismiss;
  remove(state.channelId, id);
  await api.dismiss(state.as, id).catch(() => {});
}
