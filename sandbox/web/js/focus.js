// Where the keyboard goes: to the composer, unless something else wants the keys.

import { focusComposer } from "./composer.js";
import { on } from "./state.js";
import { translate } from "./i18n.js";

/** What takes keys itself. */
const TAKES_KEYS = "input, textarea, select, dialog, [popover], [role=listbox]";
/** Keys that press what is focused rather than being text. */
const PRESSES = "a, button, summary, [role=button]";

/** Focus the composer in every place that is opened, and whenever somebody starts to type. */
export function startFocus() {
  const skip = document.getElementById("skip-link");
  skip.textContent = translate("skip-to-composer");
  skip.hidden = false;
  skip.addEventListener("click", (event) => {
    event.preventDefault(); // the fragment of the address is the open channel
    focusComposer();
  });
  on("place", focusUnlessTouch);
  document.addEventListener("keydown", onKey);
}

/** On a touch screen the keyboard would cover half of the messages. */
function focusUnlessTouch() {
  if (matchMedia("(hover: hover)").matches) focusComposer();
}

function onKey(event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return;
  if (target.closest(TAKES_KEYS) || document.querySelector("dialog[open]")) return;
  if (key === " " && target.closest(PRESSES)) return;
  focusComposer(); // before the key becomes text, so that it is typed there
}
