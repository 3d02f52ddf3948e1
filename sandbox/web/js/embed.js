// Embeds as DOM.

import { h, safeUrl } from "./dom.js";
import { gallery } from "./media.js";
import { prose, proseLine } from "./markdown-view.js";
import { messageTime } from "./time.js";

/** One embed: author, title, text, fields, picture, footer. */
export function embed(item) {
  const bar = item.color ?? null;
  return h(
    "article",
    {
      class: bar === null ? "embed" : "embed accent",
      style: bar === null ? {} : { "--bar": `#${bar.toString(16).padStart(6, "0")}` },
    },
    item.author && h("p", { class: "embed-author" }, item.author.name),
    item.title && h("h3", null, item.url ? titleLink(item) : proseLine(item.title)),
    item.description && prose(item.description),
    item.fields?.length ? h("dl", null, item.fields.map(field)) : null,
    item.image && gallery([item.image]),
    (item.footer || item.timestamp) &&
      h(
        "footer",
        null,
        item.footer?.text,
        item.footer && item.timestamp && " · ",
        item.timestamp && messageTime(item.timestamp),
      ),
  );
}

const titleLink = (item) =>
  h(
    "a",
    { href: safeUrl(item.url), target: "_blank", rel: "noopener noreferrer" },
    proseLine(item.title),
  );

const field = ({ name, value, inline }) =>
  h(
    "div",
    { class: inline ? "field inline" : "field" },
    h("dt", null, proseLine(name)),
    h("dd", null, prose(value)),
  );
