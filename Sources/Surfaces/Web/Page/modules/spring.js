// Numbers that ride on a spring. A new goal keeps their speed, so that a motion which changes its mind never jerks.

import { isCalm } from "./dragging.js";

const STEP = 1 / 240;
const STILL = 0.02;

export class Spring {
  #values;
  #speeds;
  #goals;
  #frame = null;
  #last = 0;

  /** `draw(values)` is called for each frame with the numbers by name. */
  constructor(draw) { this.draw = draw; }

  get goals() { return this.#goals; }

  /** At once. */
  jump(goals) {
    this.#goals = goals;
    this.#values = { ...goals };
    this.#speeds = Object.fromEntries(Object.keys(goals).map((name) => [name, 0]));
    this.stop();
    this.draw(this.#values);
  }

  /** By a spring that takes `response` seconds a swing; `damping` 1 does not overshoot. */
  go(goals, { response = 0.42, damping = 0.74 } = {}) {
    if (!this.#values || isCalm()) return this.jump(goals);
    this.#goals = goals;
    this.stiffness = ((2 * Math.PI) / response) ** 2;
    this.friction = (4 * Math.PI * damping) / response;
    if (this.#frame !== null) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((time) => this.#beat(time));
  }

  stop() {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  #beat(time) {
    // A tab that was away does not play what it missed.
    let left = Math.min(Math.max((time - this.#last) / 1000, 0), 0.064);
    this.#last = time;
    for (; left > 0; left -= STEP) this.#step(Math.min(left, STEP));
    const names = Object.keys(this.#goals);
    const isStill = names.every((name) => Math.abs(this.#goals[name] - this.#values[name]) < STILL && Math.abs(this.#speeds[name]) < 1);
    if (isStill) return this.jump(this.#goals);
    this.draw(this.#values);
    this.#frame = requestAnimationFrame((next) => this.#beat(next));
  }

  #step(seconds) {
    for (const [name, goal] of Object.entries(this.#goals)) {
      const value = this.#values[name] ?? goal;
      const speed = this.#speeds[name] ?? 0;
      const next = speed + (this.stiffness * (goal - value) - this.friction * speed) * seconds;
      this.#speeds[name] = next;
      this.#values[name] = value + next * seconds;
    }
  }
}
