// The time bar: a stretch of time around now with the marks of one widget. It shows; nothing on it moves the clock.

import { h } from "./dom.js";
import { triangle } from "./icons.js";
import { everySecond, now } from "./clock.js";
import { activityLine, activityMarks } from "./activitymarks.js";
import { away, instant, longTime, plural, shortTime, widgetName } from "./format.js";

const STEPS = [60, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 604800];
const MOST_MARKS = 400;

export class TimeBar {
  #range = null;
  #key = null;

  constructor(root) {
    this.root = root;
    this.clock = h("span", { class: "clock" });
    this.subject = h("span", { class: "subject" });
    this.keys = h("span", { class: "keys", "aria-hidden": "true" });
    this.track = h("div", { class: "track", role: "group" });
    this.tip = h("div", { class: "tip", hidden: true });
    root.append(h("div", { class: "legend" }, this.clock, this.subject, this.keys), this.track, this.tip);
    this.line = h("i", { class: "line" });
    this.past = h("i", { class: "past" });
    this.needle = h("i", { class: "now" });
    everySecond((instant) => this.#beat(instant));
  }

  /** Shows the timeline of `widget`, or the hour around now without one; and the instants of Live Activities, of which one may be chosen. */
  show(widget, activities = [], chosen = null) {
    const marks = activityMarks(chosen ? [chosen] : activities);
    const key = JSON.stringify([widget?.id, widget?.name, widget?.entries, widget?.entry?.index, widget?.nextReload, chosen?.id, chosen?.phase, chosen?.updates, marks.map(({ kind, date, id }) => [kind, date, id])]);
    if (key === this.#key) return;
    this.#key = key;
    Object.assign(this, { widget: chosen ? null : widget, chosen, marks });
    this.#range = this.#stretch(now());
    this.#draw();
  }

  /** Of a chosen activity all instants are in sight; those of others where they fall. */
  #stretch(instant) {
    if (!this.chosen) return range(this.widget, instant);
    return range({ entries: this.marks.map(({ date }) => date) }, instant);
  }

  #draw() {
    const { widget } = this;
    const entries = widget?.entries ?? [];
    this.subject.textContent = this.chosen ? activityLine(this.chosen, now()) : widget ? `${widgetName(widget)}: ${plural(entries.length, "entry", "entries")}` : "";
    this.track.setAttribute("aria-label", this.chosen ? "Life of the Live Activity" : widget ? `Timeline of ${widgetName(widget)}` : "Time");
    this.keys.replaceChildren(...(widget?.nextReload ? [h("span", { style: { color: "var(--secondary)" } }, this.#triangle(), "Reload")] : []));
    this.track.replaceChildren(this.line, this.past, ...this.#ticks(), ...this.#entries(entries), ...this.#reload(), ...this.#activities(), this.needle);
    this.#beat(now());
  }

  #triangle() {
    const element = triangle();
    element.style.color = "var(--orange-fill)";
    return element;
  }

  #entries(entries) {
    const stride = Math.ceil(entries.length / MOST_MARKS);
    return entries.map((date, i) => [date, i]).filter(([date, i]) => i % stride === 0 && this.#inside(date)).map(([date, i]) => {
      const current = i === this.widget.entry?.index;
      const words = () => `Entry ${i + 1} of ${entries.length}, ${instant(date, now())}, ${current ? "shown now" : away(date - now())}`;
      return this.#mark("entry", date, words, current);
    });
  }

  #reload() {
    const date = this.widget?.nextReload;
    if (!date || !this.#inside(date)) return [];
    const mark = this.#mark("reload", date, () => `Next reload ${away(date - now())}, ${longTime(date)}`);
    mark.append(triangle());
    return [mark];
  }

  #activities() {
    return (this.marks ?? []).filter(({ date }) => this.#inside(date)).map(({ kind, date, words }) => this.#mark(`activity ${kind}`, date, () => words(now())));
  }

  #mark(kind, date, words, current = false) {
    const element = h("span", { class: `mark ${kind}`, role: "img", "aria-label": words(), "aria-current": current && "true", style: { left: this.#at(date) } });
    element.addEventListener("pointerenter", () => this.#explain(element, words()));
    element.addEventListener("pointerleave", () => { this.tip.hidden = true; });
    return element;
  }

  #explain(element, words) {
    this.tip.textContent = words;
    this.tip.hidden = false;
    const bounds = this.root.getBoundingClientRect();
    const mark = element.getBoundingClientRect();
    const half = this.tip.offsetWidth / 2 + 8;
    const x = Math.min(Math.max(mark.left + mark.width / 2 - bounds.left, half), bounds.width - half);
    this.tip.style.left = `${x}px`;
  }

  #ticks() {
    const [from, to] = this.#range;
    const most = Math.max(2, Math.floor((this.track.clientWidth || 600) / 86));
    const step = STEPS.find((candidate) => (to - from) / candidate <= most) ?? STEPS[STEPS.length - 1];
    const zone = new Date(from * 1000).getTimezoneOffset() * 60;
    const first = Math.ceil((from - zone) / step) * step + zone;
    const ticks = [];
    for (let date = first; date <= to; date += step) {
      const place = (date - from) / (to - from);
      if (place < 0.03 || place > 0.97) continue;
      ticks.push(h("span", { class: "tick", "aria-hidden": "true", style: { left: this.#at(date) } }, step >= 86400 ? instant(date, 0) : shortTime(date)));
    }
    return ticks;
  }

  #beat(instant) {
    this.clock.textContent = longTime(instant);
    if (!this.#range) return;
    if (instant > this.#range[1] - (this.#range[1] - this.#range[0]) * 0.02) {
      this.#range = this.#stretch(instant);
      return this.#draw();
    }
    if (this.chosen) this.subject.textContent = activityLine(this.chosen, instant);
    const left = this.#at(instant);
    this.needle.style.left = left;
    this.past.style.width = left;
  }

  #inside(date) { return date >= this.#range[0] && date <= this.#range[1]; }

  #at(date) {
    const [from, to] = this.#range;
    return `${(100 * (date - from)) / (to - from)}%`;
  }
}

/** From a little before the shown entry to a little after the last mark; an hour at least, a week at most. */
export function range(widget, now) {
  const marks = [...(widget?.entries ?? []), widget?.nextReload].filter((date) => typeof date === "number");
  const from = Math.min(now, Math.max(Math.min(now, ...marks), now - 6 * 3600));
  const to = Math.min(Math.max(now, ...marks), now + 7 * 86400);
  const room = Math.max((to - from) * 0.06, (3600 - (to - from)) / 2);
  return [from - room, to + room];
}
