// The picker of the person to act as, and the menu of that person.

import { api } from "./api.js";
import { h } from "./dom.js";
import { avatar } from "./message.js";
import { openPopup } from "./popup.js";
import { state } from "./state.js";
import { translate } from "./i18n.js";

const LOCALES = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  de: "Deutsch",
  fr: "Français",
  "es-ES": "Español",
  it: "Italiano",
};
const DMS = ["open", "blocked", "server_off"];
const THEMES = ["auto", "light", "dark"];

const addressOf = (id) => `?as=${id}${location.hash}`;

/** Ask whom to act as; a choice loads the page as that person. */
export function showPicker(persons) {
  const picker = document.getElementById("picker");
  picker.hidden = false;
  picker.replaceChildren(
    h(
      "div",
      { class: "picker-card", data: { testid: "person-picker" } },
      h("h1", null, translate("picker-title")),
      h("p", null, translate("picker-help")),
      h(
        "ul",
        { class: "persons" },
        persons.map((person) => h("li", null, personLink(person))),
      ),
      newPersonForm(),
    ),
  );
}

const personLink = (person, attributes = {}) =>
  h(
    "a",
    { class: "person", href: addressOf(person.id), data: { personId: person.id }, ...attributes },
    avatar(person),
    h(
      "span",
      null,
      h("strong", null, person.name),
      h("small", null, LOCALES[person.locale] ?? person.locale),
    ),
  );

function newPersonForm() {
  const name = h("input", {
    name: "name",
    required: true,
    maxlength: "32",
    autocomplete: "off",
    data: { testid: "person-name" },
  });
  const language = languageSelect(navigator.language.startsWith("de") ? "de" : "en-US");
  const problem = h("p", { class: "failed", role: "alert" });
  return h(
    "form",
    {
      class: "new-person",
      submit: async (event) => {
        event.preventDefault();
        try {
          const person = await api.addPerson(name.value.trim(), language.value);
          location.href = addressOf(person.id);
        } catch (error) {
          problem.textContent = error.message;
        }
      },
    },
    h("h2", null, translate("picker-new")),
    h("label", null, translate("picker-name"), name),
    h("label", null, translate("picker-language"), language),
    h(
      "button",
      { class: "button primary", data: { testid: "person-add" } },
      translate("picker-add"),
    ),
    problem,
  );
}

const languageSelect = (current, attributes = {}) =>
  h(
    "select",
    { name: "locale", ...attributes },
    Object.entries({ [current]: current, ...LOCALES }).map(([value, text]) =>
      h("option", { value, selected: value === current }, text),
    ),
  );

/** The person's menu: language, direct messages, theme, other tabs. */
export function openMeMenu(anchor) {
  const change = (values) => api.changePerson(state.as, values);
  const dms = h(
    "select",
    {
      name: "dms",
      change: () => change({ dms: dms.value }),
      data: { testid: "my-dms" },
    },
    DMS.map((value) =>
      h("option", { value, selected: value === state.me.dms }, translate(`dms-${value}`)),
    ),
  );
  const language = languageSelect(state.me.locale, {
    change: () => change({ locale: language.value }).then(() => location.reload()),
    data: { testid: "my-locale" },
  });
  const moderates = h("input", {
    type: "checkbox",
    name: "moderator",
    checked: state.me.moderator,
    change: () => change({ moderator: moderates.checked }),
    data: { testid: "my-moderator" },
  });
  const others = state.world.persons.filter((person) => person.id !== state.as);
  openPopup(
    anchor,
    [
      h("label", null, translate("me-dms"), dms),
      h("label", null, translate("picker-language"), language),
      h("label", { class: "check" }, moderates, translate("me-moderator")),
      themeChoice(),
      h("h2", null, translate("me-others")),
      h(
        "div",
        { class: "persons small" },
        others.map((person) => personLink(person, { target: "_blank" })),
      ),
      h("a", { class: "button secondary", href: "./" }, translate("me-switch")),
    ],
    { above: true, wide: false, className: "me-menu" },
  )
    .box.querySelector("select")
    .focus();
}

function themeChoice() {
  const current = document.documentElement.dataset.theme ?? "auto";
  return h(
    "fieldset",
    { class: "theme-choice" },
    h("legend", null, translate("me-theme")),
    THEMES.map((theme) =>
      h(
        "label",
        null,
        h("input", {
          type: "radio",
          name: "theme",
          value: theme,
          checked: theme === current,
          change: () => setTheme(theme),
        }),
        translate(`theme-${theme}`),
      ),
    ),
  );
}

function setTheme(theme) {
  if (theme === "auto") {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem("sandbox:theme");
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("sandbox:theme", theme);
  }
}
