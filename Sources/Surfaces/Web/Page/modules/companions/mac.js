// The Mac: the compact presentation in the menu bar, the expanded one below it on a click.

import { h, px, mark } from "../dom.js";
import * as address from "../address.js";
import { continuousRect } from "../corners.js";
import { everySecond } from "../clock.js";
import { presentationOf } from "../activities.js";
import { ActivityPicture } from "../activitypicture.js";
import { activityTitle } from "../push/words.js";
import { ScaledStage } from "./scaled.js";
import { Link, lateness, mirrored } from "./link.js";

/** The menu bar beside a camera is 37 points high; the compact presentation's 36.67 fit. The desktop's size is ours. */
const DESKTOP = { width: 1120, height: 660 };
const RADIUS = 44;

export class Mac extends ScaledStage {
  #items = new Map();

  constructor(root, model) {
    super(root, { width: DESKTOP.width, height: DESKTOP.height, name: "mac" });
    this.link = new Link("mac", "Mac", model);
    this.clock = h("time");
    this.extras = h("div", { class: "mac-extras" });
    this.card = new ActivityPicture("expanded");
    this.title = h("b");
    this.foot = h("p", { class: "mac-foot" }, "On iPhone");
    this.panel = h("div", { class: "mac-panel", role: "dialog", hidden: true, tabindex: "-1", onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); this.#open(null, true); } } },
      this.black = h("div", { class: "mac-black" }, this.card.element), this.foot);
    this.body.append(h("div", { class: "mac-bar" }, h("div", { class: "mac-menus", "aria-hidden": "true" }, h("i"), ...["Finder", "File", "Edit", "View", "Go", "Window", "Help"].map((word) => h("span", {}, word))),
      this.extras, this.clock), this.panel);
    this.body.addEventListener("pointerdown", (event) => { if (this.isOpen && !event.target.closest(".mac-panel, .mac-item")) this.#open(null); });
    this.bar.append(this.link.element);
    everySecond((now) => {
      const date = new Date(now * 1000);
      this.clock.textContent = `${date.toLocaleDateString("en-US", { weekday: "short", day: "numeric", month: "short" })}  ${date.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`;
    });
  }

  get isOpen() { return Boolean(address.read().open); }

  show({ state }) {
    this.mount();
    this.state = state;
    const list = mirrored(state, "mac").slice(0, 4);
    const ids = new Set(list.map(({ activity }) => activity.id));
    for (const [id, item] of this.#items) if (!ids.has(id)) { item.element.remove(); this.#items.delete(id); }
    list.forEach((one, i) => {
      const item = this.#item(one);
      if (this.extras.children[i] !== item.element) this.extras.insertBefore(item.element, this.extras.children[i] ?? null);
    });
    this.#panel(list.find(({ activity }) => activity.id === address.read().open));
    this.link.show(state, list.length ? "" : "In range: Live Activities of the iPhone appear in the menu bar.");
  }

  #item({ activity, late, isBehind }) {
    let item = this.#items.get(activity.id);
    if (!item) {
      const views = [new ActivityPicture("compactLeading"), new ActivityPicture("compactTrailing")];
      const words = h("span", { class: "late" });
      const button = h("button", { type: "button", class: "mac-item", "aria-haspopup": "dialog", onclick: () => this.#open(this.isOpen && address.read().open === activity.id ? null : activity.id) }, ...views.map(({ element }) => element));
      item = { views, words, button, element: h("div", { class: "mac-extra" }, button, words) };
      this.#items.set(activity.id, item);
    }
    // Behind, it keeps the pictures that arrived last.
    if (!isBehind) {
      for (const view of item.views) {
        const part = presentationOf(activity, view.name);
        view.element.hidden = !part;
        if (part) view.show(activity, "dark", part);
      }
    }
    item.words.textContent = isBehind ? "" : lateness(late);
    item.words.hidden = !item.words.textContent;
    item.button.setAttribute("aria-label", [activityTitle(activity), lateness(late), isBehind && "not up to date"].filter(Boolean).join(", "));
    item.button.setAttribute("aria-expanded", String(address.read().open === activity.id));
    mark(item.button, "data-behind", isBehind);
    return item;
  }

  #panel(one) {
    const told = one && presentationOf(one.activity, "expanded");
    this.panel.hidden = !told;
    if (!told) return;
    const { activity, isBehind } = one;
    const isKnown = this.card.activity?.id === activity.id;
    if (!isBehind) this.card.show(activity, "dark", told);
    this.card.element.hidden = isBehind && !isKnown;
    this.black.style.clipPath = `path("${continuousRect(told.width, told.height, Math.min(RADIUS, told.height / 2))}")`;
    Object.assign(this.black.style, { width: px(told.width), height: px(told.height) });
    this.panel.setAttribute("aria-label", activityTitle(activity));
    const item = this.#items.get(activity.id).element;
    const middle = item.offsetLeft + this.extras.offsetLeft + item.offsetWidth / 2;
    const width = told.width + 16;
    this.panel.style.left = px(Math.min(Math.max(middle - width / 2, 8), DESKTOP.width - width - 8));
  }

  #open(id, focus = false) {
    const before = address.read().open;
    address.write({ open: id ?? undefined });
    this.show({ state: this.state });
    if (id) this.panel.focus({ preventScroll: true });
    else if (focus) this.#items.get(before)?.button.focus();
  }
}
