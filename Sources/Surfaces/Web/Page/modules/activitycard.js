// The card of a Live Activity, as on the Lock Screen and in a banner: its background, its picture, and the swipe that clears it.

import { h, px, mark } from "./dom.js";
import { continuousRect } from "./corners.js";
import { follow, isCalm } from "./dragging.js";
import { activities, activityName, WHOLE } from "./activities.js";
import { ActivityPicture, spoken } from "./activitypicture.js";

const BUTTON = 84;
const GAP = 8;

export class ActivityCard {
  #open = 0;

  /** `on.clear(activity)` when it was swiped away; without it, it cannot be. */
  constructor(on = {}) {
    this.on = on;
    this.view = new ActivityPicture("lockScreen", { isLive: true });
    this.ground = h("div", { class: "card-ground" });
    this.clip = h("div", { class: "card-clip" }, this.view.element);
    this.face = h("div", { class: "card-face" }, this.ground, this.clip);
    this.clear = on.clear ? h("button", { type: "button", class: "card-clear", tabindex: "-1", onclick: (event) => { event.stopPropagation(); this.#away(); } }, "Clear") : null;
    this.element = h("div", { class: "activity-card", role: "group", "aria-roledescription": "Live Activity", tabindex: "0" }, this.clear, this.face);
    this.view.hits.home = this.element;
    this.element.addEventListener("click", (event) => this.#tap(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.face.addEventListener("pointerdown", (event) => this.#swipe(event));
    if (this.clear) this.element.addEventListener("contextmenu", (event) => { event.preventDefault(); this.#slide(-BUTTON - GAP); });
  }

  /** Shows `activity` as wide as `room` says. */
  show(activity, scheme, room) {
    const shown = this.view.show(activity, scheme, { width: room.width, height: room.minHeight ?? 84 });
    const { told } = this.view;
    const height = Math.min(Math.max(told?.height ?? 0, 20) || 84, room.maxHeight ?? 160);
    this.activity = activity;
    this.size = { width: room.width, height };
    this.element.dataset.activity = activity.id;
    this.element.dataset.phase = activity.phase;
    Object.assign(this.element.style, { width: px(room.width), height: px(height) });
    // Each for itself: clipped as one, the ground would not see what it blurs.
    const outline = `path("${continuousRect(room.width, height, Math.min(room.cornerRadius ?? 24, height / 2))}")`;
    for (const element of [this.ground, this.clip]) element.style.clipPath = outline;
    this.#colour("--ground", told?.backgroundTint?.[scheme]);
    this.#colour("--action", told?.actionColor?.[scheme]);
    mark(this.face, "data-tinted", Boolean(told?.backgroundTint));
    if (this.clear) Object.assign(this.clear.style, { width: px(BUTTON), height: px(height) });
    this.element.setAttribute("aria-label", spoken(activity, "lockScreen", `${activityName(activity)}, Live Activity${activity.phase === "ended" ? ", ended" : ""}`));
    this.clear?.setAttribute("aria-label", `Clear ${activityName(activity)}`);
    return shown;
  }

  focus() { this.element.focus({ preventScroll: true }); }

  #colour(name, value) { value ? this.element.style.setProperty(name, value) : this.element.style.removeProperty(name); }

  #tap(event) {
    if (event.target.closest(".hit, .card-clear")) return;
    if (this.#open) return this.#slide(0);
    activities.select(this.activity.id);
    activities.tap(this.view, { token: WHOLE, kind: "link", label: activityName(this.activity) });
  }

  #key(event) {
    if (event.target !== this.element && event.target !== this.clear) return;
    const { key } = event;
    if (key === "Enter" && event.target === this.element) this.#tap(event);
    else if (key === "Delete" && this.clear) this.#away();
    else if (key === "ArrowLeft" && this.clear) { this.#slide(-BUTTON - GAP); this.clear.focus({ preventScroll: true }); }
    else if ((key === "ArrowRight" || key === "Escape") && this.#open) { this.#slide(0); this.focus(); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #swipe(event) {
    if (!this.clear) return;
    const from = this.#open;
    const scale = this.element.getBoundingClientRect().width / (this.element.offsetWidth || 1) || 1;
    const at = (next) => from + (next.clientX - event.clientX) / scale;
    let sideways = null;
    follow(event, {
      move: (next) => {
        sideways ??= Math.abs(next.clientX - event.clientX) >= Math.abs(next.clientY - event.clientY);
        if (sideways) this.#slide(rubber(at(next)), false);
      },
      end: (next) => {
        if (!sideways) return;
        const x = at(next);
        if (x < -0.58 * this.size.width) this.#away();
        else this.#slide(x < -BUTTON / 2 ? -BUTTON - GAP : 0);
      },
      cancel: () => this.#slide(0),
    });
  }

  #slide(x, settles = true) {
    this.#open = settles ? x : this.#open;
    this.element.classList.toggle("dragged", !settles);
    this.element.classList.toggle("open", x < 0);
    this.face.style.transform = x ? `translateX(${x}px)` : "";
    this.element.style.setProperty("--shown", Math.min(1, -x / BUTTON).toFixed(3));
    if (this.clear) this.clear.tabIndex = settles && x < 0 ? 0 : -1;
  }

  /** Off the screen, and gone when the host agrees; else it comes back. */
  async #away() {
    const opened = this.#open;
    this.element.classList.remove("dragged");
    const course = isCalm() ? null : this.face.animate([{}, { transform: `translateX(${-this.size.width - 60}px)`, opacity: 0.4 }], { duration: 260, easing: "cubic-bezier(0.3, 0, 0.7, 1)", fill: "forwards" });
    this.element.classList.add("clearing");
    const isGone = await this.on.clear(this.activity);
    if (isGone) return;
    course?.cancel();
    this.element.classList.remove("clearing");
    // Unless it was opened again while the host was asked: its button may have the focus.
    if (this.#open === opened) this.#slide(0);
  }
}

/** To the right it gives way only a little. */
const rubber = (x) => (x > 0 ? x / (1 + x / 60) / 2 : x);
