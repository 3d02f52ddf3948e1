// Messages as DOM.

import { many } from "./components.js";
import { h } from "./dom.js";
import { embed } from "./embed.js";
import { icon } from "./icons.js";
import { fileCard, gallery, isPicture } from "./media.js";
import { channelMark, plain, prose } from "./markdown-view.js";
import { nameOf, state } from "./state.js";
import { messageTime, shortTime } from "./time.js";
import { translate } from "./i18n.js";

const FLAGS = { ephemeral: 1 << 6, loading: 1 << 7 };
const TYPES = { renamed: 4, pinned: 6, threadCreated: 18, threadStarter: 21, menuResponse: 23 };
const COMMAND = 2;

export const isPrivate = (message) =>
  Boolean(message.flags & FLAGS.ephemeral || message.ephemeral_for_me);
export const isThinking = (message) => Boolean(message.flags & FLAGS.loading);
export const isSystem = (message) =>
  [TYPES.renamed, TYPES.pinned, TYPES.threadCreated].includes(message.type);

/** Whether a message mentions the reader. */
export function pingsMe(message) {
  const named = (message.mentions ?? []).some((user) => user.id === state.as);
  return (named || Boolean(message.mention_everyone)) && message.author.id !== state.as;
}

/** Whether a message shows its author even after another one of the same author. */
export const standsAlone = (message) =>
  isSystem(message) ||
  isPrivate(message) ||
  Boolean(usedCommand(message) || message.message_reference);

/** Draw a message; `compact` omits the author, `progress` comes from interactions.js. */
export function drawMessage(message, { compact, progress }) {
  const classes = [
    "message",
    compact && "compact",
    isPrivate(message) && "private",
    pingsMe(message) && "pings",
  ];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      data: { messageId: message.id, key: message.id, authorId: message.author.id },
    },
    isSystem(message)
      ? systemLine(message)
      : [preface(message), article(message, compact, progress), appsButton()],
  );
}

/** Opens the context menu; the style sheet hides it unless the bot has commands for one. */
const appsButton = () =>
  h(
    "button",
    {
      type: "button",
      class: "icon-button apps-button",
      "aria-label": translate("message-apps"),
      "aria-haspopup": "menu",
      data: { openApps: "" },
    },
    icon("apps"),
  );

function article(message, compact, progress) {
  return h(
    "article",
    { "aria-label": nameOf(message.author) },
    h("div", { class: "margin" }, compact ? shortTime(message.timestamp) : avatar(message.author)),
    h(
      "div",
      { class: "body" },
      !compact && head(message),
      content(message),
      progress.failed &&
        h("p", { class: "failed", role: "alert" }, icon("warning"), progress.failed),
      isPrivate(message) && privateNote(message),
    ),
  );

  function content(one) {
    if (isThinking(one)) return thinking();
    return h(
      "div",
      { class: "content" },
      text(one),
      attachments(one.attachments ?? []),
      (one.embeds ?? []).map(embed),
      one.components?.length
        ? h("div", { class: "components" }, many(one.components, progress))
        : null,
      one.thread && threadCard(one.thread),
    );
  }
}

/** A command without a response yet, in the place where the response will appear. */
export function drawWaiting(run) {
  const { bot } = state.world;
  return h(
    "li",
    { class: "message waiting", data: { key: run.key } },
    h(
      "article",
      null,
      h("div", { class: "margin" }, avatar(bot)),
      h(
        "div",
        { class: "body" },
        h(
          "header",
          null,
          h("strong", { class: "author" }, bot.name),
          h("span", { class: "bot-mark" }, translate("message-bot")),
          h("span", { class: "mention" }, run.command),
        ),
        run.failed ? failedNote(run) : h("p", { class: "thinking" }, translate("command-sending")),
      ),
    ),
  );
}

const failedNote = (run) =>
  h(
    "p",
    { class: "failed", role: "alert" },
    icon("warning"),
    run.failed,
    " · ",
    h(
      "button",
      { type: "button", class: "text-button", data: { dismissCommand: run.key } },
      translate("message-dismiss"),
    ),
  );

/** A round avatar with the initials of a user. */
export function avatar(user) {
  const name = nameOf(user);
  const initials = name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("");
  const color = state.people.get(user.id)?.color ?? user.color ?? user.avatar_color;
  return h(
    "span",
    { class: "avatar", style: { "--tint": cssColor(color, user.id) }, "aria-hidden": "true" },
    initials.toUpperCase(),
  );
}

function cssColor(color, id) {
  if (typeof color === "number") return `#${color.toString(16).padStart(6, "0")}`;
  if (color) return color;
  const hue = [...String(id)].reduce((sum, digit) => (sum * 31 + Number(digit)) % 360, 7);
  return `hsl(${hue} 45% 40%)`;
}

const head = (message) =>
  h(
    "header",
    null,
    h("strong", { class: "author" }, nameOf(message.author)),
    message.author.bot && h("span", { class: "bot-mark" }, translate("message-bot")),
    messageTime(message.timestamp),
    !message.content && editedMark(message),
  );

/** The command that a message responds to: {name, user}, or undefined. */
const usedCommand = (message) =>
  message.interaction?.type === COMMAND ? message.interaction : undefined;

const commandMark = (type, name) => (type === TYPES.menuResponse ? name : `/${name}`);

function preface(message) {
  const command = usedCommand(message);
  if (command) {
    return h(
      "p",
      { class: "preface" },
      icon("reply"),
      h("strong", null, nameOf(command.user)),
      translate("message-used"),
      h("span", { class: "mention" }, commandMark(message.type, command.name)),
    );
  }
  const before = message.referenced_message;
  if (before) {
    return h(
      "p",
      { class: "preface" },
      icon("reply"),
      h("strong", null, nameOf(before.author)),
      h("span", { class: "excerpt" }, summary(before)),
    );
  }
  return message.message_reference && message.type !== TYPES.threadStarter
    ? h("p", { class: "preface" }, icon("reply"), translate("message-gone"))
    : null;
}

function text(message) {
  if (!message.content) return null;
  const drawn = prose(message.content);
  const edited = editedMark(message);
  const last = drawn.lastElementChild;
  if (edited) (last?.matches(".lines") ? last : drawn).append(" ", edited);
  return drawn;
}

const editedMark = (message) =>
  message.edited_timestamp && h("small", { class: "edited" }, translate("message-edited"));

function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [pictures.length ? gallery(pictures) : null, others.map(fileCard)];
}

const thinking = () =>
  h(
    "p",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    translate("message-thinking"),
  );

const privateNote = (message) =>
  h(
    "p",
    { class: "private-note" },
    icon("eye"),
    translate("message-private"),
    " · ",
    h(
      "button",
      { type: "button", class: "text-button", data: { dismiss: message.id } },
      translate("message-dismiss"),
    ),
  );

const threadCard = (thread) =>
  h(
    "a",
    { class: "thread-card", href: `#${thread.id}` },
    icon("thread"),
    h("strong", null, thread.name),
    translate("message-open-thread"),
  );

function systemLine(message) {
  if (message.type === TYPES.renamed) return renamedLine(message);
  const created = message.type === TYPES.threadCreated;
  const target =
    message.message_reference?.channel_id ?? threadNamed(message.channel_id, message.content);
  return h(
    "p",
    { class: "system" },
    icon(created ? "thread" : "at"),
    h("strong", null, nameOf(message.author)),
    translate(created ? "message-thread" : "message-pinned"),
    created && (target ? channelMark(target) : message.content),
    messageTime(message.timestamp),
  );
}

const renamedLine = (message) =>
  h(
    "p",
    { class: "system" },
    icon("thread"),
    h("strong", null, nameOf(message.author)),
    translate("message-renamed"),
    h("strong", null, message.content),
    messageTime(message.timestamp),
  );

const threadNamed = (parentId, name) =>
  [...state.places.values()].find((place) => place.parent?.id === parentId && place.name === name)
    ?.id;

/** A message in short, for announcements and replies. */
export function summary(message) {
  if (isThinking(message)) return translate("message-thinking");
  const texts = [
    message.content,
    ...textsOf(message.components),
    ...(message.embeds ?? []).map((one) => one.title ?? one.description),
  ];
  return plain(texts.filter(Boolean).join("\n")).slice(0, 200);
}

function textsOf(components = []) {
  return components.flatMap((one) => [one.content, ...textsOf(one.components)]).filter(Boolean);
}
