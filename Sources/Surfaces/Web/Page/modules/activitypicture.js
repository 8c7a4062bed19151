// One presentation of a Live Activity: its picture, ticked and changed as a widget's, and what can be tapped in it.

import { h, px } from "./dom.js";
import { show } from "./pictures.js";
import { Hits } from "./hits.js";
import { activities, presentationOf } from "./activities.js";

export class ActivityPicture {
  /** `name` is that of the presentation; only where `isLive` its buttons and links can be tapped; `home` is what the keyboard returns to. */
  constructor(name, { isLive = false, home = null } = {}) {
    this.name = name;
    this.picture = h("div", { class: "picture waiting" });
    this.element = h("div", { class: "activity-picture", dataset: { presentation: name } }, this.picture);
    this.hits = isLive ? new Hits(this.element, this.picture, (hit) => { activities.select(this.activity.id); activities.tap(this, hit); }) : null;
    if (!this.hits) return;
    if (home) this.hits.home = home;
    this.element.append(this.hits.element);
  }

  get size() { return this.told ?? null; }

  /** Shows `activity`; `fallback` is the size while there is no picture. Gives a promise that it is there. */
  show(activity, scheme, fallback) {
    const told = presentationOf(activity, this.name);
    const size = told ?? fallback;
    this.activity = activity;
    this.told = told;
    this.element.dataset.activity = activity.id;
    Object.assign(this.element.style, { width: px(size.width), height: px(size.height) });
    // Locked, it may be drawn without what is private.
    const locked = activities.model?.state?.locked === true;
    const shown = show(this.picture, {
      id: activity.id, family: this.name, revision: activity.revision, entry: told ? { index: Number(locked) } : null,
      source: `/api/activities/${encodeURIComponent(activity.id)}/${this.name}.svg`,
    }, scheme);
    this.hits?.show(told?.hits ?? [], size, size, { isPending: activity.pending === true, shown });
    this.hits?.setTabbable(true);
    this.#note(activity);
    return shown;
  }

  /** Words in its place while there is no picture. */
  #note({ problem }) {
    if (!this.picture.classList.contains("waiting")) return;
    const words = this.name === "lockScreen" || this.name === "expanded" ? problem?.message : null;
    this.picture.replaceChildren(...(words ? [h("p", { class: "note" }, words)] : []));
  }
}

/** What a screen reader says of an activity in a presentation. */
export function spoken(activity, name, words) {
  const told = presentationOf(activity, name);
  return [words, told?.accessibility, activity.phase === "stale" ? "out of date" : null, activity.problem?.message].filter(Boolean).join(". ");
}
