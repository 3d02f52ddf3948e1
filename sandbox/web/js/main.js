// Starts the page, opens channels, and routes live events.

import { api } from "./api.js";
import { serveClicks } from "./message-actions.js";
import { loadCommands } from "./commands.js";
import { startComposer, stopTyping } from "./composer.js";
import { startContextMenu } from "./context-menu.js";
import { startFocus } from "./focus.js";
import { startHead } from "./header.js";
import { load, put, reload, remove } from "./message-store.js";
import { forgetFailures } from "./interactions.js";
import { connect } from "./live-socket.js";
import { summary } from "./message.js";
import { serveModals } from "./modal.js";
import { showPicker } from "./person-picker.js";
import { showPlace, startRoom } from "./message-list.js";
import { startSidebar } from "./sidebar.js";
import { nameOf, on, setWorld, state, emit } from "./state.js";
import { startClock } from "./time.js";
import { noteMessage, notePing, startUnread, titleTab } from "./unread.js";
import { setLanguage, translate } from "./i18n.js";

const app = document.getElementById("app");
const banner = document.getElementById("banner");
const announcer = document.getElementById("announcer");

state.as = new URLSearchParams(location.search).get("as");
start();

async function start() {
  const world = await firstWorld();
  setLanguage(world.me?.locale);
  if (!world.me) {
    showPicker(world.persons);
    return;
  }
  startUnread();
  const parts = [startRoom, startHead, startSidebar, startComposer, serveModals, startClock];
  for (const begin of [...parts, startFocus, startContextMenu]) begin();
  serveClicks(document.getElementById("messages"));
  for (const topic of ["world", "unread", "place"]) on(topic, titleTab);
  on("world", showBanner);
  setWorld(world);
  app.hidden = false;
  enterPlace();
  addEventListener("hashchange", openPlace);
  connect(state.as, { onEvent, onState });
}

/** The world, requested until the sandbox answers; without a person if this one is unknown. */
async function firstWorld() {
  for (;;) {
    try {
      return await api.world(state.as);
    } catch (error) {
      if (error.status && state.as) state.as = null;
      else await new Promise((wake) => setTimeout(wake, 500));
    }
  }
}

/** Open the channel in the URL, or the first one. */
function enterPlace() {
  const asked = location.hash.slice(1);
  const first = state.world.guilds[0]?.channels[0]?.id ?? state.world.dms[0]?.channel_id;
  state.channelId = state.places.has(asked) ? asked : (first ?? null);
  if (state.channelId && state.channelId !== asked)
    history.replaceState(null, "", `#${state.channelId}`);
  stopTyping();
  emit("place");
  showPlace();
}

async function openPlace() {
  enterPlace();
  if (state.channelId) await Promise.all([load(state.channelId), loadCommands()]);
}

let isLive = true;

function showBanner() {
  const missing = isLive ? !state.world.bot_connected && "bot-away" : "live-lost";
  banner.hidden = !missing;
  banner.textContent = missing ? translate(missing) : "";
}

function onState(now) {
  isLive = now === "open";
  showBanner();
  if (isLive) catchUp();
  else leaveIfUnknown();
}

/** The socket sends new events only: load everything earlier. */
async function catchUp() {
  await readWorld();
  if (state.channelId) await reload(state.channelId);
}

/** A restarted sandbox may not know this person any more: back to the picker. */
async function leaveIfUnknown() {
  const isUnknown = await api.world(state.as).then(
    (world) => !world.me,
    (error) => error.status === 404,
  );
  if (isUnknown) location.assign("./");
}

let reading = null;
let readAgain = false;

/** Reload the world; simultaneous changes cause one request. */
async function readWorld() {
  readAgain = reading !== null;
  reading ??= takeWorld().finally(() => (reading = null));
  await reading;
  if (readAgain) await readWorld();
}

async function takeWorld() {
  const world = await api.world(state.as).catch(() => null);
  if (!world?.me) return;
  setWorld(world);
  await loadCommands();
  const wanted = location.hash.slice(1);
  if (
    !state.places.has(state.channelId) ||
    (state.places.has(wanted) && wanted !== state.channelId)
  )
    await openPlace();
}

const EVENTS = {
  message: ({ message }) => onMessage(message),
  ephemeral: ({ message }) => onMessage(message),
  message_edit: ({ message }) => onEdit(message),
  message_delete: (event) => remove(event.channel_id, event.message_id),
  ping: (event) => notePing(event.channel_id, event.message_id),
  thread: readWorld,
  world: readWorld,
};

function onEvent(event) {
  EVENTS[event.type]?.(event);
  emit(`live:${event.type}`, event);
}

function onMessage(message) {
  noteMessage(message);
  put(message);
  if (!state.places.has(message.channel_id)) readWorld();
  if (message.channel_id !== state.channelId || message.author.id === state.as) return;
  stopTyping();
  announcer.textContent = `${nameOf(message.author)}: ${summary(message)}`;
}

function onEdit(message) {
  forgetFailures((run) => run.messageId === message.id);
  put(message);
}
