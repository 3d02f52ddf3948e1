// Times in the reader's language; relative ones are updated as time passes.

import { h } from "./dom.js";
import { locale, state } from "./state.js";
import { translate } from "./i18n.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { dateStyle: "long" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["second", 45, 1],
  ["minute", 45 * 60, 60],
  ["hour", 22 * 3600, 3600],
  ["day", 26 * 86400, 86400],
  ["month", 320 * 86400, 30.44 * 86400],
  ["year", Infinity, 365.25 * 86400],
];

/** The moment in milliseconds, with the days that were skipped in the lab. */
export const now = () => Date.now() + 1000 * (state.world?.skipped ?? 0);

const format = (date, options) => new Intl.DateTimeFormat(locale(), options).format(date);

/** "3 minutes ago" for a moment in milliseconds. */
export function relative(when) {
  const seconds = (when - now()) / 1000;
  const [unit, , size] = STEPS.find(([, limit]) => Math.abs(seconds) < limit);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return words.format(Math.round(seconds / size), unit);
}

/** The time of a message: "14:02" today, with a date before that. */
export function messageTime(iso) {
  const date = new Date(iso);
  const time = format(date, { timeStyle: "short" });
  const days = Math.round((midnight(new Date(now())) - midnight(date)) / 86_400_000);
  const text =
    days === 0
      ? translate("today", { time })
      : days === 1
        ? translate("yesterday", { time })
        : format(date, { dateStyle: "short", timeStyle: "short" });
  return stamp(date, text);
}

/** Hours and minutes only, for the margin of a compact message. */
export const shortTime = (iso) =>
  stamp(new Date(iso), format(new Date(iso), { timeStyle: "short" }));

/** A moment in milliseconds with its weekday. */
export const dateAndTime = (moment) => format(new Date(moment), STYLES.F);

/** The date between messages of different days. */
export const dayName = (iso) => format(new Date(iso), { dateStyle: "long" });

/** Whether two times are on the same day in the reader's time zone. */
export const sameDay = (one, other) => +midnight(new Date(one)) === +midnight(new Date(other));

function midnight(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** A `<t:seconds:style>` timestamp. */
export function timeMark(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(+date)) return h("span", null, `<t:${seconds}>`);
  const walks = style === "R";
  const text = walks ? relative(+date) : format(date, STYLES[style] ?? STYLES.f);
  return stamp(date, text, { class: "time-mark", data: { relative: walks ? +date : undefined } });
}

const stamp = (date, text, attributes = {}) =>
  h("time", { datetime: date.toISOString(), title: format(date, STYLES.F), ...attributes }, text);

/** Keep the relative times on the page up to date. */
export function startClock() {
  setInterval(() => {
    for (const mark of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(mark.dataset.relative));
      if (mark.textContent !== text) mark.textContent = text;
    }
  }, 1000);
}
