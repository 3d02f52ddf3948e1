// The composer: plain messages, and commands after a slash.

import { api } from "./api.js";
import { CommandForm } from "./command-form.js";
import { findCommand, loadCommands, matchingCommands } from "./commands.js";
import { h } from "./dom.js";
import { put } from "./message-store.js";
import { icon } from "./icons.js";
import { sendCommand } from "./interactions.js";
import { stick } from "./message-list.js";
import { here, nameOf, on, state } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { translate } from "./i18n.js";

const LONGEST = 2000;
const SIGNS = { channel: "#", dm: "@", thread: "" };

const holder = document.getElementById("composer");
const problem = h("p", { class: "composer-problem", role: "alert" });
const typing = h("p", { class: "typing", "aria-live": "off" });
const text = h("textarea", {
  rows: "1",
  maxlength: LONGEST,
  data: { testid: "composer" },
  autocomplete: "off",
});
const sendButton = h(
  "button",
  { class: "icon-button send", data: { testid: "send" } },
  icon("send"),
);
const slashButton = h(
  "button",
  { type: "button", class: "icon-button slash", data: { testid: "commands" } },
  "/",
);
const form = h("form", { class: "composer-form" }, slashButton, text, sendButton);
let suggestions = null;
let commandForm = null;

/** Set up the composer. */
export function startComposer() {
  holder.append(problem, form, typing);
  sendButton.setAttribute("aria-label", translate("composer-send"));
  slashButton.setAttribute("aria-label", translate("composer-commands"));
  suggestions = new Suggestions(text, {
    label: translate("composer-commands"),
    testid: "command-list",
    onPick: (item) => useCommand(item.value),
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  slashButton.addEventListener("click", offerCommands);
  text.addEventListener("input", onInput);
  text.addEventListener("keydown", onKey);
  text.addEventListener("blur", () => suggestions.hide());
  on("place", leaveCommand);
  on("place", label);
  on("world", label);
  on("live:typing", showTyping);
}

/** Put the cursor into the text field, or into the form of the command in its place. */
export function focusComposer() {
  if (holder.hidden) return;
  if (commandForm) commandForm.focus();
  else text.focus({ preventScroll: true });
}

function label() {
  const place = here();
  text.placeholder = place
    ? translate("composer-label", { place: `${SIGNS[place.kind]}${place.name}` })
    : "";
  text.setAttribute("aria-label", text.placeholder);
  holder.hidden = !place;
}

function onInput() {
  fit();
  problem.textContent = "";
  const typed = /^\/([^\n]*)$/.exec(text.value);
  if (typed) showCommands(typed[1]);
  else suggestions.hide();
}

function fit() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 240)}px`;
}

async function showCommands(typed) {
  if (!state.commands.length) await loadCommands();
  if (!state.commands.length) problem.textContent = translate("composer-waiting");
  const found = matchingCommands(typed);
  const named = typed.endsWith(" ") && findCommand(typed.trim());
  if (named) useCommand(named.name);
  else if (found.length && text.value.startsWith("/")) {
    suggestions.show(
      found.map((one) => ({
        value: one.name,
        label: `/${one.label}`,
        description: one.description,
      })),
    );
  } else suggestions.hide();
}

function offerCommands() {
  leaveCommand();
  text.value = "/";
  text.focus();
  onInput();
}

function onKey(event) {
  if (suggestions.onKey(event)) event.preventDefault();
  else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send();
  }
}

/** Open the form of a command, as if it had been picked from the list. */
export function useCommand(name) {
  const command = findCommand(name);
  if (!command) return;
  leaveCommand();
  text.value = "";
  commandForm = new CommandForm(command, { onSend: runCommand, onLeave: backToText });
  form.classList.add("has-command");
  form.prepend(commandForm.node);
  commandForm.focus();
}

function leaveCommand() {
  commandForm?.node.remove();
  commandForm = null;
  form.classList.remove("has-command");
  problem.textContent = "";
}

function backToText() {
  leaveCommand();
  text.focus();
}

function runCommand(name, options) {
  backToText();
  sendCommand(state.channelId, name, options);
  stick();
}

async function send() {
  if (commandForm) {
    commandForm.send();
    return;
  }
  const content = text.value.trim();
  if (!content) return;
  text.value = "";
  fit();
  if (content.startsWith("/")) {
    const typed = content.slice(1);
    if (findCommand(typed)) useCommand(typed);
    else runCommand(typed, {}); // which says why it is not offered
    return;
  }
  await post(content);
}

async function post(content) {
  try {
    const message = await api.send(state.as, state.channelId, content);
    if (message?.author) put(message);
    stick();
  } catch (error) {
    problem.textContent = error.message;
    text.value ||= content;
    fit();
  }
}

let typingEnds = null;

function showTyping({ channel_id: channelId, user }) {
  if (channelId !== state.channelId || user.id === state.as) return;
  typing.textContent = translate("room-typing", { name: nameOf(user) });
  clearTimeout(typingEnds);
  typingEnds = setTimeout(stopTyping, 10_000);
}

/** Hide the typing line: the message has arrived. */
export function stopTyping() {
  typing.textContent = "";
}
