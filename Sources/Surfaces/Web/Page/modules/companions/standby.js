// StandBy: the iPhone on its side, charging. An activity is minimal at the top; a tap shows its Lock Screen card on the whole screen, twice as large.

import { h, px, mark } from "../dom.js";
import * as address from "../address.js";
import { continuousRect } from "../corners.js";
import { body } from "../device.js";
import { everySecond } from "../clock.js";
import { statusTime } from "../format.js";
import { onLockScreen, presentationOf } from "../activities.js";
import { ActivityPicture } from "../activitypicture.js";
import { activityTitle } from "../push/words.js";
import { ScaledStage } from "./scaled.js";

/** Apple: the Lock Screen presentation at 200 %. */
const SCALE = 2;

export class StandBy extends ScaledStage {
  #items = new Map();
  #device = null;

  constructor(root) {
    super(root, { width: 852, height: 393, name: "standby" });
    this.time = h("time", { class: "standby-time" });
    this.date = h("p", { class: "standby-date" });
    this.row = h("div", { class: "standby-minimals", role: "group", "aria-label": "Live Activities" });
    // The picture for the whole screen, or that of the Lock Screen where there is no other.
    this.cards = { standBy: new ActivityPicture("standBy", { isLive: true }), lockScreen: new ActivityPicture("lockScreen", { isLive: true }) };
    this.card = h("div", { class: "standby-card" }, this.cards.standBy.element, this.cards.lockScreen.element);
    this.full = h("div", { class: "standby-full", role: "dialog", tabindex: "-1", hidden: true, onclick: (event) => { if (!event.target.closest(".hit")) this.#open(null, true); } }, this.card);
    // Before the picture's own regions, for which Escape means something else.
    this.full.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); this.#open(null, true); } }, true);
    this.note = h("p", { class: "standby-note", role: "status" });
    this.screen = h("div", { class: "standby-screen" }, h("div", { class: "standby-clock" }, this.time, this.date), this.full, this.row);
    this.body.append(this.screen);
    this.bar.append(this.note);
    everySecond((now) => {
      const date = new Date(now * 1000);
      this.time.textContent = statusTime(now);
      this.date.textContent = date.toLocaleDateString("en-US", { weekday: "long", day: "numeric", month: "long" });
    });
  }

  show({ state }) {
    this.#shape(state.device);
    this.mount();
    this.state = state;
    const { open } = address.read();
    const list = onLockScreen(state).filter((activity) => activity.id === open || presentationOf(activity, "minimal")).slice(0, 3);
    const ids = new Set(list.map(({ id }) => id));
    for (const [id, item] of this.#items) if (!ids.has(id)) { item.button.remove(); this.#items.delete(id); }
    list.forEach((activity, i) => {
      const { button } = this.#item(activity);
      if (this.row.children[i] !== button) this.row.insertBefore(button, this.row.children[i] ?? null);
    });
    this.#fullScreen(list.find(({ id }) => id === open));
    this.note.textContent = !list.length ? "No Live Activity. One appears here as a circle at the top." : open && ids.has(open) ? "The Lock Screen’s card at 200 %. A click or Escape goes back." : "A click on the circle shows it on the whole screen.";
  }

  #item(activity) {
    let item = this.#items.get(activity.id);
    if (!item) {
      const view = new ActivityPicture("minimal");
      item = { view, button: h("button", { type: "button", class: "standby-minimal", onclick: () => this.#open(address.read().open === activity.id ? null : activity.id) }, view.element) };
      this.#items.set(activity.id, item);
    }
    const told = presentationOf(activity, "minimal");
    if (told) {
      item.view.show(activity, "dark", told);
      Object.assign(item.button.style, { width: px(told.width), height: px(told.height) });
    }
    item.button.setAttribute("aria-label", activityTitle(activity));
    item.button.setAttribute("aria-expanded", String(address.read().open === activity.id));
    return item;
  }

  #fullScreen(activity) {
    const name = presentationOf(activity, "standBy") ? "standBy" : "lockScreen";
    const told = presentationOf(activity, name);
    this.full.hidden = !told;
    mark(this.screen, "data-full", Boolean(told));
    if (!told) return;
    for (const [key, view] of Object.entries(this.cards)) view.element.hidden = key !== name;
    this.cards[name].show(activity, "dark", told);
    // Drawn for the whole screen it has its true size already; the card is enlarged.
    const scale = name === "standBy" && told.width > this.width / 2 + 1 ? 1 : SCALE;
    Object.assign(this.card.style, { width: px(told.width), height: px(told.height), transform: `translate(-50%, -50%) scale(${scale})` });
    const tint = told.backgroundTint;
    this.full.style.background = tint?.dark ?? tint?.light ?? "#000";
    this.full.setAttribute("aria-label", `${activityTitle(activity)}, whole screen`);
  }

  /** The device of the toolbar, lying on its side. */
  #shape(device) {
    const key = JSON.stringify([device.screen, device.cornerRadius]);
    if (key === this.#device) return;
    this.#device = key;
    const { width: height, height: width } = device.screen;
    const frame = body(device);
    this.width = width + 2 * frame.end;
    this.height = height + 2 * frame.side;
    Object.assign(this.body.style, { width: px(this.width), height: px(this.height), "clip-path": `path("${continuousRect(this.width, this.height, frame.radius)}")` });
    Object.assign(this.screen.style, { left: px(frame.end), top: px(frame.side), width: px(width), height: px(height), "clip-path": device.cornerRadius ? `path("${continuousRect(width, height, device.cornerRadius)}")` : "none" });
  }

  #open(id, focus = false) {
    const before = address.read().open;
    address.write({ open: id ?? undefined });
    this.show({ state: this.state });
    if (id) this.full.focus({ preventScroll: true });
    else if (focus) this.#items.get(before)?.button.focus();
  }
}
