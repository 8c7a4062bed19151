// The Dynamic Island: one black shape around the camera that morphs from state to state, and the circle that comes out of it.

import { h, s, px, mark } from "./dom.js";
import { roundShape } from "./corners.js";
import { Spring } from "./spring.js";
import { shape } from "./motion.js";
import { isCalm, follow } from "./dragging.js";
import { longPress } from "./press.js";
import { activities, activityName, presentationOf, WHOLE } from "./activities.js";
import { ActivityPicture, spoken } from "./activitypicture.js";
import { shapesOf, slotsOf } from "./islandshape.js";

const GROWS = { response: 0.44, damping: 0.72 };
const SHRINKS = { response: 0.38, damping: 0.8 };
const SWIPE = 24;

export class DynamicIsland {
  #slots = new Map();
  #state = { state: "empty" };

  /** On `screen`, of a device whose document has an `island`. An exhibit keeps the state it is given: taps only. */
  constructor(screen, device, { isExhibit = false } = {}) {
    this.device = device;
    this.isExhibit = isExhibit;
    const { height } = device.island.sensor;
    const small = { width: height, height };
    this.fallback = { compactLeading: small, compactTrailing: small, minimal: small, expanded: { width: device.island.expandedWidth, height: 84 } };
    this.body = this.#part("body");
    this.circle = this.#part("circle");
    this.outside = h("div", { class: "island-outside", hidden: true, onclick: () => activities.expand(null) });
    this.element = h("div", { class: "dynamic-island" }, this.outside, this.circle.element, this.body.element);
    screen.append(this.element);
    for (const part of [this.body, this.circle]) this.#listen(part);
  }

  /** Shows a state (`{ state, id, detached }`) with the activities it names. */
  show(state, find, scheme = "dark") {
    const named = (id) => (id ? find(id) : null);
    const isThere = named(state.id);
    const next = isThere || named(state.detached) ? state : { state: "empty" };
    const grows = weight(next) > weight(this.#state);
    const changed = next.state !== this.#state.state || next.id !== this.#state.id;
    this.#state = next;
    const shapes = shapesOf(this.device.island, next, (id, name) => presentationOf(find(id), name));
    this.#ride(this.body, shapes.island, grows);
    this.#ride(this.circle, shapes.circle, grows);
    this.#fill(this.body, isThere ? slotsOf(next) : {}, find, scheme);
    this.#fill(this.circle, named(next.detached) && next.state === "minimal" ? { minimal: next.detached } : {}, find, scheme);
    this.#name(isThere, named(next.detached));
    this.element.dataset.state = next.state;
    this.outside.hidden = next.state !== "expanded" || this.isExhibit;
    if (changed && next.state === "expanded" && this.body.element.contains(document.activeElement)) this.body.element.focus({ preventScroll: true });
    return shapes;
  }

  remove() {
    this.body.spring.stop();
    this.circle.spring.stop();
    this.element.remove();
  }

  #part(name) {
    const black = s("path", { class: "black" });
    const keyline = s("path", { class: "keyline" });
    const content = h("div", { class: "island-content" });
    const element = h("div", { class: `island-${name}`, tabindex: "-1" }, s("svg", { class: "island-shape", "aria-hidden": "true" }, black, keyline), content);
    const part = { name, element, content, black, keyline, shown: new Map() };
    part.spring = new Spring(({ x, y, width, height, radius }) => {
      const path = roundShape(width, height, radius);
      Object.assign(element.style, { left: px(x), top: px(y), width: px(Math.max(0, width)), height: px(Math.max(0, height)) });
      content.style.clipPath = `path("${path}")`;
      black.setAttribute("d", path);
      keyline.setAttribute("d", roundShape(width - 0.8, height - 0.8, radius - 0.4, 0.4, 0.4));
    });
    return part;
  }

  #ride(part, goals, grows) {
    if (JSON.stringify(part.spring.goals) === JSON.stringify(goals)) return;
    part.spring.goals ? part.spring.go(goals, grows ? GROWS : SHRINKS) : part.spring.jump(goals);
  }

  /** Puts the pictures of `slots` (name → activity) into a part; those that leave blur away while the new ones come. */
  #fill(part, slots, find, scheme) {
    for (const [name, view] of part.shown) {
      if (slots[name] === view.activity.id) continue;
      part.shown.delete(name);
      leave(view.element);
    }
    for (const [name, id] of Object.entries(slots)) {
      const known = part.shown.get(name);
      const view = known ?? new ActivityPicture(name, { isLive: name === "expanded", home: part.element });
      view.show(find(id), scheme, this.fallback[name]);
      if (known) continue;
      part.shown.set(name, view);
      part.content.append(view.element);
      arrive(view.element);
    }
  }

  #name(activity, detached) {
    const { state } = this.#state;
    this.body.activity = activity;
    this.circle.activity = state === "minimal" ? detached : null;
    for (const part of [this.body, this.circle]) {
      const { element, activity: shown } = part;
      const slot = state === "compact" ? "compactLeading" : state;
      const name = part === this.circle ? "minimal" : slot;
      mark(element, "data-activity", shown?.id);
      // What was tucked away is brought back from the bare camera.
      element.inert = !shown && !(part === this.body && !this.isExhibit && activities.tucked);
      element.tabIndex = shown ? 0 : -1;
      mark(element, "role", shown && (state === "expanded" && part === this.body ? "group" : "button"));
      mark(element, "aria-expanded", shown && part === this.body ? String(state === "expanded") : null);
      const words = shown && `Dynamic Island, ${activityName(shown)}, ${part === this.circle ? "beside the island" : state}`;
      const trailing = state === "compact" && part === this.body ? presentationOf(shown, "compactTrailing")?.accessibility : null;
      mark(element, "aria-label", shown && [spoken(shown, name, words), trailing].filter(Boolean).join(", "));
      mark(element, "aria-keyshortcuts", shown && "ArrowDown ArrowUp");
      const tint = shown?.keylineTint;
      tint ? part.keyline.style.setProperty("stroke", tint) : part.keyline.style.removeProperty("stroke");
      mark(part.keyline, "data-tinted", Boolean(tint));
    }
  }

  #listen(part) {
    const { element } = part;
    let swiped = false;
    const open = (event) => {
      if (swiped || !part.activity || event.target.closest(".hit")) return;
      activities.select(part.activity.id);
      activities.tap(this.#viewAt(part, event), { token: WHOLE, kind: "link", label: activityName(part.activity) });
    };
    element.addEventListener("click", (event) => { event.stopPropagation(); open(event); });
    element.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      swiped = false;
      if (!this.isExhibit) this.#swipe(event, part, () => { swiped = true; });
    });
    element.addEventListener("keydown", (event) => this.#key(event, part, open));
    if (!this.isExhibit) longPress(element, `.island-${part.name}`, {
      mayStart: () => Boolean(part.activity) && this.#state.state !== "expanded",
      onLong: () => { activities.select(part.activity.id); activities.expand(part.activity.id); },
    });
  }

  /** The picture that was touched: of the compact pair, the nearer one. */
  #viewAt(part, event) {
    const views = [...part.shown.values()];
    if (views.length < 2 || !event.clientX) return views[0];
    const box = part.element.getBoundingClientRect();
    return part.shown.get(event.clientX < box.left + box.width / 2 ? "compactLeading" : "compactTrailing") ?? views[0];
  }

  /** Towards the camera it goes away, away from the camera it comes back; expanded, upwards it closes. */
  #swipe(event, part, done) {
    follow(event, {
      end: (last) => {
        const [dx, dy] = [last.clientX - event.clientX, last.clientY - event.clientY];
        if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return;
        done();
        if (this.#state.state === "expanded") return void (dy < -SWIPE && activities.expand(null));
        if (dy > SWIPE && dy > Math.abs(dx)) return void (part.activity && activities.expand(part.activity.id));
        const box = this.body.element.getBoundingClientRect();
        const middle = box.left + box.width / 2;
        const isInwards = Math.abs(last.clientX - middle) < Math.abs(event.clientX - middle);
        if (part.activity && isInwards) activities.tuck(part.activity.id);
        else activities.untuck();
      },
    });
  }

  #key(event, part, open) {
    const { key, target } = event;
    if (!this.isExhibit && (key === "Escape" || key === "ArrowUp")) {
      if (this.#state.state !== "expanded") return;
      event.stopPropagation();
      event.preventDefault();
      activities.expand(null);
      return part.element.focus({ preventScroll: true });
    }
    if (target !== part.element) return;
    if (key === "ArrowDown" && part.activity) {
      event.preventDefault();
      event.stopPropagation();
      if (this.isExhibit || this.#state.state === "expanded") return void part.shown.get("expanded")?.hits?.focus();
      activities.expand(part.activity.id);
    } else if (key === "Enter" || key === " ") {
      event.preventDefault();
      event.stopPropagation();
      open(event);
    } else if (key === "Delete" && part.activity && !this.isExhibit) activities.tuck(part.activity.id);
  }
}

const weight = ({ state }) => ["empty", "compact", "minimal", "expanded"].indexOf(state);

function arrive(element) {
  if (isCalm()) return;
  element.animate([{ opacity: 0, filter: "blur(9px)", scale: "0.8" }, { opacity: 1, filter: "blur(0)", scale: "1" }], { ...shape(0.42, 0.9), delay: 60 });
}

function leave(element) {
  const away = () => element.remove();
  if (isCalm()) return away();
  element.inert = true;
  element.classList.add("leaving");
  element.animate([{ opacity: 1, filter: "blur(0)", scale: "1" }, { opacity: 0, filter: "blur(9px)", scale: "0.86" }], { duration: 170, easing: "ease-out", fill: "both" }).finished.then(away, away);
}
