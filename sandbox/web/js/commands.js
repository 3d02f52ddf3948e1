// The bot's commands: slash commands as flat, localised entries, sub-commands by their whole path;
// context menu commands beside them.

import { api } from "./api.js";
import { emit, locale, state } from "./state.js";

const SLASH = 1;
export const USER = 2;
export const MESSAGE = 3;
const SUB_COMMAND = 1;
const SUB_GROUP = 2;

/** Load the commands of the open channel; each may have its own. */
export async function loadCommands() {
  const asked = state.channelId;
  const commands = await api.commands(state.as, asked).catch(() => []);
  if (asked !== state.channelId) return;
  state.menuCommands = commands
    .filter((one) => one.type === USER || one.type === MESSAGE)
    .map((one) => ({ type: one.type, name: one.name, label: wordOf(one, "name") }));
  emit("commands");
  state.commands = commands
    .filter((one) => (one.type ?? SLASH) === SLASH)
    .flatMap((one) => flatten(one, [], []));
}

function flatten(entry, path, shownPath) {
  const names = [...path, entry.name];
  const shown = [...shownPath, wordOf(entry, "name")];
  const nested = (entry.options ?? []).filter(
    ({ type }) => type === SUB_COMMAND || type === SUB_GROUP,
  );
  if (nested.length) return nested.flatMap((one) => flatten(one, names, shown));
  return [
    {
      name: names.join(" "),
      label: shown.join(" "),
      description: wordOf(entry, "description"),
      options: (entry.options ?? []).map(localised),
    },
  ];
}

const localised = (option) => ({
  ...option,
  label: wordOf(option, "name"),
  help: wordOf(option, "description"),
  choices: (option.choices ?? []).map((choice) => ({
    value: choice.value,
    label: wordOf(choice, "name"),
  })),
});

/** A field in the reader's language. */
function wordOf(entry, field) {
  const all = entry[`${field}_localizations`] ?? {};
  return (
    entry[`${field}_localized`] ?? all[locale()] ?? all[locale().split("-")[0]] ?? entry[field]
  );
}

/** The command with this name, original or localised. */
export const findCommand = (name) =>
  state.commands.find((one) => one.name === name) ??
  state.commands.find((one) => one.label === name);

/**
 * Commands that match the text after the slash, in the order in which the bot has registered them;
 * names that start with it come first.
 */
export function matchingCommands(typed) {
  const text = typed.trim().toLowerCase();
  const rank = (one) => {
    const names = [one.label, one.name].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(text))) return 0;
    return names.some((name) => name.includes(text)) || one.description.toLowerCase().includes(text)
      ? 1
      : 2;
  };
  return state.commands
    .filter((one) => rank(one) < 2)
    .sort((one, other) => rank(one) - rank(other));
}
