// What widgets showed and will show, and what was decided about them: fetched for a stretch of time, kept until something changes.

/** Milliseconds between two questions at least. */
const PAUSE = 700;

export class History extends EventTarget {
  #stretches = new Map();
  #marks = [];
  #range = null;
  #asked = null;
  #at = -Infinity;
  #timer = null;
  #stale = false;

  /** The part of time that is known, or null. */
  get range() { return this.#range; }

  /** Says which part of time is looked at; it is fetched with as much on both sides. */
  want(from, to) {
    const [low, high] = this.#asked ?? [Infinity, -Infinity];
    const room = Math.min((to - from) / 2, 12 * 86400);
    if (from >= low && to <= high && to - from > (high - low) / 8) return;
    this.#asked = [from - room, to + room];
    this.#soon();
  }

  /** Something has changed on the host. */
  refresh() {
    this.#stale = true;
    this.#soon();
  }

  covers(instant) { return this.#range !== null && instant >= this.#range[0] && instant <= this.#range[1]; }

  /** When a widget shows something else, in the order of time. */
  stretches(id) { return this.#stretches.get(id) ?? []; }

  /** Which of them it is at an instant; undefined where nothing is known. */
  stretch(id, instant) {
    const last = this.stretches(id).findLast(({ from }) => from <= instant);
    return last && (last.to === undefined || instant < last.to) ? last : undefined;
  }

  /** What was decided, of one widget or of all, the newest first. */
  decisions(id) { return id ? this.#marks.filter(({ widget }) => widget === id) : this.#marks; }

  #soon() {
    if (this.#timer !== null || !this.#asked) return;
    this.#timer = setTimeout(() => this.#fetch(), Math.max(0, this.#at + PAUSE - performance.now()));
  }

  async #fetch() {
    const range = this.#asked;
    this.#stale = false;
    this.#at = performance.now();
    try {
      const response = await fetch(`/api/timebar?from=${range[0].toFixed(3)}&to=${range[1].toFixed(3)}`, { cache: "no-store" });
      if (response.ok) {
        const { widgets, marks } = await response.json();
        this.#stretches = new Map(widgets.map(({ id, stretches }) => [id, stretches]));
        this.#marks = marks;
        this.#range = range;
        this.dispatchEvent(new Event("change"));
      }
    } catch {
      // The connection's own banner says so; the next event asks again.
    }
    this.#timer = null;
    if (this.#stale || range !== this.#asked) this.#soon();
  }
}
