// All presentations of an activity at once, each at its true size; a click opens the surface it belongs to.

import { h, px, mark } from "../dom.js";
import { roundShape } from "../corners.js";
import { PRESENTATIONS, presentationOf } from "../activities.js";
import { ActivityPicture } from "../activitypicture.js";

/** Presentation, surface, corner in points; `null` for a capsule. */
const PLACES = [["lockScreen", "lock", 24], ["small", "watch", 22], ["expanded", "island", 44], ["compactLeading", "island", null], ["compactTrailing", "island", null],
  ["minimal", "island", null], ["medium", "carplay", 18]];
const SHORT = { compactLeading: "Leading", compactTrailing: "Trailing" };
const TITLES = { lock: "Lock Screen", island: "Dynamic Island", watch: "Watch", carplay: "CarPlay" };

export class Presentations {
  #views = new Map();

  /** `on.surface(name)` opens a surface. */
  constructor(on) {
    this.element = h("div", { class: "presentations" });
    for (const [name, surface, radius] of PLACES) {
      const view = new ActivityPicture(name);
      const button = h("button", { type: "button", class: "presentation", dataset: { dark: name === "lockScreen" ? undefined : "" }, title: `Open on: ${TITLES[surface]}`, onclick: () => on.surface(surface) }, view.element);
      const size = h("span", { class: "soft" });
      const figure = h("figure", { hidden: true }, button, h("figcaption", {}, SHORT[name] ?? PRESENTATIONS[name], size));
      if (name === "lockScreen") delete button.dataset.dark;
      this.#views.set(name, { view, button, figure, size, radius });
      this.element.append(figure);
    }
  }

  show(activity, scheme, state) {
    for (const [name, { view, button, figure, size, radius }] of this.#views) {
      const told = presentationOf(activity, name);
      figure.hidden = !told;
      if (!told) continue;
      view.show(activity, name === "lockScreen" ? scheme : "dark", told);
      const { width, height } = told;
      size.textContent = `${number(width)} × ${number(height)}`;
      Object.assign(button.style, { width: px(width), height: px(height), "clip-path": `path("${roundShape(width, height, radius ?? height / 2)}")` });
      const tint = told.backgroundTint;
      button.style.background = name === "lockScreen" ? (tint?.[scheme] ?? tint?.light ?? "") : "";
      mark(button, "aria-label", `${PRESENTATIONS[name]}${told.accessibility ? `: ${told.accessibility}` : ""}`);
    }
    this.element.hidden = [...this.#views.values()].every(({ figure }) => figure.hidden);
  }
}

const number = (points) => Number(points.toFixed(1));
