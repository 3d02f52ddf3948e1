// The message list of the open channel; it follows the newest message while the reader is there.

import { h, patch } from "./dom.js";
import { isComplete, isLoaded, loadOlder, messagesOf } from "./message-store.js";
import { icon } from "./icons.js";
import { progressOf, waitingCommands } from "./interactions.js";
import {
  drawMessage,
  drawWaiting,
  isPrivate,
  isSystem,
  isThinking,
  standsAlone,
} from "./message.js";
import { compareIds, here, on, state, emit } from "./state.js";
import { dayName, sameDay } from "./time.js";
import { isUnread, lastRead, markRead } from "./unread.js";
import { translate } from "./i18n.js";

const NEAR = 60;
const TOGETHER = 7 * 60 * 1000;

const scroller = document.getElementById("scroller");
const list = document.getElementById("messages");
const toNewest = h(
  "button",
  {
    type: "button",
    class: "to-newest",
    hidden: true,
    click: () => stick(),
    data: { testid: "to-newest" },
  },
  icon("down"),
);

/** The rows on the screen: key -> {node, sign}. Rows with equal signs look the same. */
let drawn = new Map();
let stuck = true;
/** The last message seen when this channel was opened: the "new" line follows it. */
let seenUntil = null;

/** Show the open channel and keep it up to date. */
export function startRoom() {
  // The reader's language is known only now.
  toNewest.prepend(translate("room-newest"));
  scroller.after(toNewest);
  scroller.addEventListener("scroll", onScroll, { passive: true });
  const follow = new ResizeObserver(() => stuck && toBottom());
  follow.observe(list);
  follow.observe(scroller);
  on("messages", ({ channelId }) => channelId === state.channelId && draw());
  on("progress", ({ channelId }) => channelId === state.channelId && draw());
  on("world", draw);
  document.addEventListener("visibilitychange", seen);
}

/** Show another channel, scrolled to its end. */
export function showPlace() {
  drawn = new Map();
  list.replaceChildren();
  scroller.setAttribute("aria-label", here()?.name ?? "");
  seenUntil = isUnread(state.channelId) ? lastRead(state.channelId) : null;
  stuck = true;
  draw();
}

/** Go to the newest message and stay there. */
export function stick() {
  stuck = true;
  toBottom();
}

function toBottom() {
  scroller.scrollTop = scroller.scrollHeight;
}

function onScroll() {
  stuck = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  toNewest.hidden = stuck;
  if (scroller.scrollTop < 300 && !isComplete(state.channelId)) loadOlder(state.channelId);
  seen();
}

function seen() {
  if (stuck && document.visibilityState === "visible" && isLoaded(state.channelId))
    markRead(state.channelId);
}

function draw() {
  const anchor = stuck ? null : firstVisible();
  const top = anchor?.getBoundingClientRect().top;
  place(rows());
  if (stuck) toBottom();
  else if (anchor?.isConnected) scroller.scrollTop += anchor.getBoundingClientRect().top - top;
  toNewest.hidden = stuck;
  emit("drawn");
  seen();
}

function firstVisible() {
  const edge = scroller.getBoundingClientRect().top;
  return [...list.children].find(
    (node) => node.dataset.messageId && node.getBoundingClientRect().bottom > edge,
  );
}

/** The rows that belong in the list: {key, sign, make}. */
function rows() {
  if (!here() || !isLoaded(state.channelId)) return [];
  const messages = messagesOf(state.channelId);
  const found = isComplete(state.channelId) ? [welcome()] : [];
  let newLine = seenUntil === null;
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const newDay = !before || !sameDay(before.timestamp, message.timestamp);
    if (newDay) found.push(dayLine(message.timestamp));
    const firstNew = !newLine && compareIds(message.id, seenUntil) > 0;
    if (firstNew) found.push(newMarker());
    newLine ||= firstNew;
    found.push(messageRow(message, !newDay && !firstNew && belongsTo(message, before)));
  });
  return [...found, ...waitingCommands(state.channelId).map(waitingRow)];
}

const belongsTo = (message, before) =>
  message.author.id === before.author.id &&
  !standsAlone(message) &&
  !isPrivate(before) &&
  !isThinking(before) &&
  !isSystem(before) &&
  new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;

function messageRow(message, compact) {
  const progress = progressOf(message.id);
  const sign = [message, compact, state.names, [...progress.busy].join(), progress.failed];
  return { key: message.id, sign, make: () => drawMessage(message, { compact, progress }) };
}

const fixed = (key, make) => ({ key, sign: [document.documentElement.lang], make });

const welcome = () =>
  fixed("welcome", () =>
    h(
      "li",
      { class: "welcome" },
      h("h2", null, here().name),
      h("p", null, translate("room-empty-help")),
    ),
  );

const dayLine = (iso) =>
  fixed(`day-${dayName(iso)}`, () => h("li", { class: "line" }, h("span", null, dayName(iso))));

const newMarker = () =>
  fixed("new", () => h("li", { class: "line new" }, h("span", null, translate("room-new"))));

const waitingRow = (run) => ({ key: run.key, sign: [run.failed], make: () => drawWaiting(run) });

function place(wanted) {
  const next = new Map();
  let cursor = list.firstChild;
  for (const { key, sign, make } of wanted) {
    const node = nodeFor(key, sign, make);
    next.set(key, { node, sign });
    if (node === cursor) cursor = node.nextSibling;
    else list.insertBefore(node, cursor);
  }
  for (const [key, { node }] of drawn) if (!next.has(key)) node.remove();
  drawn = next;
}

function nodeFor(key, sign, make) {
  const old = drawn.get(key);
  if (!old) return make();
  const same = sign.every((part, index) => part === old.sign[index]);
  return same ? old.node : patch(old.node, make());
}
