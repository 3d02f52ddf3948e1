// A dialog over the page. The browser's own <dialog> keeps the focus inside and closes on Escape.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { translate } from "./i18n.js";

/** Open a dialog; when it closes it is removed and `onClose` is called. */
export function openDialog({ title, body, className = "", onClose = () => {}, closable = true }) {
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    { class: `dialog ${className}`, "aria-label": title },
    h(
      "header",
      null,
      h("h2", null, title),
      h(
        "button",
        { type: "button", class: "icon-button", "aria-label": translate("close"), click: close },
        icon("close"),
      ),
    ),
    h("div", { class: "dialog-body" }, body),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose();
  });
  if (closable) dialog.addEventListener("mousedown", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
