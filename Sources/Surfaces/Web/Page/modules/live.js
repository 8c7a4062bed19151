// Texts that are functions of the time, ticked in place.
//
// The renderer marks each: <text class="live" data-live='{"locale":…,"timeZone":…,"parts":[…]}'> with a <tspan> a part, a part being
// a fixed {"text":…} or a date with its style, {"style":"timer","date":1700000000}. An element may also bear one such date itself.
// A progress has its start and end: a bar's `x` moves from `empty` to `full`, a ring's dash is a part of its `length`.
// Texts drawn as outlines (<g class="live">) cannot be written anew: their picture is asked for again when they change.
// Instants are seconds since 1970; the rules are those of Sources/Text/Dates.

import { everySecond } from "./clock.js";
import { components } from "./calendar.js";

const NAMES = {
  year: { short: ["yr", "yrs"], long: ["year", "years"] },
  month: { short: ["mth", "mths"], long: ["month", "months"] },
  day: { short: ["day", "days"], long: ["day", "days"] },
  hour: { short: ["hr", "hr"], long: ["hour", "hours"] },
  minute: { short: ["min", "min"], long: ["minute", "minutes"] },
  second: { short: ["sec", "sec"], long: ["second", "seconds"] },
};

/** What `live` reads at `now`, or null for a style this page does not know. */
export function format(live, now, { locale = live.locale ?? "en_US", timeZone = live.timeZone ?? "GMT" } = {}) {
  switch (live.style) {
    case "timer": return timer(live.date, now);
    case "relative": return relative(live.date, now, locale, timeZone);
    case "offset": return offset(live.date, now, locale, timeZone);
    case "timerInterval": return timerInterval(live, now);
    case "progress": return `${Math.round(fraction(live, now) * 200) / 2} %`;
    case "schedule": return scheduled(live, now);
    default: return null;
  }
}

/** `15:00` or `1:02:03`: down to the date, then up. */
export function timer(date, now) {
  return digits(distance(date, now), true);
}

/** The text of the last step that has come; before all of them, that of the first. */
export function scheduled({ steps = [] }, now) {
  const last = steps.findLastIndex(([date]) => date <= now);
  return steps.length ? steps[Math.max(last, 0)][1] : "";
}

/** A timer that stands still outside its interval and from `pause` on. */
export function timerInterval({ start, end, pause = null, countsDown = true, showsHours = true }, now) {
  const last = Math.max(start, end);
  const instant = Math.min(Math.max(pause === null ? now : Math.min(now, pause), start), last);
  return digits(distance(countsDown ? last : start, instant), showsHours);
}

/** `11 min, 14 sec`: the largest unit and the one below it, without direction. */
export function relative(date, now, locale = "en_US", timeZone = "GMT") {
  const parts = components(date, now, distance(date, now), timeZone);
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return named([0, "second"], "short", locale);
  return parts.slice(first, first + 2).filter(([count]) => count > 0).map((part) => named(part, "short", locale)).join(", ");
}

/** `-11 minutes` or `+2 hours`: the largest unit; minus while the date is ahead. */
export function offset(date, now, locale = "en_US", timeZone = "GMT") {
  const largest = components(date, now, distance(date, now), timeZone).find(([count]) => count > 0) ?? [0, "second"];
  return (date > now && largest[0] > 0 ? "-" : "+") + named(largest, "long", locale);
}

/** How much of a progress is filled, 0…1. */
export function fraction({ start, end, countsDown = false }, now) {
  const done = end > start ? Math.min(Math.max((now - start) / (end - start), 0), 1) : 1;
  return countsDown ? 1 - done : done;
}

function named([count, unit], width, locale) {
  if (locale.startsWith("en") || locale === "") return `${count} ${NAMES[unit][width][count === 1 ? 0 : 1]}`;
  return new Intl.NumberFormat(locale.replaceAll("_", "-"), { style: "unit", unit, unitDisplay: width }).format(count);
}

function digits(seconds, showsHours) {
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (!showsHours || minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whole seconds between two instants: rounded up before the date, down after it. */
function distance(date, now) {
  // Binary fractions must not turn 900.0000001 into 901.
  return date > now ? Math.ceil(date - now - 1e-6) : Math.floor(now - date + 1e-6);
}

/** Writes every live text below `root` as it reads at `now`; untouched where nothing changed. */
export function tick(root, now) {
  for (const element of root.querySelectorAll(".live[data-live]")) write(element, parsed(element), now);
}

function write(element, live, now) {
  if (element.localName === "g") return renew(element, live, now);
  if (live.style === "progress") return advance(element, live, fraction(live, now));
  if (!live.parts) return put(element, format(live, now));
  live.parts.forEach((part, i) => put(element.children[i], format(part, now, live)));
}

function advance(element, { empty, full, length }, share) {
  if (length === undefined) return set(element, "x", empty + (full - empty) * share);
  set(element, "stroke-dasharray", `${length * share} ${length + 1}`);
  // A dash of no length would still show its round ends.
  set(element, "visibility", share > 0 ? "visible" : "hidden");
}

function set(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

function put(element, text) {
  if (element && text !== null && element.textContent !== text) element.textContent = text;
}

/** Asks for another picture when a text drawn as outlines reads differently than when it was drawn. */
function renew(element, live, now) {
  const text = (live.parts ?? [live]).map((part) => format(part, now, live) ?? "").join("|");
  const before = drawn.get(element);
  drawn.set(element, text);
  if (before !== undefined && before !== text) element.dispatchEvent(new CustomEvent("stale", { bubbles: true }));
}

const drawn = new WeakMap();
const cache = new WeakMap();

function parsed(element) {
  let live = cache.get(element);
  if (!live) {
    try { live = JSON.parse(element.dataset.live); } catch { live = {}; }
    cache.set(element, live);
  }
  return live;
}

/** Keeps the live texts below `root` current. */
export function keepLive(root) {
  return everySecond((now) => tick(root, now));
}
