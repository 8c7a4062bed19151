// The stretch of time itself: ticks, marks, the host's now, and a playhead that can be dragged.

import { h, mark as attribute } from "../dom.js";
import { hostNow, isLooking, now } from "../clock.js";
import { away, instant, longTime, plural } from "../format.js";
import { changeWords, clockChanges, ticks } from "./axis.js";
import { merge } from "./merge.js";

const SHORTEST = 600, LONGEST = 14 * 86400;
/** Pixels around now within which the playhead is let go. */
const MAGNET = 5;
/** Which marks stand in one row, and the pixels that a mark with its number takes. */
const ROWS = { reload: "above", planned: "above", push: "above", deferred: "below", merged: "below", turned: "below" }, ROOM = 26;
const MANY = { entry: "entries", reload: "reloads", push: "reloads by push", deferred: "requests put off", merged: "requests merged", turned: "turns of stacks", planned: "planned reloads" };

export class Track {
  #groups = [];
  #drawn = null;

  /** `on.look(instant | null, { isMoving })`, `on.choose(mark)` when one is clicked, `on.window()` when other time is in sight. */
  constructor(on) {
    this.on = on;
    this.span = 86400;
    this.from = null;
    this.follows = true;
    this.layer = h("div", { class: "marks" });
    this.past = h("i", { class: "past" });
    this.present = h("i", { class: "present", "aria-hidden": "true" });
    this.needle = h("div", {
      class: "now", role: "slider", tabindex: "0", "aria-label": "Time", "aria-orientation": "horizontal", onkeydown: (event) => this.#key(event),
    });
    this.element = h("div", { class: "track", role: "group", "aria-label": "Time", onpointerdown: (event) => this.#grab(event) },
      h("i", { class: "line" }), this.past, this.layer, this.present, this.needle);
    this.tip = h("div", { class: "tip", hidden: true, role: "tooltip" });
    this.element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  get window() { return [this.from, this.from + this.span]; }

  /** Shows so many seconds, with now in the middle. */
  setSpan(seconds) {
    this.span = seconds;
    this.#center(now());
    this.follows = !isLooking();
    this.#moved();
  }

  /** Brings an instant into sight. */
  reveal(at) {
    if (at >= this.from && at <= this.from + this.span) return;
    this.#center(at);
    this.follows = false;
    this.#moved();
  }

  /** Now is in the middle again. */
  follow() {
    this.follows = true;
    this.#center(hostNow());
    this.#moved();
  }

  /** `marks` are `{ kind, at, words(), … }`. */
  show(marks, label) {
    this.marks = marks;
    this.element.setAttribute("aria-label", label);
    this.draw();
  }

  /** Draws marks and ticks, and places the playhead. */
  draw() {
    const { clientWidth: width } = this.element;
    if (this.from === null) this.#center(hostNow());
    if (!width || !this.marks) return;
    const at = (date) => ((date - this.from) / this.span) * width;
    this.#groups = merge(this.marks, at, width);
    const changes = clockChanges(this.from, this.from + this.span);
    this.layer.replaceChildren(
      ...ticks(this.from, this.from + this.span, width).map((tick) => h("span", { class: tick.isDay ? "tick day" : "tick", "aria-hidden": "true", style: { left: `${at(tick.at)}px` } }, tick.text)),
      ...changes.map((change) => this.#element({ kind: "clocks", at: change.at, to: change.at, x: at(change.at), marks: [{ kind: "clocks", at: change.at, words: () => `${changeWords(change)}, ${instant(change.at, hostNow())}` }] })),
      ...this.#groups.map((group) => this.#element(group)));
    this.#crowd();
    // Where ticks stand too near to each other, as at a clock change, the later one goes.
    let end = -Infinity;
    for (const tick of this.layer.querySelectorAll(".tick")) {
      const half = tick.offsetWidth / 2;
      const x = parseFloat(tick.style.left);
      tick.hidden = x - half < end + 8 || x < half - 12 || x > width - half + 12;
      if (!tick.hidden) end = x + half;
    }
    this.#drawn = this.from;
    this.beat();
  }

  /** Places the playhead, each time the clock has moved. */
  beat() {
    if (this.from === null) return;
    const [instant, host] = [now(), hostNow()];
    if (this.follows && !isLooking() && (host > this.from + 0.8 * this.span || host < this.from)) {
      this.#center(host);
      this.#moved();
    }
    const share = (date) => `${Math.min(Math.max(((date - this.from) / this.span) * 100, 0), 100)}%`;
    const inside = (date) => date >= this.from && date <= this.from + this.span;
    this.needle.style.left = share(instant);
    this.needle.classList.toggle("outside", !inside(instant));
    this.needle.classList.toggle("looking", isLooking());
    this.present.hidden = !isLooking() || !inside(host);
    this.present.style.left = share(host);
    this.past.style.width = share(host);
    for (const [name, value] of [["min", this.from], ["max", this.from + this.span], ["now", instant]]) this.needle.setAttribute(`aria-value${name}`, String(Math.round(value)));
    this.needle.setAttribute("aria-valuetext", isLooking() ? `${longTime(instant)}, ${away(instant - host)}` : `Now, ${longTime(instant)}`);
  }

  /** The instant of the mark before or after another one. */
  next(from, step) {
    const dates = [...new Set(this.marks.map(({ at }) => at))].sort((a, b) => a - b);
    return step > 0 ? dates.find((at) => at > from + 0.6) : dates.findLast((at) => at < from - 0.6);
  }

  /** Tells about the marks at an instant, for those who came there by keyboard. */
  tell(at) {
    const group = this.#groups.find((candidate) => at >= candidate.at - 0.6 && at <= candidate.to + 0.6);
    const element = group && this.layer.querySelector(`[data-at="${group.at}"][data-kind="${group.kind}"]`);
    element ? this.#explain(element, group) : this.hush();
    if (group) this.needle.setAttribute("aria-valuetext", `${longTime(at)}. ${words(group)[0]}`);
  }

  hush() { this.tip.hidden = true; }

  #center(at) {
    this.from = at - this.span / 2;
  }

  #moved() {
    this.draw();
    this.on.window();
  }

  /** A number beside a mark shows where the next mark leaves room for it. */
  #crowd() {
    const next = {};
    for (const group of [...this.#groups].reverse()) {
      if (group.marks.length === 1 && !next[ROWS[group.kind]]) { next[ROWS[group.kind]] = group.x; continue; }
      const isTight = group.x + ROOM > (next[ROWS[group.kind]] ?? Infinity);
      attribute(this.layer.querySelector(`[data-at="${group.at}"][data-kind="${group.kind}"]`), "data-tight", isTight);
      next[ROWS[group.kind]] = group.x;
    }
  }

  #element(group) {
    const { kind, marks, x } = group;
    const element = h("button", {
      class: `mark ${kind}`, type: "button", role: "img", tabindex: "-1", "aria-label": words(group).join(" "), dataset: { at: group.at, kind }, style: { left: `${x}px` },
      onclick: (event) => { event.stopPropagation(); this.on.choose(marks[0]); },
      onpointerenter: () => this.#explain(element, group), onpointerleave: () => this.hush(),
    });
    attribute(element, "data-many", marks.length > 1 && marks.length);
    attribute(element, "aria-current", marks.some(({ current }) => current) && "true");
    return element;
  }

  #explain(element, group) {
    const [first, ...more] = words(group);
    this.tip.replaceChildren(h("b", {}, first), ...more.map((text) => h("span", {}, text)));
    this.tip.hidden = false;
    const bounds = this.tip.parentElement.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const half = this.tip.offsetWidth / 2 + 8;
    this.tip.style.left = `${Math.min(Math.max(box.left + box.width / 2 - bounds.left, half), bounds.width - half)}px`;
  }

  /** A press sets the playhead, which then follows the pointer; on a mark only once the pointer moves: a click is the mark's. */
  #grab(event) {
    if (event.button !== 0) return;
    const box = this.element.getBoundingClientRect();
    let [instant, isOn] = [null, false];
    const move = ({ clientX }) => {
      if (!isOn && Math.abs(clientX - event.clientX) < 4) return;
      if (!isOn) begin();
      const x = Math.min(Math.max(clientX - box.left, 0), box.width);
      const isNow = Math.abs(x - ((hostNow() - this.from) / this.span) * box.width) < MAGNET;
      instant = isNow ? null : this.from + (x / box.width) * this.span;
      this.on.look(instant, { isMoving: true });
    };
    const begin = () => {
      isOn = true;
      this.needle.focus({ preventScroll: true });
      this.element.setPointerCapture(event.pointerId);
    };
    const end = () => {
      this.element.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) this.element.removeEventListener(name, end);
      if (isOn) this.on.look(instant, { isMoving: false });
    };
    if (!event.target.closest(".mark")) {
      event.preventDefault();
      begin();
      move(event);
    }
    this.element.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) this.element.addEventListener(name, end);
  }

  /** Down and up show more and less, around the pointer; sideways goes through time. */
  #wheel(event) {
    event.preventDefault();
    const box = this.element.getBoundingClientRect();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
      this.from += ((event.deltaX || event.deltaY) / box.width) * this.span;
    } else {
      const share = (event.clientX - box.left) / box.width;
      const at = this.from + share * this.span;
      this.span = Math.min(Math.max(this.span * Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 60) * 0.004), SHORTEST), LONGEST);
      this.from = at - share * this.span;
    }
    this.follows = false;
    this.#moved();
  }

  #key(event) {
    const fine = this.span / 96;
    const moves = { ArrowUp: fine, ArrowDown: -fine, PageUp: this.span / 8, PageDown: -this.span / 8 };
    if (event.key in moves) this.on.look(now() + moves[event.key], { isMoving: false });
    else if (event.key === "Home") this.on.look(this.from, { isMoving: false });
    else if (event.key === "End") this.on.look(this.from + this.span, { isMoving: false });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** What a mark says: one sentence, or how many there are and the newest of them. */
function words({ kind, at, to, marks }) {
  if (marks.length === 1) return [marks[0].words()];
  const host = hostNow();
  const many = MANY[kind] ? `${marks.length} ${MANY[kind]}` : plural(marks.length, "instant");
  return [`${many}, ${instant(at, host)} to ${instant(to, host)}`, ...marks.slice(0, 3).map((mark) => mark.words()), ...(marks.length > 3 ? [`and ${marks.length - 3} before`] : [])];
}
