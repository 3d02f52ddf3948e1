// Unread messages and pings: in the sidebar and in the tab's title.

import { pingsMe } from "./message.js";
import { compareIds, here, on, state, emit } from "./state.js";

const NOTHING = "0";

/** By channel: {read: id of the last message seen, pings: ids of messages that ping the reader}. */
let marks = {};
/** The newest message id of each channel. */
const newest = new Map();

const storageKey = () => `sandbox:read:${state.as}`;
const markOf = (id) => (marks[id] ??= { read: NOTHING, pings: [] });
const newestIn = (id) => newest.get(id) ?? NOTHING;
const isNewer = (messageId, than) => compareIds(messageId, than) > 0;

/** Load what this person has read in earlier tabs. */
export function startUnread() {
  marks = JSON.parse(localStorage.getItem(storageKey()) ?? "{}");
  let isFirst = true;
  on("world", () => {
    takeStock(isFirst);
    isFirst = false;
  });
}

/** Messages from before the page was first opened count as read; a later channel is all new. */
function takeStock(isFirst) {
  for (const { id, last_message_id: last } of state.places.values()) {
    if (last && isNewer(last, newestIn(id))) newest.set(id, last);
    if (!(id in marks)) markOf(id).read = isFirst ? newestIn(id) : NOTHING;
  }
  changed();
}

/** Note a message that has just arrived. */
export function noteMessage(message) {
  const { id, channel_id: place } = message;
  if (isNewer(id, newestIn(place))) newest.set(place, id);
  if (message.author.id === state.as) markOf(place).read = id;
  if (pingsMe(message)) notePing(place, id);
  else changed();
}

/** Note a message that pings the reader; it counts once however often it is noted. */
export function notePing(place, messageId) {
  const mark = markOf(place);
  if (!mark.pings.includes(messageId) && isNewer(messageId, mark.read)) mark.pings.push(messageId);
  changed();
}

/** Mark everything in this channel as read. */
export function markRead(place) {
  if (!isUnread(place) && !pingsIn(place)) return;
  marks[place] = { read: newestIn(place), pings: [] };
  changed();
}

export const lastRead = (place) => marks[place]?.read ?? NOTHING;
export const pingsIn = (place) => marks[place]?.pings.length ?? 0;
export const isUnread = (place) => isNewer(newestIn(place), lastRead(place));

/** The number of pings in all channels. */
export const allPings = () => [...state.places.keys()].reduce((sum, id) => sum + pingsIn(id), 0);

function changed() {
  localStorage.setItem(storageKey(), JSON.stringify(marks));
  emit("unread");
}

/** Show the number of pings in the tab's title and icon. */
export function titleTab() {
  const pings = allPings();
  const mark = pings ? `(${pings}) ` : [...state.places.keys()].some(isUnread) ? "• " : "";
  const place = here();
  const name = place ? `${place.kind === "dm" ? "@" : "#"}${place.name} – ` : "";
  document.title = `${mark}${name}${state.me?.name ?? ""} – Sandbox`;
  document.getElementById("icon").href = pings ? "icon-ping.svg" : "icon.svg";
}
