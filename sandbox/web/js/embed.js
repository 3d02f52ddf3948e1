// Embeds as DOM.

import { h, safeUrl } from "./dom.js";
import { gallery, thumbnail } from "./media.js";
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
    item.thumbnail && thumbnail(item.thumbnail),
    item.author && author(item.author),
    item.title && h("h3", null, item.url ? titleLink(item) : proseLine(item.title)),
    item.description && prose(item.description),
    item.fields?.length ? h("dl", null, item.fields.map(field)) : null,
    item.image && gallery([item.image]),
    (item.footer || item.timestamp) &&
      h(
        "footer",
        null,
        item.footer && smallIcon(item.footer),
        item.footer?.text,
        item.footer && item.timestamp && " · ",
        item.timestamp && messageTime(item.timestamp),
      ),
  );
}

const author = (item) =>
  h(
    "p",
    { class: "embed-author" },
    smallIcon(item),
    item.url ? link(item.url, item.name) : item.name,
  );

/** The round icon of an author or a footer; the name beside it says who it is. */
const smallIcon = ({ icon_url: url, proxy_icon_url: proxied }) =>
  url &&
  h("img", {
    class: "embed-icon",
    src: safeUrl(proxied ?? url),
    alt: "",
    width: "24",
    height: "24",
    decoding: "async",
  });

const link = (url, content) =>
  h("a", { href: safeUrl(url), target: "_blank", rel: "noopener noreferrer" }, content);

const titleLink = (item) => link(item.url, proseLine(item.title));

const field = ({ name, value, inline }) =>
  h(
    "div",
    { class: inline ? "field inline" : "field" },
    h("dt", null, proseLine(name)),
    h("dd", null, prose(value)),
  );
