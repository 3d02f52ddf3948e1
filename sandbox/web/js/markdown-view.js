// Draws the tree of markdown.js. A text can become text nodes, links to http(s) URLs, and marks that
// carry nothing but ids.

import { h, safeUrl } from "./dom.js";
import { icon } from "./icons.js";
import { parse, parseInline } from "./markdown.js";
import { translate } from "./i18n.js";
import { state } from "./state.js";
import { timeMark } from "./time.js";

const BLOCKS = {
  lines: (block) => h("div", { class: "lines" }, inline(block.children)),
  heading: (block) =>
    // A message need not begin with the highest level, and the outline has no gaps.
    h("h3", { class: `heading-${block.level}` }, inline(block.children)),
  subtext: (block) => h("p", { class: "subtext" }, inline(block.children)),
  quote: (block) => h("blockquote", null, block.children.map(draw)),
  code: (block) => h("pre", { data: { language: block.language } }, h("code", null, block.text)),
  list: (block) =>
    h(
      block.start === null ? "ul" : "ol",
      { start: block.start },
      block.items.map((item) => h("li", null, inline(item.children), item.list && draw(item.list))),
    ),
};

const INLINES = {
  text: (node) => node.text,
  snippet: (node) => h("code", null, node.text),
  bold: (node) => h("strong", null, inline(node.children)),
  italic: (node) => h("em", null, inline(node.children)),
  underline: (node) => h("u", null, inline(node.children)),
  strike: (node) => h("s", null, inline(node.children)),
  spoiler: (node) =>
    h(
      "span",
      {
        class: "spoiler",
        role: "button",
        tabindex: "0",
        "aria-label": translate("markdown-spoiler"),
      },
      h("span", null, inline(node.children)),
    ),
  link: (node) => placeMark(node) ?? h("a", target(node.url), inline(node.children)),
  user: (node) => mention(`@${state.people.get(node.id)?.name ?? node.id}`, node.id === state.as),
  role: (node) => mention(`@${(state.roles.get(node.id)?.name ?? node.id).replace(/^@/, "")}`),
  everyone: (node) => mention(node.text, true),
  channel: (node) => channelMark(node.id),
  command: (node) =>
    h(
      "button",
      { type: "button", class: "mention", data: { useCommand: node.name } },
      `/${node.name}`,
    ),
  time: (node) => timeMark(node.seconds, node.style),
};

const draw = (block) => BLOCKS[block.type](block);
const inline = (nodes) => nodes.map((node) => INLINES[node.type](node));
const mention = (text, mine = false) =>
  h("span", { class: mine ? "mention mine" : "mention" }, text);

const INSIDE = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(\/\d+)?$/;

/** Where a link leads: to a channel that is here, or out in a tab of its own. */
export function target(url) {
  const [, id] = INSIDE.exec(url) ?? [];
  return state.places.has(id)
    ? { href: `#${id}`, data: { channelId: id } }
    : { href: safeUrl(url), target: "_blank", rel: "noopener noreferrer" };
}

/** A bare link to a message or channel that is here, as Discord draws it; null for any other. */
function placeMark(node) {
  const [, id, message] = INSIDE.exec(node.url) ?? [];
  const bare = node.children.length === 1 && node.children[0].text === node.url;
  if (!bare || !state.places.has(id)) return null;
  const mark = channelMark(id);
  if (message) mark.append(" › 💬");
  return mark;
}

/** A link to a channel or thread; plain text if the reader does not know it. */
export function channelMark(id) {
  const place = state.places.get(id);
  if (!place) return mention("# ?");
  const sign = place.kind === "dm" ? "@" : icon(place.kind === "thread" ? "thread" : "hash");
  return h("a", { class: "mention", href: `#${id}`, data: { channelId: id } }, sign, place.name);
}

/** A text with block elements: headings, lists, quotes. */
export const prose = (text) => h("div", { class: "prose" }, parse(text).map(draw));

/** A text with inline elements only, for titles and labels. */
export const proseLine = (text) => inline(parseInline(text));

/** A text without markup, for announcements and previews. */
export const plain = (text) =>
  [...prose(text).children].map((block) => block.textContent).join(" ");
