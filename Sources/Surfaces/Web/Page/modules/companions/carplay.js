// CarPlay's Dashboard: Live Activities at the side, as wide as their column. Nothing in them can be pressed.

import { h } from "../dom.js";
import { everySecond } from "../clock.js";
import { statusTime } from "../format.js";
import { ScaledStage } from "./scaled.js";
import { Mirror, Mirrors } from "./mirror.js";
import { Link, mirrored } from "./link.js";

/** A display of 800 × 480; Apple tells to test 240 × 100, 240 × 78 and 170 × 78 (confidence B). */
const DISPLAY = { width: 800, height: 480 };
const CARD = { width: 240, height: 100, radius: 18 };

export class CarPlay extends ScaledStage {
  constructor(root, model) {
    super(root, { width: DISPLAY.width + 32, height: DISPLAY.height + 32, name: "carplay" });
    this.link = new Link("carPlay", "CarPlay", model);
    this.clock = h("time");
    this.column = h("div", { class: "car-cards" });
    this.empty = h("p", { class: "car-empty" }, "No Live Activity");
    this.body.append(h("div", { class: "car-screen", role: "group", "aria-label": "CarPlay Dashboard" },
      h("div", { class: "car-side", "aria-hidden": "true" }, this.clock, ...["", "", ""].map(() => h("i")), h("b")),
      h("div", { class: "car-map", "aria-hidden": "true" }), h("div", { class: "car-column" }, this.column, this.empty)));
    this.mirrors = new Mirrors(this.column, () => new Mirror("medium", CARD));
    this.bar.append(this.link.element);
    everySecond((now) => { this.clock.textContent = statusTime(now); });
  }

  show({ state }) {
    this.mount();
    const list = mirrored(state, "carPlay").slice(0, 4);
    this.mirrors.show(list);
    this.empty.hidden = list.length > 0;
    const acts = list.some(({ activity }) => activity.presentations?.find(({ name }) => name === "medium")?.hits?.length);
    this.link.show(state, acts ? "Buttons and toggles do nothing in CarPlay." : "");
  }
}
