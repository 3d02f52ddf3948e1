// The list of a select: one value, or several with check marks.

import { emoji } from "./components.js";
import { h } from "./dom.js";
import { openPopup } from "./popup.js";
import { translate } from "./i18n.js";

/** From this many options on, a field to search them is shown. */
const SEARCH_FROM = 12;

const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -1000, End: 1000 };

let serial = 0;

/** A prefix for the ids of one list's rows. */
export const listId = () => `list-${(serial += 1)}`;

/** One row of a list; `tick` is "", "one" or "many". */
export function optionRow(option, { id, selected = false, tick = "" }) {
  return h(
    "div",
    {
      id,
      role: "option",
      class: "option",
      "aria-selected": String(selected),
      "aria-disabled": option.blocked ? "true" : null,
      data: { testid: "option", value: option.value },
    },
    emoji(option.emoji),
    h(
      "span",
      { class: "option-text" },
      h("span", null, option.label),
      option.description && h("small", null, option.description),
    ),
    tick && h("span", { class: `tick ${tick}`, "aria-hidden": "true" }),
  );
}

/**
 * Let the reader choose among `options` ({value, label, description, emoji}). `min` and `max`
 * bound how many; with a `max` of one, a pick closes the list. `onChoose(values)` is called for
 * a decision, not on Escape.
 */
export function chooseFrom(question) {
  new Listbox(question).open();
}

class Listbox {
  constructor({ anchor, options, selected, min = 1, max = 1, label, onChoose }) {
    Object.assign(this, { anchor, options, min, max, label, onChoose });
    this.multiple = max > 1;
    this.picked = new Set(selected);
    this.before = this.#key();
    this.prefix = listId();
    this.active = 0;
  }

  open() {
    const word = translate("select-filter");
    this.search = h("input", {
      class: "option-search",
      type: "search",
      placeholder: word,
      "aria-label": word,
      hidden: this.options.length < SEARCH_FROM,
      input: () => this.#draw(0),
    });
    this.list = h("div", {
      role: "listbox",
      class: "options",
      tabindex: "0",
      data: { testid: "listbox" },
      "aria-label": this.label || translate("select-placeholder"),
      "aria-multiselectable": String(this.multiple),
      click: ({ target }) => this.#pick([...this.list.children].indexOf(target.closest(".option"))),
    });
    this.done =
      this.multiple &&
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          click: () => this.popup.close("chosen"),
          data: { testid: "listbox-done" },
        },
        translate("select-done"),
      );
    this.popup = openPopup(this.anchor, [this.search, this.list, this.done], {
      className: "listbox",
      onClose: (reason) => this.#finish(reason),
    });
    this.popup.box.addEventListener("keydown", (event) => this.#onKey(event));
    this.#draw(
      Math.max(
        0,
        this.options.findIndex((option) => this.picked.has(option.value)),
      ),
    );
    (this.search.hidden ? this.list : this.search).focus();
    this.popup.place();
  }

  #key() {
    return [...this.picked].sort().join("\n");
  }

  #draw(active) {
    const text = this.search.value.trim().toLowerCase();
    const full = this.multiple && this.picked.size >= this.max;
    this.shown = this.options
      .filter((option) => option.label.toLowerCase().includes(text))
      .map((option) => ({ ...option, blocked: full && !this.picked.has(option.value) }));
    const rows = this.shown.map((option, index) =>
      optionRow(option, {
        id: `${this.prefix}-${index}`,
        selected: this.picked.has(option.value),
        tick: this.multiple ? "many" : this.picked.has(option.value) ? "one" : "",
      }),
    );
    this.list.replaceChildren(
      ...(rows.length ? rows : [h("p", { class: "nothing" }, translate("select-none"))]),
    );
    this.#moveTo(active);
  }

  #moveTo(index) {
    this.list.children[this.active]?.classList.remove("active");
    this.active = Math.max(0, Math.min(index, this.shown.length - 1));
    const row = this.list.children[this.active];
    row?.classList.add("active");
    row?.scrollIntoView({ block: "nearest" });
    for (const holder of [this.list, this.search])
      holder.setAttribute("aria-activedescendant", row?.id ?? "");
  }

  #pick(index) {
    const option = this.shown[index];
    if (!option || option.blocked) return;
    if (this.multiple) {
      if (!this.picked.delete(option.value)) this.picked.add(option.value);
      this.#draw(index);
      return;
    }
    const takenBack = this.picked.has(option.value) && this.min === 0;
    this.picked = new Set(takenBack ? [] : [option.value]);
    this.popup.close("chosen");
  }

  #finish(reason) {
    const decided = reason === "chosen" || (this.multiple && reason === "outside");
    const changed = !this.multiple || this.#key() !== this.before;
    if (reason !== "outside") this.anchor.focus();
    if (decided && changed && this.picked.size >= this.min) this.onChoose([...this.picked]);
  }

  #onKey(event) {
    const { key, target } = event;
    if (target === this.done) return;
    const typing = target === this.search;
    if (key in STEPS && !(typing && ["Home", "End"].includes(key)))
      this.#moveTo(this.active + STEPS[key]);
    else if (key === "Enter" || (key === " " && !typing)) this.#pick(this.active);
    else if (key === "Tab" && !this.multiple) this.popup.close("left");
    else {
      if (!typing && key.length === 1) this.#typeAhead(key.toLowerCase());
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #typeAhead(letter) {
    const count = this.shown.length;
    const order = [...this.shown.keys()].map((step) => (this.active + 1 + step) % count);
    const found = order.find((index) => this.shown[index].label.toLowerCase().startsWith(letter));
    if (found !== undefined) this.#moveTo(found);
  }
}
