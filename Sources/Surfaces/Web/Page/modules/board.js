// Widgets on a surface: a view for each, stacks of which one shows, the handles while editing.

import { h, s, px, mark } from "./dom.js";
import { WidgetView } from "./widget.js";
import { widgetName, familyName } from "./format.js";
import { stacks } from "./places.js";
import { editMode } from "./editmode.js";
import { follow, isCalm } from "./dragging.js";
import { send } from "./send.js";

const PAUSE = 420;

/** The host learns what a person turned to: habits count when it turns stacks itself. */
async function turnStack(id) {
  try {
    await send("/api/stack", { id });
  } catch {
    // The page shows it all the same.
  }
}

export class Board {
  views = new Map();
  groups = [];
  #chosen = new Set();
  /** The widgets that the host said are on top of their stacks. */
  #tops = new Set();
  #turned = 0;

  /**
   * `place(widget, members)` gives `{ parent, frame, radius, labelSize, labelGap }`. `arrange` (optional) takes over presses while editing:
   * `grab(event, widget, view)`, `stretch(event, widget, view)`, `menu(widget, view)`, `remove(widget, view)`.
   */
  constructor(surface, on, place) {
    this.surface = surface;
    this.on = on;
    this.place = place;
  }

  show(state, scheme) {
    this.groups = stacks(state.widgets, this.surface);
    const here = new Map(this.groups.flatMap(({ members }) => members.map((widget) => [widget.id, widget])));
    for (const [id, view] of this.views) {
      if (here.has(id)) continue;
      view.element.remove();
      this.views.delete(id);
      this.#chosen.delete(id);
    }
    this.#follow();
    for (const group of this.groups) {
      group.shown = group.members.find((widget) => this.#chosen.has(widget.id)) ?? group.members[0];
      for (const widget of group.members) this.#put(widget, group, scheme);
    }
  }

  /** What the host turned since it was asked last shows here, too; what a person chose on this page stays else. */
  #follow() {
    const tops = new Set();
    for (const { members } of this.groups) {
      const top = members.length > 1 && members.find(({ onTop }) => onTop);
      if (!top) continue;
      tops.add(top.id);
      if (this.#tops.has(top.id)) continue;
      for (const { id } of members) this.#chosen.delete(id);
      this.#chosen.add(top.id);
    }
    this.#tops = tops;
  }

  clear() {
    this.views.clear();
    this.groups = [];
  }

  /** The widget that shows at the place of `id`. */
  group(id) { return this.groups.find(({ members }) => members.some((widget) => widget.id === id)); }
  get shown() { return this.groups.map(({ shown }) => shown); }

  select(id, first) {
    if (id) this.bring(id);
    for (const [key, view] of this.views) {
      view.select(key === id);
      view.element.tabIndex = editMode.on || key === first ? 0 : -1;
    }
  }

  focus(id) { this.views.get(id)?.element.focus({ preventScroll: true }); }

  /** Makes a member of a stack the one that shows. */
  bring(id) {
    const group = this.group(id);
    if (!group || group.shown.id === id) return;
    this.#chosen.delete(group.shown.id);
    this.#chosen.add(id);
    group.shown = group.members.find((widget) => widget.id === id);
    group.members.forEach((widget) => this.#stacked(this.views.get(widget.id), widget, group));
  }

  /** Turns a stack by one. False at its end. */
  cycle(id, step) {
    const group = this.group(id);
    const index = group ? group.members.indexOf(group.shown) + step : -1;
    if (!group || index < 0 || index >= group.members.length) return false;
    const before = this.views.get(group.shown.id);
    const next = group.members[index];
    const focused = before.element.contains(document.activeElement);
    this.bring(next.id);
    this.#tops.add(next.id);
    turnStack(next.id);
    const after = this.views.get(next.id);
    slide(before, after, step);
    if (focused) this.focus(next.id);
    else this.on.select(next.id);
    editMode.say(`${widgetName(next)}, ${index + 1} of ${group.members.length} in the stack`);
    return true;
  }

  #put(widget, group, scheme) {
    let view = this.views.get(widget.id);
    if (!view) {
      view = new WidgetView(widget.id, this.on);
      this.views.set(widget.id, view);
      this.#listen(view);
    }
    const { parent, frame, ...look } = this.place(widget);
    view.element.classList.toggle("on-glass", widget.background === false);
    view.element.classList.toggle("inline", widget.family === "accessoryInline");
    if (view.element.parentElement !== parent) parent.append(view.element);
    view.update(widget, { frame, scheme, ...look });
    this.#stacked(view, widget, group);
    this.#handles(view, widget, frame, look.radius);
  }

  #stacked(view, widget, { members, shown }) {
    const behind = widget !== shown;
    view.element.classList.toggle("behind", behind);
    view.element.inert = behind;
    view.dots?.remove();
    view.dots = null;
    mark(view.element, "data-stack", members.length > 1 && members.length);
    if (members.length < 2 || behind) return;
    view.dots = h("div", { class: "stack-dots", "aria-hidden": "true" }, ...members.map((member) => h("i", { class: member === shown ? "on" : "" })));
    view.element.append(view.dots);
    const label = view.element.getAttribute("aria-label");
    view.element.setAttribute("aria-label", `${label}. Stack, ${members.indexOf(shown) + 1} of ${members.length}`);
  }

  /** The ⊖ and the handle that iOS puts on a widget while editing. */
  #handles(view, widget, frame, radius) {
    const wanted = editMode.on && this.arrange;
    if (!wanted) {
      view.handles?.forEach((element) => element.remove());
      view.handles = null;
      return;
    }
    view.element.style.setProperty("--turn", `${(90 / Math.max(frame?.width ?? 90, 90)).toFixed(2)}`);
    view.element.style.setProperty("--late", `${-((widget.id.length * 37 + widget.id.charCodeAt(widget.id.length - 1) * 13) % 260)}ms`);
    if (view.handles && view.gripFor === `${frame?.width} ${frame?.height}`) return;
    view.handles?.forEach((element) => element.remove());
    const name = widgetName(widget);
    const minus = h("button", {
      class: "minus", type: "button", tabindex: "-1", "aria-label": `Remove ${name}`, title: `Remove ${name}`,
      onclick: (event) => { event.stopPropagation(); this.arrange.remove(this.#now(widget.id), view); },
      onpointerdown: (event) => event.stopPropagation(),
    });
    view.handles = [minus];
    view.gripFor = `${frame?.width} ${frame?.height}`;
    if (!widget.accessory && this.arrange.stretch) view.handles.push(this.#grip(view, widget, name, radius));
    view.element.append(...view.handles);
  }

  #grip(view, widget, name, radius) {
    const r = Math.max(radius, 14);
    return h("button", {
      class: "grip", type: "button", tabindex: "-1", "aria-label": `Change the size of ${name}, now ${familyName(widget.family)}`, title: "Drag to resize",
      style: { width: px(r + 22), height: px(r + 22) },
      onclick: (event) => { event.stopPropagation(); if (event.detail === 0) this.arrange.menu(this.#now(widget.id), view); },
      onpointerdown: (event) => { event.stopPropagation(); this.arrange.stretch(event, this.#now(widget.id), view); },
    }, s("svg", { viewBox: `0 0 ${r + 22} ${r + 22}`, "aria-hidden": "true" },
      s("path", { d: `M${r + 13} 14A${r} ${r} 0 0 1 14 ${r + 13}` })));
  }

  #now(id) { return this.group(id).members.find((widget) => widget.id === id); }

  #listen(view) {
    const { element, id } = view;
    element.addEventListener("pointerdown", (event) => {
      if (event.target.closest(".edit-choices, .badge")) return;
      if (editMode.on) {
        if (!this.arrange?.grab) return;
        event.stopPropagation();
        return this.arrange.grab(event, this.#now(id), view);
      }
      if (this.group(id).members.length > 1) this.#swipe(event, id);
    });
    element.addEventListener("contextmenu", (event) => {
      if (!editMode.on || !this.arrange?.menu) return;
      event.preventDefault();
      this.arrange.menu(this.#now(id), view);
    });
    element.addEventListener("wheel", (event) => {
      if (this.group(id)?.members.length < 2 || Math.abs(event.deltaY) <= Math.abs(event.deltaX) || Math.abs(event.deltaY) < 4) return;
      event.preventDefault();
      event.stopPropagation();
      if (performance.now() - this.#turned < PAUSE) return;
      this.#turned = performance.now();
      this.cycle(id, Math.sign(event.deltaY));
    }, { passive: false });
  }

  /** A finger going up or down on a stack. */
  #swipe(event, id) {
    let step = 0;
    const decide = (next) => {
      const [dx, dy] = [next.clientX - event.clientX, next.clientY - event.clientY];
      if (step || Math.abs(dy) < 22 || Math.abs(dy) < Math.abs(dx)) return;
      step = dy < 0 ? 1 : -1;
      this.cycle(id, step);
    };
    follow(event, { move: decide });
  }
}

/** One picture leaves the widget's shape while the other comes in. */
function slide(before, after, step) {
  if (isCalm()) return;
  const [old, fresh] = [before, after].map((view) => view.picture.querySelector(":scope > svg:last-of-type"));
  const course = { duration: 380, easing: "cubic-bezier(0.25, 0.9, 0.3, 1)" };
  before.element.classList.add("leaving");
  const done = () => before.element.classList.remove("leaving");
  fresh?.animate([{ transform: `translateY(${step * 100}%)` }, { transform: "none" }], course);
  if (!old) return done();
  old.animate([{ transform: "none" }, { transform: `translateY(${-step * 100}%)` }], course).finished.then(done, done);
}
