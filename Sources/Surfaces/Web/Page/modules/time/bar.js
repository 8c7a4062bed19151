// The time bar: looks at any instant, plays the past, runs the host ahead, and jumps to what happens next.

import * as address from "../address.js";
import { everySecond, hostNow, isLooking, now } from "../clock.js";
import { activityLine } from "../activitymarks.js";
import { away, plural, widgetName } from "../format.js";
import { changeWords, nextClockChange, nextMidnight } from "./axis.js";
import { liveMarks, widgetMarks } from "./marks.js";
import { SPANS, Transport } from "./transport.js";
import { Track } from "./track.js";

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", second: "2-digit" });
const dayClock = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", second: "2-digit" });

export class TimeBar {
  /** `on.select(id)` when a mark of a widget or of an activity was chosen, `on.say(text)` tells something that has no other place. */
  constructor(root, player, history, on) {
    Object.assign(this, { root, player, history, on });
    this.transport = new Transport({
      step: (step) => this.step(step), toggle: () => player.toggle(), rate: (rate) => player.setRate(rate), jump: (name) => this.jump(name),
      span: (seconds) => this.#span(seconds), back: () => this.now(), run: () => player.runTo(now()),
    });
    this.track = new Track({
      look: (instant, how) => { player.look(instant, how); if (!how.isMoving) this.track.tell(instant ?? hostNow()); },
      choose: (mark) => { on.select(mark); this.#goTo(mark.at); },
      window: () => this.#window(),
    });
    root.append(this.transport.element, this.track.element, this.track.tip);
    const [, span] = SPANS.find(([name]) => name === address.read().zoom) ?? SPANS[2];
    this.track.span = span;
    this.transport.showSpan(span);
    this.track.draw();
    everySecond(() => this.#beat());
    history.addEventListener("change", () => this.#marks());
    player.addEventListener("change", () => this.#beat());
  }

  /** Shows the marks of `widget`, or of all without one; and the instants of Live Activities, of which one may be chosen. */
  show(state, widget, activities = [], chosen = null) {
    Object.assign(this, { state, widget: chosen ? null : widget, activities, chosen });
    this.#marks();
    this.#window();
  }

  /** The mark before or after the playhead. */
  step(step) {
    const at = this.track.next(now(), step);
    if (at === undefined) return this.on.say(step > 0 ? "There is no later mark in sight." : "There is no earlier mark in sight.");
    this.#goTo(at);
  }

  jump(name) {
    const at = { entry: () => this.#coming("entry"), reload: () => this.#coming("planned"), midnight: () => nextMidnight(now()), clocks: () => nextClockChange(now())?.at }[name]?.();
    if (at === undefined || at === null) return this.on.say({ entry: "No later entry is known.", reload: "No reload is planned.", clocks: "The clocks of this time zone do not change." }[name]);
    this.#goTo(at);
    if (name === "clocks") this.on.say(changeWords(nextClockChange(at - 60)));
  }

  /** Back to the host's time, and from there to the machine's. */
  async now() {
    await this.player.backToNow();
    this.track.follow();
  }

  #coming(kind) {
    const dates = this.marks.filter((mark) => mark.kind === kind && mark.at > now() + 0.6).map(({ at }) => at);
    return dates.length ? Math.min(...dates) : undefined;
  }

  #goTo(at) {
    // An instant later, so that what begins then is what shows.
    this.player.look(at + 0.5);
    this.track.reveal(at);
    this.track.tell(at);
  }

  #span(seconds) {
    const [name] = SPANS.find(([, known]) => known === seconds);
    address.write({ zoom: name === "24h" ? undefined : name });
    this.track.setSpan(seconds);
  }

  #window() {
    this.transport.showSpan(this.track.span);
    this.history.want(...this.track.window);
  }

  #marks() {
    if (!this.state) return;
    const activities = liveMarks(this.chosen ? [this.chosen] : this.activities);
    this.marks = this.chosen ? activities : [...widgetMarks(this.state, this.widget, this.history), ...activities];
    const key = JSON.stringify(this.marks.map((mark) => [mark.kind, mark.at, mark.current]));
    if (key === this.key) return this.#beat();
    this.key = key;
    this.track.show(this.marks, this.chosen ? "Life of the Live Activity" : this.widget ? `Time of ${widgetName(this.widget)}` : "Time of all widgets");
    this.#beat();
  }

  #beat() {
    const { transport, player } = this;
    const [instant, host] = [now(), hostNow()];
    const isToday = new Date(instant * 1000).toDateString() === new Date().toDateString();
    transport.clock.textContent = (isToday ? clock : dayClock).format(new Date(instant * 1000));
    transport.subject.textContent = this.#line(instant, host);
    transport.show(player);
    transport.run.hidden = !isLooking() || instant < host + 1 || !player.clock.movable;
    transport.back.hidden = !isLooking() && !player.clock.ahead;
    this.root.dataset.time = isLooking() ? "looking" : player.clock.ahead ? "ahead" : "now";
    this.track.beat();
  }

  /** One line: what is shown, and whose time it is. */
  #line(instant, host) {
    const { clock } = this.player;
    if (isLooking()) return `${away(instant - host)}, ${instant < host ? "as it was kept" : "by the timelines there are"}`;
    if (clock.destination !== undefined) return `Running ahead: ${away(clock.destination - host)} to go`.replace("in ", "");
    if (clock.ahead) return `Ahead of the machine ${away(host - Date.now() / 1000).replace(/^in /, "by ")}${clock.rate === 0 ? ", standing" : `, ${clock.rate}×`}`;
    if (this.chosen) return activityLine(this.chosen, instant);
    if (this.widget) return `${widgetName(this.widget)}: ${plural(this.widget.entries.length, "entry", "entries")}`;
    return this.state ? plural(this.state.widgets.length, "widget") : "";
  }
}

/** Space, ← →, N and M, where nothing else listens to them. */
export function timeKeys(bar, player) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.target.closest?.("input, textarea, select, [contenteditable], [role=dialog], [role=menu], [aria-modal]")) return;
    const here = event.target === document.body || bar.root.contains(event.target) || event.target.id === "stage";
    const key = event.key.toLowerCase();
    if (key === "n") bar.now();
    else if (key === "m") bar.jump("midnight");
    else if (here && key === " " && !event.target.closest?.("button")) player.toggle();
    else if (here && key === "arrowleft") bar.step(-1);
    else if (here && key === "arrowright") bar.step(1);
    else return;
    event.preventDefault();
  });
}
