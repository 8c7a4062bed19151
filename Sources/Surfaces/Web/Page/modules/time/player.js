// The clock's moves: looking at an instant, playing what was kept, running the host ahead and back.

import * as address from "../address.js";
import { hostNow, isLooking, look, now, setClock } from "../clock.js";
import { Refusal, send } from "../send.js";

export const RATES = [1, 60, 3600];
/** Milliseconds between looks while the past is played, and between questions while the host runs ahead. */
const FRAME = 60, ASK = 250;

export class Player extends EventTarget {
  rate = 60;
  /** What `/api/state` says of the clock. */
  clock = { rate: 1, ahead: false, movable: false, course: 0 };
  #replay = null;
  #asking = null;

  constructor(model) {
    super();
    this.model = model;
  }

  get isReplaying() { return this.#replay !== null; }
  get isRunning() { return this.clock.ahead && (this.clock.rate > 0 || this.clock.destination !== undefined); }
  /** Time goes on in the picture, faster or as it does. */
  get isPlaying() { return this.isReplaying || (!isLooking() && (this.isRunning || (!this.clock.ahead && this.rate === 1))); }

  /** The host has said how its clock goes. */
  follow(clock) {
    if (!clock) return;
    this.clock = clock;
    this.#ask();
  }

  /** Shows an instant; null: the host's time. The address has it once a move has ended. */
  look(instant, { isMoving = false } = {}) {
    if (!isMoving) this.#stop();
    look(instant);
    if (!isMoving || this.isReplaying) address.write({ at: instant === null ? undefined : Math.round(instant) });
    this.#tell();
  }

  /** Starts or stops: in the past what was kept is played, from now on the host itself runs ahead. */
  async toggle() {
    if (this.isReplaying) return this.look(now());
    if (isLooking() && now() < hostNow()) return this.#play();
    if (this.isRunning) return this.#move({ rate: 0 });
    if (this.isPlaying) return this.look(hostNow());
    if (!this.clock.movable) return this.look(null);
    this.look(null);
    await this.#move({ rate: this.rate });
  }

  async setRate(rate) {
    this.rate = rate;
    if (this.clock.ahead && this.clock.rate > 0) await this.#move({ rate });
    else this.#tell();
  }

  /** Lets the host live on until an instant, with all that happens until then. */
  async runTo(instant) {
    this.look(null);
    await this.#move({ to: instant });
  }

  /** The machine's time, and what is shown then. */
  async backToNow() {
    this.look(null);
    if (this.clock.ahead) await this.#move({ back: true });
  }

  #play() {
    let [from, since] = [now(), performance.now()];
    let rate = this.rate;
    this.#replay = setInterval(() => {
      if (rate !== this.rate) [from, since, rate] = [now(), performance.now(), this.rate];
      const instant = from + ((performance.now() - since) / 1000) * rate;
      if (instant >= hostNow()) return this.look(null);
      look(instant);
      this.#tell();
    }, FRAME);
    this.#tell();
  }

  #stop() {
    clearInterval(this.#replay);
    this.#replay = null;
  }

  async #move(body) {
    try {
      this.follow(await send("/api/time", body));
      setClock(this.clock.now, this.clock.rate);
      this.dispatchEvent(new Event("moved"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.dispatchEvent(new CustomEvent("refused", { detail: error }));
    }
    await this.model.refreshed();
    this.#tell();
  }

  /** A clock that runs is asked for often: providers may hold it up. */
  #ask() {
    if (this.#asking !== null || !this.isRunning) return;
    this.#asking = setTimeout(async () => {
      try {
        const response = await fetch("/api/clock", { cache: "no-store" });
        if (response.ok) {
          const before = this.clock;
          this.clock = await response.json();
          setClock(this.clock.now, this.clock.destination === undefined ? this.clock.rate : 0);
          if (before.course !== this.clock.course || before.rate !== this.clock.rate) this.model.refresh();
        }
      } catch {
        // The connection's own banner says so.
      }
      this.#asking = null;
      this.#tell();
      this.#ask();
    }, ASK);
  }

  #tell() { this.dispatchEvent(new Event("change")); }
}
