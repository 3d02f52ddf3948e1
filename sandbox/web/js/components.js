// Message components as DOM. Nothing here reacts to a press: message-actions.js does, by the data
// attributes set here.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { fileCard, gallery, thumbnail, veiled } from "./media.js";
import { prose, target } from "./markdown-view.js";
import { state } from "./state.js";
import { translate } from "./i18n.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

const DRAW = {
  1: (row, progress) => h("div", { class: "action-row" }, many(row.components, progress)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (section, progress) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-text" }, many(section.components, progress)),
      h("div", { class: "accessory" }, component(section.accessory, progress)),
    ),
  10: (text) => prose(text.content),
  11: thumbnail,
  12: (group) => gallery(group.items),
  13: ({ file, name, size, spoiler }) =>
    fileCard({ url: file.url, filename: name ?? fileName(file.url), size, spoiler }),
  14: (line) =>
    h("hr", {
      class: `${line.divider === false ? "bare" : ""} ${line.spacing === 2 ? "wide" : ""}`,
    }),
  17: container,
};

/** Draw components; `progress` (from interactions.js) says which of them are busy. */
export const many = (components, progress) =>
  (components ?? []).map((one) => component(one, progress));

/** Draw one component; an unknown type is named. */
export function component(item, progress) {
  const draw = DRAW[item.type];
  return draw ? draw(item, progress) : unknownComponent(item);
}

/** Says which component cannot be shown. */
export const unknownComponent = ({ type }) =>
  h("p", { class: "subtext" }, translate("component-unknown", { type }));

const fileName = (url) => decodeURIComponent(url.split("?")[0].split("/").pop());

function container(item, progress) {
  const bar = item.accent_color ?? null;
  const box = h(
    "div",
    {
      class: bar === null ? "container" : "container accent",
      style: bar === null ? {} : { "--bar": `#${bar.toString(16).padStart(6, "0")}` },
    },
    many(item.components, progress),
  );
  return veiled(box, item.spoiler);
}

/** The emoji of a button or option; a custom emoji is shown by its name. */
export const emoji = (sign) =>
  sign
    ? h("span", { class: "emoji", "aria-hidden": "true" }, sign.id ? `:${sign.name}:` : sign.name)
    : null;

function button(item, progress) {
  const content = [emoji(item.emoji), item.label && h("span", { class: "label" }, item.label)];
  if (item.style === LINK) {
    return h("a", { class: "button secondary", ...target(item.url) }, content, icon("away"));
  }
  const busy = progress.busy.has(item.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[item.style] ?? "secondary"}`,
      disabled: item.disabled,
      "aria-busy": busy ? "true" : null,
      "aria-label": item.label ? null : item.emoji?.name,
      data: { customId: item.custom_id, componentType: 2 },
    },
    content,
    busy && dots(),
  );
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function select(item, progress) {
  const busy = progress.busy.has(item.custom_id);
  const chosen = chosenOptions(item, progress.chosen.get(item.custom_id));
  const text = item.placeholder || translate("select-placeholder");
  return h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: item.disabled,
      "aria-haspopup": "listbox",
      "aria-busy": busy ? "true" : null,
      "aria-label": [text, ...chosen.map((option) => option.label)].join(": "),
      data: { customId: item.custom_id, componentType: item.type },
    },
    h(
      "span",
      { class: "select-value" },
      chosen.length ? chosen.map(value) : h("span", { class: "placeholder" }, text),
    ),
    busy ? dots() : icon("chevron"),
  );
}

const value = (option) => h("span", { class: "value" }, emoji(option.emoji), option.label);

function chosenOptions(item, values) {
  const options = optionsOf(item);
  if (values) return options.filter((option) => values.includes(option.value));
  return options.filter((option) => option.default);
}

/** The options of any select: its own, or the people, roles and channels of the world. */
export function optionsOf(item) {
  const preset = new Set((item.default_values ?? []).map((one) => one.id));
  const from = (things) =>
    [...things].map(({ id, name }) => ({ value: id, label: name, default: preset.has(id) }));
  const channels = () =>
    [...state.places.values()].filter((place) => fitsTypes(place, item.channel_types));
  switch (item.type) {
    case 5:
      return from(state.people.values());
    case 6:
      return from(state.roles.values());
    case 7:
      return [...from(state.people.values()), ...from(state.roles.values())];
    case 8:
      return from(channels());
    default:
      return item.options ?? [];
  }
}

const fitsTypes = (place, types) =>
  place.kind !== "dm" && (!types?.length || types.includes(place.type));
