// The Live Activities of a Lock Screen: cards stacked up from the bottom, the most relevant on top.

import { h, px } from "./dom.js";
import { shape } from "./motion.js";
import { isCalm } from "./dragging.js";
import { ActivityCard } from "./activitycard.js";
import { activities, activityName, onLockScreen } from "./activities.js";

export class LockActivities {
  #cards = new Map();
  #alerted = null;

  /** `room` is the largest card's frame on the screen, `top` where the cards may begin. */
  constructor(layer, room, top, cornerRadius) {
    this.room = { ...room, minHeight: 84, maxHeight: room.height, cornerRadius };
    this.list = h("div", { class: "lock-cards", role: "list", "aria-label": "Live Activities", style: { top: px(top), height: px(room.y + room.height - top) } });
    layer.append(this.list);
  }

  get isEmpty() { return this.#cards.size === 0; }

  show(state, scheme) {
    const wanted = onLockScreen(state);
    const before = new Map([...this.#cards].map(([id, card]) => [id, card.element.offsetTop]));
    const focused = document.activeElement?.closest?.(".activity-card")?.dataset.activity;
    for (const [id, card] of this.#cards) {
      if (wanted.some((activity) => activity.id === id)) continue;
      this.#cards.delete(id);
      this.#leave(card);
    }
    for (const activity of wanted) {
      const known = this.#cards.get(activity.id);
      const card = known ?? new ActivityCard({ clear: (which) => activities.dismiss(which.id, this.list) });
      this.#cards.set(activity.id, card);
      card.show(activity, scheme, this.room);
    }
    const elements = wanted.map(({ id }) => this.#cards.get(id).element);
    const now = [...this.list.children].filter((element) => !element.classList.contains("leaving"));
    if (elements.some((element, i) => element !== now[i])) for (const element of elements) this.list.append(element);
    this.list.hidden = this.list.childElementCount === 0;
    this.#move(before);
    if (focused && !this.#cards.has(focused)) (wanted[0] ? this.#cards.get(wanted[0].id) : null)?.focus();
    this.#alert(state.alert);
  }

  clear() { this.#cards.clear(); }

  /** Those that stay go to their new place, those that are new rise. */
  #move(before) {
    if (isCalm()) return;
    for (const [id, { element }] of this.#cards) {
      const from = before.get(id);
      if (from === undefined) element.animate([{ transform: "translateY(28px) scale(0.94)", opacity: 0 }, { transform: "none", opacity: 1 }], shape(0.46, 0.8));
      else if (from !== element.offsetTop) element.animate([{ transform: `translateY(${from - element.offsetTop}px)` }, { transform: "none" }], shape(0.42, 0.86));
    }
  }

  #leave({ element }) {
    element.classList.add("leaving");
    element.inert = true;
    const away = () => { element.remove(); this.list.hidden = this.list.childElementCount === 0; };
    if (isCalm() || element.classList.contains("clearing")) return away();
    element.style.top = px(element.offsetTop);
    element.style.position = "absolute";
    element.animate([{ opacity: 1, scale: "1" }, { opacity: 0, scale: "0.92" }], { duration: 220, easing: "ease-in", fill: "forwards" }).finished.then(away, away);
  }

  /** An alert draws the eye to its card. */
  #alert(alert) {
    const key = alert ? `${alert.id} ${alert.until}` : null;
    if (key === this.#alerted) return;
    this.#alerted = key;
    const card = alert && this.#cards.get(alert.id);
    if (card && !isCalm()) card.element.animate([{ scale: "1" }, { scale: "1.045" }, { scale: "1" }], { duration: 620, easing: "cubic-bezier(0.3, 0, 0.3, 1)" });
    if (card) card.element.scrollIntoView({ block: "nearest" });
  }
}

/** The words of an alert, for those who do not see it. */
export const alertWords = (alert, activity) => [alert.title || (activity && activityName(activity)), alert.body].filter(Boolean).join(". ");
