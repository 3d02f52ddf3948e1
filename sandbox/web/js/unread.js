// What this person has not seen yet: marks in the sidebar, the number in the tab's title.

import { pingsMe } from "./message.js";
import { compareIds, here, on, state, emit } from "./state.js";

const NOTHING = "0";

/** By place: {read: id of the last message seen, pings: ids of messages that call me}. */
let marks = {};
/** The newest message of each place. */
const newest = new Map();

const storageKey = () => `sandbox:read:${state.as}`;
const markOf = (id) => (marks[id] ??= { read: NOTHING, pings: [] });
const newestIn = (id) => newest.get(id) ?? NOTHING;
const isNewer = (messageId, than) => compareIds(messageId, than) > 0;

/** Load what an earlier tab of this person has seen. */
export function startUnread() {
  marks = JSON.parse(localStorage.getItem(storageKey()) ?? "{}");
  let isFirst = true;
  on("world", () => {
    takeStock(isFirst);
    isFirst = false;
  });
}

/** What a place held when the page was first opened counts as seen; a later place is all new. */
function takeStock(isFirst) {
  for (const { id, last_message_id: last } of state.places.values()) {
    if (last && isNewer(last, newestIn(id))) newest.set(id, last);
    if (!(id in marks)) markOf(id).read = isFirst ? newestIn(id) : NOTHING;
  }
  changed();
}

/** Take notice of a message that just came. */
export function noteMessage(message) {
  const { id, channel_id: place } = message;
  if (isNewer(id, newestIn(place))) newest.set(place, id);
  if (message.author.id === state.as) markOf(place).read = id;
  if (pingsMe(message)) notePing(place, id);
  else changed();
}

/** Take notice of a message that calls me; told twice, it counts once. */
export function notePing(place, messageId) {
  const mark = markOf(place);
  if (!mark.pings.includes(messageId) && isNewer(messageId, mark.read)) mark.pings.push(messageId);
  changed();
}

/** Everything in this place has been seen. */
export function markRead(place) {
  if (!isUnread(place) && !pingsIn(place)) return;
  marks[place] = { read: newestIn(place), pings: [] };
  changed();
}

export const lastRead = (place) => marks[place]?.read ?? NOTHING;
export const pingsIn = (place) => marks[place]?.pings.length ?? 0;
export const isUnread = (place) => isNewer(newestIn(place), lastRead(place));

/** How many messages call me, anywhere. */
export const allPings = () => [...state.places.keys()].reduce((sum, id) => sum + pingsIn(id), 0);

function changed() {
  localStorage.setItem(storageKey(), JSON.stringify(marks));
  emit("unread");
}

/** Write the number of pings into the tab: title and icon. */
export function titleTab() {
  const pings = allPings();
  const mark = pings ? `(${pings}) ` : [...state.places.keys()].some(isUnread) ? "• " : "";
  const place = here();
  const name = place ? `${place.kind === "dm" ? "@" : "#"}${place.name} – ` : "";
  document.title = `${mark}${name}${state.me?.name ?? ""} – Sandbox`;
  document.getElementById("icon").href = pings ? "icon-ping.svg" : "icon.svg";
}
