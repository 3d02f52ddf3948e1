// The page's own texts in the reader's language. Texts of the bot arrive localised.

import de from "./locales/de.js";
import en from "./locales/en.js";
import es from "./locales/es.js";
import fr from "./locales/fr.js";
import it from "./locales/it.js";

const LANGUAGES = { de, en, es, fr, it };

let texts = en;

const languageOf = (locale) => locale.split("-")[0];

/** Use the language of this locale from now on; English if there is no translation. */
export function setLanguage(locale = navigator.language) {
  const language = languageOf(locale) in LANGUAGES ? languageOf(locale) : "en";
  texts = LANGUAGES[language];
  document.documentElement.lang = language;
}

/** The text for `key`, with `{placeholders}` filled in. */
export function translate(key, params = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => params[name]);
}

/** Why the sandbox refused something: in the reader's language if there is a text for its key. */
export const translateError = ({ key, params, message }) =>
  `error-${key}` in texts ? translate(`error-${key}`, params) : message;
