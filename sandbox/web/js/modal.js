// Modals.

import { api } from "./api.js";
import { optionsOf, unknownComponent } from "./components.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { submitModal } from "./interactions.js";
import { chooseFrom } from "./listbox.js";
import { prose } from "./markdown-view.js";
import { on, state } from "./state.js";
import { translate } from "./i18n.js";

const TEXT = 10;
const ROW = 1;
const LABEL = 18;
const PARAGRAPH = 2;

const FIELDS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: fileField,
  21: radioField,
  22: checkField,
  23: tickField,
};

/** Open every modal that the bot responds with. */
export function serveModals() {
  on("live:modal", openModal);
}

function openModal({ id, channel_id: channelId, title, components }) {
  const parts = components.flatMap(partsOf);
  const problem = h("p", { class: "failed", role: "alert" });
  const submit = h(
    "button",
    { class: "button primary", data: { testid: "modal-submit" } },
    translate("modal-send"),
  );
  const cancel = h(
    "button",
    { type: "button", class: "button secondary", click: () => dialog.close() },
    translate("modal-cancel"),
  );

  async function send(event) {
    event.preventDefault();
    problem.textContent = parts.map((part) => part.problem?.()).find(Boolean) ?? "";
    if (problem.textContent) return;
    submit.disabled = true;
    try {
      await submitModal(channelId, id, await valuesOf(parts));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  }

  const form = h(
    "form",
    { class: "modal-form", submit: send, data: { testid: "modal" } },
    parts.map((part) => part.node),
    problem,
    h("footer", null, cancel, submit),
  );
  // A click beside the modal must not discard what was typed.
  const dialog = openDialog({ title, body: form, className: "modal", closable: false });
  form.querySelector("input, textarea, .select")?.focus();
}

/** The values by custom id; files may still be on their way to the sandbox. */
async function valuesOf(parts) {
  const named = parts.filter((part) => part.name);
  const values = await Promise.all(named.map((part) => part.value()));
  return Object.fromEntries(named.map((part, index) => [part.name, values[index]]));
}

/** The fields of one component of a modal: {node, name, value(), problem()}. */
function partsOf(component) {
  if (component.type === TEXT) return [{ node: prose(component.content) }];
  if (component.type === ROW)
    return component.components.map((one) => labelled(one, one.label, null));
  if (component.type === LABEL)
    return [labelled(component.component, component.label, component.description)];
  return [{ node: unknownComponent(component) }];
}

function labelled(item, label, description) {
  const make = FIELDS[item.type];
  if (!make) return { node: unknownComponent(item) };
  const field = make(item, label);
  const grouped = [21, 22].includes(item.type);
  const node = h(
    grouped ? "fieldset" : "label",
    { class: "modal-field" },
    h(
      grouped ? "legend" : "span",
      { class: "modal-label" },
      label,
      isRequired(item) && h("abbr", { title: translate("modal-required") }, "*"),
    ),
    description && h("small", null, description),
    field.node,
  );
  return { ...field, node, name: item.custom_id };
}

const isRequired = (item) => item.type !== 23 && item.required !== false;

function textField(item) {
  const shared = {
    name: item.custom_id,
    placeholder: item.placeholder,
    required: isRequired(item),
    minlength: item.min_length,
    maxlength: item.max_length ?? 4000,
    autocomplete: "off",
    data: { customId: item.custom_id },
  };
  const node =
    item.style === PARAGRAPH
      ? h("textarea", { rows: "4", ...shared })
      : h("input", { type: "text", ...shared });
  node.value = item.value ?? "";
  return { node, value: () => node.value };
}

function selectField(item, label) {
  const options = optionsOf(item);
  let values = options.filter((option) => option.default).map((option) => option.value);
  const shown = h("span", { class: "select-value" });
  const draw = () => {
    const chosen = options.filter((option) => values.includes(option.value));
    const text = h(
      "span",
      { class: "placeholder" },
      item.placeholder || translate("select-placeholder"),
    );
    shown.replaceChildren(
      ...(chosen.length
        ? chosen.map((option) => h("span", { class: "value" }, option.label))
        : [text]),
    );
  };
  const node = h(
    "button",
    {
      type: "button",
      class: "select",
      "aria-haspopup": "listbox",
      data: { customId: item.custom_id },
      click: () =>
        chooseFrom({
          anchor: node,
          options,
          selected: values,
          min: item.min_values ?? 1,
          max: item.max_values ?? 1,
          label,
          onChoose: (chosen) => {
            values = chosen;
            draw();
          },
        }),
    },
    shown,
    icon("chevron"),
  );
  draw();
  const missing = () =>
    isRequired(item) && values.length < (item.min_values ?? 1)
      ? `${label}: ${translate("composer-required")}`
      : null;
  return { node, value: () => values, problem: missing };
}

function fileField(item, label) {
  const most = item.max_values ?? 1;
  const node = h("input", {
    type: "file",
    multiple: most > 1,
    required: isRequired(item),
    data: { customId: item.custom_id },
    change: () => (uploads = Promise.all([...node.files].map(upload))),
  });
  const upload = (file) => api.upload(state.as, file).then(({ id }) => id);
  let uploads = Promise.resolve([]);
  const problem = () =>
    node.files.length > most || (isRequired(item) && node.files.length < (item.min_values ?? 1))
      ? `${label}: ${translate("composer-range", { min: item.min_values ?? 1, max: most })}`
      : null;
  return { node, value: () => uploads, problem };
}

function choices(item, type) {
  const inputs = item.options.map((option) =>
    h("input", {
      type,
      name: item.custom_id,
      value: option.value,
      checked: option.default,
      required: type === "radio" && isRequired(item),
    }),
  );
  const node = h(
    "div",
    { class: "modal-choices" },
    item.options.map((option, index) =>
      h(
        "label",
        { class: "check" },
        inputs[index],
        h("span", null, option.label, option.description && h("small", null, option.description)),
      ),
    ),
  );
  return {
    node,
    picked: () => inputs.filter((input) => input.checked).map((input) => input.value),
  };
}

function radioField(item) {
  const { node, picked } = choices(item, "radio");
  return { node, value: () => picked()[0] ?? null };
}

function checkField(item, label) {
  const { node, picked } = choices(item, "checkbox");
  const least = item.min_values ?? (isRequired(item) ? 1 : 0);
  return {
    node,
    value: picked,
    problem: () => (picked().length < least ? `${label}: ${translate("composer-required")}` : null),
  };
}

function tickField(item) {
  const node = h("input", {
    type: "checkbox",
    checked: item.default,
    data: { customId: item.custom_id },
  });
  return { node, value: () => node.checked };
}
