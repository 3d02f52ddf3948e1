// Presses, commands and modals that wait for the bot's response.

import { api } from "./api.js";
import { on, state, emit } from "./state.js";
import { translate } from "./i18n.js";

/** Milliseconds. The sandbox reports a failure after three seconds; this is for a lost report. */
const PATIENCE = 6000;

/** Everything that is pending or has failed: {kind, id, channelId, messageId, customId, values, failed}. */
const runs = new Set();
/** Results that arrived before the reply to our own request, by interaction id. */
const early = new Map();

/** Press a component; `values` are those of a select. */
export function press(message, item, values) {
  const { id: messageId, channel_id: channelId } = message;
  forgetFailures((run) => run.messageId === messageId);
  const run = { kind: "component", channelId, messageId, customId: item.custom_id, values };
  return start(run, () =>
    api.press(state.as, {
      channel_id: channelId,
      message_id: messageId,
      custom_id: item.custom_id,
      component_type: item.type,
      values,
    }),
  );
}

/** Send a slash command with its options. */
export function sendCommand(channelId, name, options) {
  forgetFailures((run) => run.kind === "command" && run.channelId === channelId);
  return start({ kind: "command", channelId, command: `/${name}` }, () =>
    api.command(state.as, { channel_id: channelId, name, options }),
  );
}

/** Send a context menu command for a person or a message. */
export const sendMenuCommand = (channelId, name, targetId) =>
  start({ kind: "command", channelId, command: name }, () =>
    api.command(state.as, { channel_id: channelId, name, target_id: targetId }),
  );

/** Submit a modal; resolves when the bot has responded, rejects if it has not. */
export const submitModal = (channelId, id, values) =>
  new Promise((resolve, reject) => {
    start({ kind: "modal", channelId, resolve, reject }, () => api.modal(state.as, id, values));
  });

let serial = 0;

async function start(run, send) {
  run.key = `run-${(serial += 1)}`;
  runs.add(run);
  run.timer = setTimeout(() => settle(run, failureOf(run)), PATIENCE);
  changed(run);
  try {
    const answer = await send();
    run.id = answer?.interaction_id ?? null;
    if (early.has(run.id)) settle(run, early.get(run.id));
  } catch (error) {
    settle(run, error.message);
  }
}

const failureOf = (run) =>
  translate(
    { component: "press-failed", command: "command-failed", modal: "modal-failed" }[run.kind],
  );

/** End a run; `failed` is null or the text to show. */
function settle(run, failed) {
  clearTimeout(run.timer);
  if (!failed || run.kind === "modal") runs.delete(run);
  run.failed = failed;
  if (failed) run.reject?.(new Error(failed));
  else run.resolve?.();
  changed(run);
}

const changed = (run) => emit("progress", { channelId: run.channelId, messageId: run.messageId });

on("live:interaction", (event) => {
  if (event.state === "sent") return;
  const run = [...runs].find((one) => (one.id ? one.id === event.id : fits(one, event)));
  const failed =
    event.state === "failed" ? (run ? failureOf(run) : translate("press-failed")) : null;
  if (run) settle(run, failed);
  else remember(event.id, failed);
});

const fits = (run, event) =>
  run.kind === "component" &&
  !run.failed &&
  run.messageId === event.message_id &&
  run.customId === event.custom_id;

function remember(id, failed) {
  early.set(id, failed);
  if (early.size > 100) early.delete(early.keys().next().value);
}

/** The state of one message's components: {busy, chosen, failed}. */
export function progressOf(messageId) {
  const mine = [...runs].filter((run) => run.messageId === messageId);
  const open = mine.filter((run) => !run.failed);
  return {
    busy: new Set(open.map((run) => run.customId)),
    chosen: new Map(open.filter((run) => run.values).map((run) => [run.customId, run.values])),
    failed: mine.find((run) => run.failed)?.failed ?? null,
  };
}

/** Commands of this channel that wait for a response, or got none. */
export const waitingCommands = (channelId) =>
  [...runs].filter((run) => run.kind === "command" && run.channelId === channelId);

/** Remove a failed command. */
export function dismissCommand(key) {
  const run = [...runs].find((one) => one.key === key);
  runs.delete(run);
  changed(run);
}

/** Drop failures that a changed message or a new press has made obsolete. */
export function forgetFailures(concerns) {
  for (const run of [...runs]) if (run.failed && concerns(run)) runs.delete(run);
}
