// Apple Watch, 45 mm: the Smart Stack with the iPhone's Live Activities on top.

import { h } from "../dom.js";
import { everySecond } from "../clock.js";
import { statusTime } from "../format.js";
import { ScaledStage } from "./scaled.js";
import { Mirror, Mirrors } from "./mirror.js";
import { Link, mirrored } from "./link.js";

/** Points: the screen of the 45 mm case is 396 × 484 pixels; the small family 182 × 84 (Home Assistant's tests; confidence C). */
const SCREEN = { width: 198, height: 242 };
const CASE = 17;
const SMALL = { width: 182, height: 84, radius: 22 };

export class Watch extends ScaledStage {
  constructor(root, model) {
    super(root, { width: SCREEN.width + 2 * CASE + 12, height: SCREEN.height + 2 * CASE, largest: 2, name: "watch" });
    this.link = new Link("watch", "Watch", model);
    this.clock = h("time", { class: "watch-clock" });
    this.stack = h("div", { class: "watch-stack" });
    this.empty = h("p", { class: "watch-empty" }, "No Live Activity");
    this.body.append(h("i", { class: "crown" }), h("i", { class: "side-button" }),
      h("div", { class: "watch-case" }, h("div", { class: "watch-screen", role: "group", "aria-label": "Smart Stack", tabindex: "0" }, this.clock, this.stack, this.empty)));
    this.mirrors = new Mirrors(this.stack, () => new Mirror("small", SMALL));
    this.bar.append(this.link.element);
    everySecond((now) => { this.clock.textContent = statusTime(now); });
  }

  show({ state }) {
    this.mount();
    const list = mirrored(state, "watch");
    const mirrors = this.mirrors.show(list);
    this.empty.hidden = list.length > 0;
    this.link.show(state, mirrors.some(({ usesPair }) => usesPair) ? "The compact pair: its configuration has no supplementalActivityFamilies([.small])." : "");
  }
}
