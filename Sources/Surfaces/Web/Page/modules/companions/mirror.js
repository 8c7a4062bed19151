// What a companion shows of one activity: its own picture, or without one the compact pair, as the system does.

import { h, px, mark } from "../dom.js";
import { continuousRect } from "../corners.js";
import { presentationOf } from "../activities.js";
import { ActivityPicture, spoken } from "../activitypicture.js";
import { activityTitle } from "../push/words.js";
import { lateness } from "./link.js";

export class Mirror {
  /** `name` is the presentation it would have, `radius` its corner. */
  constructor(name, { width, height, radius }) {
    Object.assign(this, { name, width, height, radius });
    this.own = new ActivityPicture(name);
    this.pair = [new ActivityPicture("compactLeading"), new ActivityPicture("compactTrailing")];
    this.note = h("p", { class: "mirror-note", hidden: true }, "What it has is older than this page.");
    this.ground = h("div", { class: "mirror-ground" }, this.note, this.own.element, this.row = h("div", { class: "pair" }, ...this.pair.map(({ element }) => element)));
    this.late = h("span", { class: "late", hidden: true });
    this.element = h("div", { class: "mirror", role: "group" }, this.ground, this.late);
  }

  show({ activity, late, isBehind }) {
    const told = presentationOf(activity, this.name);
    const size = { width: this.width, height: told?.height ?? this.height };
    this.usesPair = !told;
    this.own.element.hidden = !told;
    this.row.hidden = Boolean(told);
    // Behind, it keeps the picture that arrived last; one that this page never saw it cannot show.
    if (!isBehind) this.#draw(activity, told);
    this.note.hidden = this.isDrawn === true;
    Object.assign(this.element.style, { width: px(size.width), height: px(size.height) });
    this.ground.style.clipPath = `path("${continuousRect(size.width, size.height, Math.min(this.radius, size.height / 2))}")`;
    const tint = told?.backgroundTint;
    this.ground.style.background = tint?.dark ?? tint?.light ?? "";
    const words = isBehind ? "" : lateness(late);
    this.late.textContent = words;
    this.late.hidden = !words;
    mark(this.element, "data-behind", isBehind);
    this.element.dataset.activity = activity.id;
    this.element.setAttribute("aria-label", [spoken(activity, told ? this.name : "compactLeading", activityTitle(activity)), words || (isBehind && "not up to date")].filter(Boolean).join(". "));
  }

  #draw(activity, told) {
    this.isDrawn = true;
    if (told) return this.own.show(activity, "dark", told);
    for (const view of this.pair) {
      const part = presentationOf(activity, view.name);
      view.element.hidden = !part;
      if (part) view.show(activity, "dark", part);
    }
  }
}

/** Mirrors by activity, kept from state to state so that nothing jumps. */
export class Mirrors {
  #mirrors = new Map();

  constructor(root, make) { Object.assign(this, { root, make }); }

  show(list) {
    const shown = list.map((one) => {
      const mirror = this.#mirrors.get(one.activity.id) ?? this.make();
      this.#mirrors.set(one.activity.id, mirror);
      mirror.show(one);
      return mirror;
    });
    for (const [id, mirror] of this.#mirrors) if (!shown.includes(mirror)) { mirror.element.remove(); this.#mirrors.delete(id); }
    shown.forEach(({ element }, i) => { if (this.root.children[i] !== element) this.root.insertBefore(element, this.root.children[i] ?? null); });
    return shown;
  }
}
