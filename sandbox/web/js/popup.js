// A popup anchored to an element; it closes when the anchor disappears.

import { h } from "./dom.js";
import { on } from "./state.js";

const GAP = 4;
const EDGE = 8;

/**
 * Show `content` at `anchor`. `above` prefers the space over it, `wide` uses the anchor's width,
 * `frame` is a larger element around the anchor that must not be covered.
 * Returns {close, place, box}; `onClose(reason)` gets "escape", "outside", "gone", or the
 * argument of close().
 */
export function openPopup(
  anchor,
  content,
  { above = false, wide = true, frame = anchor, className = "", onClose = () => {} } = {},
) {
  const ended = new AbortController();
  const box = h("div", { class: `popup ${className}`, popover: "manual" }, content);
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();

  function close(reason = "closed") {
    if (ended.signal.aborted) return;
    ended.abort();
    box.remove();
    onClose(reason);
  }

  function place() {
    if (!anchor.isConnected || anchor.disabled) {
      close("gone");
      return;
    }
    const at = anchor.getBoundingClientRect();
    const { top, bottom } = frame.getBoundingClientRect();
    if (wide) box.style.width = `${Math.max(at.width, 220)}px`;
    const under = innerHeight - bottom - EDGE - GAP;
    const over = top - EDGE - GAP;
    const up = above
      ? over > 120 || over > under
      : under < Math.min(box.scrollHeight, 240) && over > under;
    box.style.maxHeight = `${Math.min(up ? over : under, 420)}px`;
    const left = Math.min(at.left, innerWidth - box.offsetWidth - EDGE);
    box.style.left = `${Math.max(EDGE, left)}px`;
    box.style.top = up ? "auto" : `${bottom + GAP}px`;
    box.style.bottom = up ? `${innerHeight - top + GAP}px` : "auto";
  }

  const options = { signal: ended.signal, capture: true };
  addEventListener("resize", place, options);
  addEventListener(
    "scroll",
    (event) => event.target !== box && !box.contains(event.target) && place(),
    options,
  );
  addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!box.contains(target) && !anchor.contains(target)) close("outside");
    },
    options,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // Escape closes this and nothing behind it.
      event.preventDefault();
      event.stopPropagation();
      close("escape");
    },
    options,
  );
  on("drawn", place, ended.signal);
  place();
  return { close, place, box };
}
