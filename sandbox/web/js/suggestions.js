// A list of suggestions over an input that keeps the focus: commands, choices, autocomplete.

import { listId, optionRow } from "./listbox.js";
import { h } from "./dom.js";
import { openPopup } from "./popup.js";
import { translate } from "./i18n.js";

/** Suggestions for one input; `onPick(item)` gets the one that was picked. */
export class Suggestions {
  constructor(input, { label, testid, onPick }) {
    Object.assign(this, { input, onPick, items: [], active: 0, popup: null, prefix: listId() });
    this.list = h("div", {
      id: this.prefix,
      role: "listbox",
      class: "options",
      "aria-label": label,
      data: { testid },
      // The input must not lose the focus to the list.
      mousedown: (event) => event.preventDefault(),
      click: ({ target }) => this.#pick([...this.list.children].indexOf(target.closest(".option"))),
    });
    // A textarea may not be a combobox, and so says nothing of being expanded.
    this.isCombobox = input.nodeName === "INPUT";
    input.setAttribute("aria-autocomplete", "list");
    if (this.isCombobox) input.setAttribute("role", "combobox");
    this.#setExpanded(false);
  }

  get isOpen() {
    return this.popup !== null;
  }

  /** Show these items ({value, label, description, ...}); says so if there are none. */
  show(items) {
    this.items = items;
    const rows = items.map((item, index) => optionRow(item, { id: `${this.prefix}-${index}` }));
    this.list.replaceChildren(
      ...(rows.length ? rows : [h("p", { class: "nothing" }, translate("select-none"))]),
    );
    this.popup ??= openPopup(this.input, this.list, {
      above: true,
      frame: this.input.closest("form") ?? this.input,
      className: "suggestions",
      onClose: () => this.#closed(),
    });
    this.#setExpanded(true);
    this.active = 0;
    this.#move(0);
    this.popup?.place();
  }

  hide() {
    this.popup?.close();
  }

  /** Handle a key pressed in the input; true if it was handled. */
  onKey({ key, shiftKey }) {
    if (!this.isOpen) return false;
    // Tab picks a suggestion for a typed text; in an empty field it moves on.
    const takes = key === "Enter" || (key === "Tab" && !shiftKey && this.input.value !== "");
    if (key === "ArrowDown") this.#move(1);
    else if (key === "ArrowUp") this.#move(-1);
    else if (takes && this.items.length) this.#pick(this.active);
    else return false;
    return true;
  }

  #setExpanded(open) {
    if (open) this.input.setAttribute("aria-controls", this.prefix);
    else this.input.removeAttribute("aria-controls");
    if (this.isCombobox) this.input.setAttribute("aria-expanded", String(open));
  }

  #closed() {
    this.popup = null;
    this.#setExpanded(false);
    this.input.removeAttribute("aria-activedescendant");
  }

  #move(by) {
    const count = this.items.length;
    if (!count) return;
    this.list.children[this.active]?.classList.remove("active");
    this.active = (this.active + by + count) % count;
    const row = this.list.children[this.active];
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", row.id);
  }

  #pick(index) {
    const item = this.items[index];
    if (!item) return;
    this.hide();
    this.onPick(item);
  }
}
