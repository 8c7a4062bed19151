// Texts that are functions of the time, ticked in place.
//
// The renderer marks each one: <tspan class="live" data-live='{"style":"timer","date":1700000000}'>. Instants are seconds
// since 1970; differences are whole seconds, rounded up on the way to an instant and down after it, so that a timer
// reads 0:00 exactly at its date.

import { everySecond } from "./clock.js";

const UNITS = {
  year: { short: ["yr", "yrs"], long: ["year", "years"] },
  month: { short: ["mth", "mths"], long: ["month", "months"] },
  week: { short: ["wk", "wks"], long: ["week", "weeks"] },
  day: { short: ["day", "days"], long: ["day", "days"] },
  hour: { short: ["hr", "hr"], long: ["hour", "hours"] },
  minute: { short: ["min", "min"], long: ["minute", "minutes"] },
  second: { short: ["sec", "sec"], long: ["second", "seconds"] },
};

/** What `live` reads at `now` (seconds since 1970), or null for a style this page does not know. */
export function format(live, now) {
  switch (live.style) {
    case "timer": return timer(live.date, now);
    case "relative": return relative(live.date, now);
    case "offset": return offset(live.date, now);
    case "timerInterval": return timerInterval(live, now);
    default: return null;
  }
}

/** `15:00` or `1:02:03`: down to the date, then up. */
export function timer(date, now) {
  return digits(distance(date, now), true);
}

/** A timer that stands still outside its interval and from `pause` on. */
export function timerInterval({ start, end, pause = null, countsDown = true, showsHours = true }, now) {
  const instant = Math.min(Math.max(pause === null ? now : Math.min(now, pause), start), end);
  return digits(countsDown ? up(end - instant) : down(instant - start), showsHours);
}

/** `11 min, 14 sec`: the two largest units between the instants, without a sign. */
export function relative(date, now) {
  const parts = components(date, now);
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return named([0, "second"], "short");
  return parts.slice(first, first + 2).filter(([count]) => count > 0).map((part) => named(part, "short")).join(", ");
}

/** `-11 minutes` or `+2 hours`: one unit, with the sign of the date as seen from now. */
export function offset(date, now) {
  const largest = components(date, now).find(([count]) => count > 0) ?? [0, "second"];
  return (date < now ? "-" : "+") + named(largest, "long");
}

/** Years, months, weeks, days, hours, minutes, seconds between two instants by the calendar. */
export function components(date, now) {
  const seconds = distance(date, now);
  const from = new Date((date < now ? date : date - seconds) * 1000);
  let months = wholeMonths(from, seconds);
  const rest = seconds - (addMonths(from, months) - from) / 1000;
  const years = Math.floor(months / 12);
  months -= years * 12;
  return [
    [years, "year"], [months, "month"], [Math.floor(rest / 604800), "week"], [Math.floor(rest / 86400) % 7, "day"],
    [Math.floor(rest / 3600) % 24, "hour"], [Math.floor(rest / 60) % 60, "minute"], [Math.floor(rest % 60), "second"],
  ];
}

function wholeMonths(from, seconds) {
  const end = from.getTime() + seconds * 1000;
  let months = Math.max(0, Math.floor(seconds / 2678400));
  while (addMonths(from, months + 1).getTime() <= end) months += 1;
  return months;
}

function addMonths(date, months) {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), days));
  return moved;
}

function named([count, unit], width) {
  return `${count} ${UNITS[unit][width][count === 1 ? 0 : 1]}`;
}

function digits(seconds, showsHours) {
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (!showsHours || minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whole seconds between two instants: rounded up before the date, down after it. */
function distance(date, now) {
  return date >= now ? up(date - now) : down(now - date);
}

// Binary fractions must not turn 900.0000001 into 901.
const up = (seconds) => Math.ceil(seconds - 1e-6);
const down = (seconds) => Math.floor(seconds + 1e-6);

/** Writes every live text below `root` as it reads at `now`; untouched where nothing changed. */
export function tick(root, now) {
  for (const element of root.querySelectorAll(".live[data-live]")) {
    const text = format(parsed(element), now);
    if (text !== null && element.textContent !== text) element.textContent = text;
  }
}

const cache = new WeakMap();

function parsed(element) {
  let live = cache.get(element);
  if (!live) {
    try { live = JSON.parse(element.dataset.live); } catch { live = { style: "unknown" }; }
    cache.set(element, live);
  }
  return live;
}

/** Keeps the live texts below `root` current. */
export function keepLive(root) {
  return everySecond((now) => tick(root, now));
}
