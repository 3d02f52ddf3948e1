// The messages of every channel visited in this tab, kept up to date by live events.

import { api } from "./api.js";
import { compareIds, state, emit } from "./state.js";

const PAGE = 50;

/**
 * By channel: {list: messages oldest first, ready: the newest page is loaded, complete: there are
 * no older ones, asking: a page is being loaded, updated: ids in live events meanwhile}.
 */
const rooms = new Map();

const byId = (one, other) => compareIds(one.id, other.id);

export const messagesOf = (channelId) => rooms.get(channelId)?.list ?? [];
export const isComplete = (channelId) => rooms.get(channelId)?.complete ?? false;
export const isLoaded = (channelId) => rooms.get(channelId)?.ready ?? false;
export const findMessage = (channelId, id) => messagesOf(channelId).find((one) => one.id === id);

/** Load the newest messages of a channel, unless they are here already. */
export async function load(channelId) {
  if (rooms.has(channelId)) return;
  const room = { list: [], ready: false, complete: false, asking: false, updated: new Set() };
  rooms.set(channelId, room);
  try {
    mergeNewest(room, await readPage(channelId, room));
    room.ready = true;
  } catch {
    rooms.delete(channelId);
  }
  emit("messages", { channelId });
}

/** Events may have been missed: reload this channel, and forget the others until they are opened. */
export async function reload(channelId) {
  for (const id of rooms.keys()) if (id !== channelId) rooms.delete(id);
  const room = rooms.get(channelId);
  if (!room?.ready) {
    await load(channelId);
    return;
  }
  const page = await readPage(channelId, room).catch(() => null);
  if (page) mergeNewest(room, page);
  emit("messages", { channelId });
}

/** Load the page before the oldest message. */
export async function loadOlder(channelId) {
  const room = rooms.get(channelId);
  if (!room?.ready || room.complete || room.asking) return;
  const page = await readPage(channelId, room, room.list[0]?.id).catch(() => null);
  if (page) room.list = [...notOvertaken(room, page), ...room.list].sort(byId);
  emit("messages", { channelId });
}

async function readPage(channelId, room, before) {
  room.asking = true;
  room.updated.clear();
  try {
    const page = await api.messages(state.as, channelId, { before, limit: PAGE });
    room.complete = page.length < PAGE;
    return page.sort(byId);
  } finally {
    room.asking = false;
  }
}

function mergeNewest(room, page) {
  const oldest = room.complete ? "" : page[0].id;
  const live = room.list.filter(
    (one) => room.updated.has(one.id) && compareIds(one.id, oldest) >= 0,
  );
  room.list = [...notOvertaken(room, page), ...live].sort(byId);
}

/** The messages of a page that no live event has overtaken while it was being loaded. */
const notOvertaken = (room, page) => page.filter((one) => !room.updated.has(one.id));

/** Add or replace a message. */
export function put(message) {
  const room = rooms.get(message.channel_id);
  if (!room) return;
  if (room.asking) room.updated.add(message.id);
  const at = room.list.findIndex((one) => one.id === message.id);
  if (at >= 0) room.list[at] = message;
  else if (isOutOfReach(room, message)) return;
  else room.list = [...room.list, message].sort(byId);
  emit("messages", { channelId: message.channel_id });
}

/** An older message that is not loaded yet: its page will bring the change. */
const isOutOfReach = ({ ready, complete, list }, message) =>
  ready && !complete && list.length > 0 && byId(message, list[0]) < 0;

/** Remove a deleted message. */
export function remove(channelId, id) {
  const room = rooms.get(channelId);
  if (!room) return;
  if (room.asking) room.updated.add(id);
  room.list = room.list.filter((one) => one.id !== id);
  emit("messages", { channelId });
}
