// The form of a slash command, which replaces the text field while it is filled in.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { OptionField } from "./option-field.js";
import { translate } from "./i18n.js";

/** The form of one command; `onSend(name, options)` or `onLeave()` ends it. */
export class CommandForm {
  constructor(command, { onSend, onLeave }) {
    Object.assign(this, { command, onSend, onLeave, fields: [] });
    this.hint = h("p", { class: "command-hint" });
    this.body = h("div", { class: "option-fields" });
    this.extra = h("div", { class: "option-extra" });
    // The chip takes the focus if there are no fields, so that Enter still sends the command.
    this.chip = h(
      "button",
      {
        type: "button",
        class: "command-chip",
        data: { testid: "command-chip", commandName: command.name },
        "aria-label": `/${command.label}: ${command.description}`,
        click: () => this.send(),
      },
      `/${command.label}`,
    );
    this.node = h(
      "div",
      {
        class: "command-form",
        role: "group",
        "aria-label": `/${command.label}`,
        data: { testid: "command-form" },
        keydown: (event) => this.#onKey(event),
        focusin: () => this.#showHint(),
        picked: () => this.#toNextEmpty(),
      },
      this.hint,
      h(
        "div",
        { class: "command-line" },
        this.chip,
        this.body,
        this.extra,
        h(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": translate("composer-leave"),
            click: onLeave,
          },
          icon("close"),
        ),
      ),
    );
    command.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#drawExtra();
  }

  /** Focus the first empty field. */
  focus() {
    (this.fields.find((field) => field.isEmpty)?.input ?? this.chip).focus();
    this.#showHint();
  }

  /** The values filled in so far, by option name. */
  values() {
    const filled = this.fields
      .map((field) => [field.option.name, field.value])
      .filter(([, value]) => value !== undefined);
    return Object.fromEntries(filled);
  }

  /** Send the command, or show what is missing. */
  send() {
    const wrong = this.fields.find((field) => field.problem);
    if (!wrong) {
      this.onSend(this.command.name, this.values());
      return;
    }
    wrong.node.classList.add("wrong");
    wrong.input.focus();
    this.#showHint(wrong.problem);
  }

  #add(option) {
    const field = new OptionField(option, { name: this.command.name, values: () => this.values() });
    this.fields.push(field);
    this.body.append(field.node);
    return field;
  }

  #drawExtra() {
    const used = new Set(this.fields.map((field) => field.option));
    const rest = this.command.options.filter((option) => !used.has(option));
    this.extra.replaceChildren(
      ...rest.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "add-option",
            title: option.help,
            "aria-label": translate("composer-more", { name: option.label }),
            data: { addOption: option.name },
            click: () => {
              const field = this.#add(option);
              this.#drawExtra();
              field.input.focus();
            },
          },
          icon("plus"),
          option.label,
        ),
      ),
    );
  }

  #remove(field) {
    field.suggestions.hide();
    field.node.remove();
    this.fields = this.fields.filter((one) => one !== field);
    this.#drawExtra();
    this.focus();
  }

  #fieldOf = (node) => this.fields.find((field) => field.input === node);

  #showHint(problem) {
    const option = this.#fieldOf(document.activeElement)?.option;
    const text = problem ?? (option ? option.help : this.command.description);
    this.hint.classList.toggle("wrong", Boolean(problem));
    this.hint.replaceChildren(
      h("strong", null, option ? option.label : `/${this.command.label}`),
      ` ${text}`,
    );
  }

  #toNextEmpty() {
    const next = this.fields.find((field) => field.isEmpty && field.option.required);
    next?.input.focus();
  }

  #onKey(event) {
    const field = this.#fieldOf(event.target);
    if (field?.suggestions.onKey(event)) event.preventDefault();
    else if (event.key === "Enter" && (field || event.target === this.chip)) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") this.onLeave();
    else if (event.key === "Backspace" && (event.target === this.chip || field?.isEmpty)) {
      event.preventDefault();
      if (field && !field.option.required) this.#remove(field);
      else this.onLeave();
    }
  }
}
