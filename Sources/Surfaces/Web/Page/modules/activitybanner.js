// An alert where there is no Dynamic Island: the card comes down from the top for a while.

import { h, px } from "./dom.js";
import { shape } from "./motion.js";
import { follow, isCalm } from "./dragging.js";
import { ActivityCard } from "./activitycard.js";

export class ActivityBanner {
  #card = null;
  #key = null;
  /** Pushed away by the person before its time. */
  #dismissed = null;

  constructor(screen, room) {
    this.room = room;
    this.element = h("div", { class: "activity-banner", style: { left: px(room.x), top: px(room.y), width: px(room.width) } });
    this.element.hidden = true;
    screen.append(this.element);
    this.element.addEventListener("pointerdown", (event) => this.#push(event));
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#hide();
    });
  }

  /** Shows the alert that is on, or takes the one before away. */
  show(alert, activity, scheme) {
    const key = alert && activity ? `${alert.id} ${alert.until}` : null;
    if (key === null || key === this.#dismissed) return this.#leave();
    if (key !== this.#key) {
      this.#key = key;
      this.#card = new ActivityCard();
      this.element.replaceChildren(this.#card.element);
      this.element.hidden = false;
      if (!isCalm()) this.element.animate([{ transform: `translateY(${-this.room.y - 180}px)` }, { transform: "none" }], shape(0.52, 0.82));
    }
    this.#card.show(activity, scheme, this.room);
  }

  #push(event) {
    follow(event, { end: (last) => { if (last.clientY < event.clientY - 14) this.#hide(); } });
  }

  #hide() {
    this.#dismissed = this.#key;
    this.#leave();
  }

  #leave() {
    if (this.#key === null) return;
    this.#key = null;
    const done = () => { if (this.#key === null) { this.element.hidden = true; this.element.replaceChildren(); } };
    if (isCalm()) return done();
    this.element.animate([{ transform: "none" }, { transform: `translateY(${-this.room.y - 180}px)` }], { duration: 300, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)" }).finished.then(done, done);
  }
}
