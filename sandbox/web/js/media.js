// Pictures in messages, their alternative texts, and the lightbox.

import { h, safeUrl } from "./dom.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { translate } from "./i18n.js";

/** The properties of a picture, from a gallery item, a thumbnail or an attachment. */
export function pictureOf(item) {
  const media = item.media ?? item;
  return {
    url: safeUrl(media.proxy_url ?? media.url) ?? "",
    original: safeUrl(media.url) ?? "",
    width: media.width || 640,
    height: media.height || 480,
    alt: item.description ?? "",
    spoiler: isSpoiler(item),
  };
}

const SPOILER_FLAG = 1 << 3;

const isSpoiler = (item) => Boolean(item.spoiler || item.flags & SPOILER_FLAG);

export const isPicture = (file) =>
  (file.content_type ?? "").startsWith("image/") ||
  /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename ?? file.url);

/** One to ten pictures in a grid; a single one keeps its aspect ratio. */
export function gallery(items) {
  const pictures = items.map(pictureOf);
  const single = pictures.length === 1;
  return h(
    "div",
    { class: `gallery count-${pictures.length}` },
    pictures.map((one) => tile(one, single)),
  );
}

/** A small square picture beside a text. */
export const thumbnail = (item) =>
  h("div", { class: "gallery thumbnail" }, tile(pictureOf(item), false));

// The aspect ratio is known before the picture is loaded, so the layout does not shift.
function tile(picture, ownShape) {
  const shape = ownShape ? { "--width": picture.width, "--height": picture.height } : {};
  return h(
    "figure",
    { class: ownShape ? "tile own-shape" : "tile", style: shape },
    h("div", { class: "frame" }, openButton(picture), picture.spoiler && cover()),
    picture.alt && altBadge(picture.alt),
  );
}

const openButton = (picture) =>
  h(
    "button",
    {
      type: "button",
      class: "media-open",
      data: { openMedia: "" },
      "aria-label": openLabel(picture),
    },
    h("img", {
      src: picture.url,
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      decoding: "async",
      data: { original: picture.original },
    }),
  );

// Below the picture, not on it: a board may show something in any corner.
const altBadge = (alt) =>
  h(
    "button",
    {
      type: "button",
      class: "alt-badge",
      data: { alt },
      "aria-label": `ALT: ${translate("media-alt")}`,
      "aria-haspopup": "dialog",
    },
    "ALT",
  );

/** Hides what is behind it until it is clicked. */
const cover = () =>
  h("button", { type: "button", class: "cover", data: { reveal: "" } }, translate("media-spoiler"));

/** `box`, behind a cover if it is a spoiler. */
export const veiled = (box, spoiler) =>
  spoiler ? h("div", { class: "veiled" }, box, cover()) : box;

const openLabel = (picture) => [translate("media-open"), picture.alt].filter(Boolean).join(": ");

/** A download link for a file that is no picture. */
export function fileCard(file) {
  const { url, filename, size } = file;
  const card = h(
    "a",
    {
      class: "file-card",
      href: safeUrl(url),
      download: filename,
      target: "_blank",
      rel: "noopener",
    },
    icon("file"),
    h("span", null, filename),
    size ? h("small", null, sizeText(size)) : null,
  );
  return veiled(card, isSpoiler(file));
}

const sizeText = (bytes) =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1_048_576
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Show the alternative text of a picture in full. */
export function showAlt(text) {
  openDialog({
    title: translate("media-alt"),
    className: "alt-dialog",
    body: h("p", { class: "lines", data: { testid: "alt-text" } }, text),
  });
}

/** Enlarge the picture inside `button`; arrow keys switch within its gallery. */
export function enlarge(button) {
  const images = [...button.closest(".gallery").querySelectorAll("img")];
  let at = images.indexOf(button.querySelector("img"));
  const picture = h("img", { class: "enlarged" });
  const caption = h("p", { class: "caption" });
  const original = h(
    "a",
    { target: "_blank", rel: "noopener" },
    icon("away"),
    translate("media-original"),
  );
  const show = (step) => {
    at = (at + step + images.length) % images.length;
    picture.src = images[at].src;
    picture.alt = caption.textContent = images[at].alt;
    original.href = images[at].dataset.original;
  };
  show(0);
  const step = (by, key) =>
    h("button", { type: "button", class: "quiet", click: () => show(by) }, translate(key));
  const walk = images.length > 1 ? [step(-1, "media-previous"), step(1, "media-next")] : [];
  const dialog = openDialog({
    title: translate("media-picture"),
    className: "lightbox",
    body: [picture, caption, h("p", { class: "row" }, walk, original)],
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(-1);
    if (key === "ArrowRight") show(1);
  });
}
