// The field of one command option: free text, or a choice from a list.

import { api } from "./api.js";
import { h } from "./dom.js";
import { state } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { translate } from "./i18n.js";

const TYPES = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};
const MOST = 25;
/** Milliseconds without a keystroke before the bot is asked for choices. */
const REST = 120;

/** A field for `option`; `command` gives the name and the other values for autocomplete. */
export class OptionField {
  constructor(option, command) {
    Object.assign(this, { option, command, picked: null, asked: 0 });
    const isFile = option.type === TYPES.attachment;
    this.input = h("input", {
      type: isFile ? "file" : "text",
      change: isFile && (() => this.#upload()),
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": `${option.label}: ${option.help}`,
      "aria-required": String(Boolean(option.required)),
      maxlength: option.max_length,
      inputmode: [TYPES.integer, TYPES.number].includes(option.type) ? "numeric" : null,
      data: { testid: "option-input", optionName: option.name },
      input: () => this.#typed(),
      focus: () => this.#propose(),
      blur: () => this.suggestions.hide(),
    });
    this.node = h(
      "label",
      { class: "option-field", data: { optionName: option.name } },
      h("span", null, option.label),
      this.input,
    );
    this.suggestions = new Suggestions(this.input, {
      label: option.label,
      testid: "choice-list",
      onPick: (item) => this.pick(item),
    });
  }

  /** Take a choice: its label is shown, its value is sent. */
  pick(item) {
    this.picked = item;
    // An autocomplete request still under way is for another text.
    this.asked += 1;
    this.input.value = item.label;
    this.#fit();
    this.node.dispatchEvent(new CustomEvent("picked", { bubbles: true }));
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** What is sent for this field (undefined when empty). */
  get value() {
    const { type } = this.option;
    if (this.isEmpty) return undefined;
    if (type === TYPES.attachment) return this.uploadedId;
    if (this.picked) return this.picked.value;
    const text = this.input.value.trim();
    const match = this.#known()?.find((item) => item.label.toLowerCase() === text.toLowerCase());
    if (match) return match.value;
    return type === TYPES.integer || type === TYPES.number ? Number(text.replace(",", ".")) : text;
  }

  /** Why the field cannot be sent, or null. */
  get problem() {
    const { type, required, min_value: min = -Infinity, max_value: max = Infinity } = this.option;
    const { value } = this;
    if (value === undefined) return required ? translate("composer-required") : null;
    const known = this.#known();
    if (known && !known.some((item) => item.value === value)) return translate("composer-choose");
    if (type !== TYPES.integer && type !== TYPES.number) return null;
    if (!Number.isFinite(value) || (type === TYPES.integer && !Number.isInteger(value)))
      return translate("composer-number");
    return value < min || value > max ? translate("composer-range", { min, max }) : null;
  }

  /** The possible choices; null if any text is allowed. */
  #known() {
    const of = (things) => [...things].map(({ id, name }) => ({ value: id, label: name }));
    const places = () => [...state.places.values()].filter((place) => place.kind !== "dm");
    switch (this.option.type) {
      case TYPES.boolean:
        return [
          { value: true, label: translate("choice-true") },
          { value: false, label: translate("choice-false") },
        ];
      case TYPES.user:
        return of(state.people.values());
      case TYPES.channel:
        return of(places());
      case TYPES.role:
        return of(state.roles.values());
      case TYPES.mentionable:
        return of([...state.people.values(), ...state.roles.values()]);
      default:
        return this.option.choices.length ? this.option.choices : null;
    }
  }

  /** A file is sent to the sandbox at once; the option then holds its id. */
  async #upload() {
    this.uploadedId = undefined;
    const [file] = this.input.files;
    if (file) this.uploadedId = (await api.upload(state.as, file)).id;
  }

  #typed() {
    this.picked = null;
    this.#fit();
    this.#propose(REST);
  }

  #fit() {
    this.input.style.setProperty("--chars", Math.max(8, this.input.value.length + 1));
    this.node.classList.remove("wrong");
  }

  #propose(pause = 0) {
    const known = this.#known();
    if (this.picked) return;
    if (known) this.suggestions.show(known.filter((item) => this.#fits(item)).slice(0, MOST));
    else if (this.option.autocomplete) this.#ask(pause);
  }

  #fits(item) {
    return item.label.toLowerCase().includes(this.input.value.trim().toLowerCase());
  }

  async #ask(pause) {
    const turn = (this.asked += 1);
    await new Promise((wake) => setTimeout(wake, pause));
    if (turn !== this.asked) return;
    const { choices } = await api
      .autocomplete(state.as, {
        channel_id: state.channelId,
        name: this.command.name,
        focused: this.option.name,
        options: { ...this.command.values(), [this.option.name]: this.input.value },
      })
      .catch(() => ({ choices: [] }));
    const stillWanted =
      turn === this.asked && document.activeElement === this.input && !this.picked;
    if (stillWanted)
      this.suggestions.show(choices.map((choice) => ({ value: choice.value, label: choice.name })));
  }
}
