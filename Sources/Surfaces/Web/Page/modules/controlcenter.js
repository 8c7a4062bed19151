// Control Center: tiles on a grid four cells wide over a blurred wallpaper, and its edit mode.

import { h, s, px } from "./dom.js";
import { icon } from "./icons.js";
import { DeviceStage } from "./stage.js";
import { ControlView } from "./controltile.js";
import { ActionButton } from "./actionbutton.js";
import { configure, press, showStatus } from "./controls.js";
import { editMode } from "./editmode.js";
import { editBar, openGallery } from "./editbar.js";
import { follow } from "./dragging.js";
import { offerChoices } from "./choices.js";
import { CONTROL_SPANS, controlPlaces, packControls } from "./places.js";

const SIZES = { small: "Small", wide: "Wide", large: "Large" };
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export class ControlCenter extends DeviceStage {
  name = "control";
  #views = new Map();
  /** What the grid would be if the drag ended now. */
  #trial = null;

  constructor(root, on) {
    super(root, on);
    this.actionButton = new ActionButton();
  }

  build(device) {
    this.places = controlPlaces(device);
    this.grid = h("div", { class: "control-grid", role: "group", "aria-label": "Control Center" });
    this.empty = h("p", { class: "control-empty" }, "No controls");
    const begin = h("button", { class: "glass-button control-begin", type: "button", "aria-label": "Edit controls", title: "Edit controls", style: { top: px(device.cutout === "island" ? 60 : 40), left: px(this.places.x) }, onclick: () => editMode.toggle(true) }, icon("plus"));
    const add = h("button", { class: "glass-button control-add", type: "button", onclick: () => openGallery({ surface: "control", place: "controlCenter" }) }, icon("plus"), "Add a Control");
    this.scroller = h("div", { class: "control-scroller", style: { "padding-top": px(this.places.y) } }, this.grid, this.empty);
    this.screen.append(h("div", { class: "blur deep" }), this.scroller, begin, add, editBar("control", device, { place: "controlCenter" }));
    this.actionButton.build(this, device);
    this.scroller.addEventListener("click", (event) => { if (editMode.on && (event.target === this.scroller || event.target === this.grid)) editMode.toggle(false); });
  }

  show({ state, scheme }) {
    this.prepare(state);
    this.scheme = scheme;
    this.controls = (state.controls ?? []).filter((control) => control.place === "controlCenter").sort((a, b) => a.position - b.position);
    for (const [id, view] of this.#views) {
      if (this.controls.some((control) => control.id === id)) continue;
      view.element.remove();
      this.#views.delete(id);
    }
    this.#layOut();
    this.empty.hidden = this.controls.length > 0;
    for (const control of state.controls ?? []) showStatus(this.screen, control);
    this.actionButton.show(state);
  }

  remove() {
    super.remove();
    this.#views.clear();
  }

  select() {}
  focus(id) { this.#views.get(id)?.element.focus(); }

  #layOut() {
    const { cell, gap, columns, x } = this.places;
    const list = this.#trial ? this.#trial(this.controls) : this.controls;
    const { cells, rows } = packControls(list, columns);
    this.grid.style.height = px(Math.max(0, rows * (cell + gap) - gap) + 100);
    for (const control of list) {
      const at = cells.get(control.id);
      const frame = { x: x + at.column * (cell + gap), y: at.row * (cell + gap), width: at.across * (cell + gap) - gap, height: at.down * (cell + gap) - gap };
      let view = this.#views.get(control.id);
      if (!view) {
        view = new ControlView(control.id, { press: (pressed) => this.#press(pressed), hold: (held, event) => this.#hold(held, event) });
        view.tile = h("div", { class: "control-place" }, view.element);
        this.#views.set(control.id, view);
        this.#listen(view);
      }
      if (!view.tile.isConnected) this.grid.append(view.tile);
      Object.assign(view.tile.style, { left: px(frame.x), top: px(frame.y), width: px(frame.width), height: px(frame.height) });
      view.cells = at;
      view.update(control, { x: 0, y: 0, width: frame.width, height: frame.height, scheme: this.scheme });
      this.#handles(view, control);
    }
  }

  #press(view) {
    if (editMode.on) return this.#menu(view);
    press(view);
  }

  #hold(view, event) {
    if (!editMode.on) return configure(view);
    // Held, it is being moved: the secondary button asks for the menu.
    if (event?.type === "contextmenu") this.#menu(view);
  }

  #handles(view, control) {
    const wanted = editMode.on;
    if (!wanted || view.handles) {
      if (!wanted) {
        view.handles?.forEach((element) => element.remove());
        view.handles = null;
      }
      return;
    }
    const name = control.title || control.name;
    view.handles = [
      h("button", { class: "minus", type: "button", tabindex: "-1", "aria-label": `Remove ${name}`, onclick: () => this.#remove(view) }),
      h("button", {
        class: "grip", type: "button", tabindex: "-1", "aria-label": `Change the size of ${name}`, style: { width: px(36), height: px(36) },
        onpointerdown: (event) => { event.stopPropagation(); this.#stretch(event, view); },
      }, s("svg", { viewBox: "0 0 36 36", "aria-hidden": "true" }, s("path", { d: "M30.8 6A35 35 0 0 1 6 30.8" }))),
    ];
    view.tile.append(...view.handles);
  }

  #listen(view) {
    view.tile.addEventListener("pointerdown", (event) => { if (editMode.on && !event.target.closest(".minus, .grip")) this.#grab(event, view); });
    view.tile.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (editMode.on && step) this.#move(view, this.controls.findIndex((control) => control.id === view.id) + step);
      else if (editMode.on && (event.key === "Delete" || event.key === "Backspace")) this.#remove(view);
      else if (step) this.#step(view, event.key);
      else return;
      event.preventDefault();
    });
  }

  /** The nearest tile in the direction of the arrow. */
  #step(view, key) {
    const box = view.tile.getBoundingClientRect();
    const ahead = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const list = [...this.#views.values()].filter((other) => other !== view).map((other) => {
      const there = other.tile.getBoundingClientRect();
      const [dx, dy] = [there.x + there.width / 2 - box.x - box.width / 2, there.y + there.height / 2 - box.y - box.height / 2];
      return { other, along: dx * ahead[0] + dy * ahead[1], aside: Math.abs(dx * ahead[1]) + Math.abs(dy * ahead[0]) };
    }).filter(({ along }) => along > 4).sort((a, b) => a.along + 2 * a.aside - b.along - 2 * b.aside);
    list[0]?.other.element.focus();
  }

  // Editing

  #path(view, verb) { return `/api/controls/${encodeURIComponent(view.id)}/${verb}`; }
  #name(view) { return view.control.title || view.control.name; }

  #remove(view) {
    view.tile.classList.add("going");
    return editMode.change(this.#path(view, "remove"), {}, { said: `Removed ${this.#name(view)}`, undoable: true, near: view.element })
      .then((answer) => answer || view.tile.classList.remove("going"));
  }

  async #move(view, position) {
    if (position < 0 || position >= this.controls.length) return editMode.say("The edge");
    await editMode.change(this.#path(view, "move"), { place: "controlCenter", position }, { said: `${this.#name(view)} is number ${position + 1}`, near: view.element });
    view.element.focus({ preventScroll: true });
  }

  #resize(view, size) {
    return editMode.change(this.#path(view, "resize"), { size }, { said: `${this.#name(view)} is ${SIZES[size].toLowerCase()}`, near: view.element });
  }

  #menu(view) {
    offerChoices(view.element, this.#name(view), [
      ...Object.entries(SIZES).map(([size, label]) => ({ label, checked: view.control.size === size, run: () => view.control.size !== size && this.#resize(view, size) })),
      null,
      ...(view.control.configurable ? [{ label: "Edit Control", run: () => configure(view) }] : []),
      { label: "Remove Control", danger: true, run: () => this.#remove(view) },
    ]);
  }

  #grab(event, view) {
    const box = view.tile.getBoundingClientRect();
    const held = { x: (event.clientX - box.left) / this.scale, y: (event.clientY - box.top) / this.scale };
    const from = this.controls.findIndex((control) => control.id === view.id);
    let position = from;
    let ghost = null;
    follow(event, {
      begin: () => {
        ghost = view.tile.cloneNode(true);
        ghost.classList.add("ghost");
        this.screen.append(h("div", { class: "drag-layer" }, ghost));
        view.tile.classList.add("lifted");
      },
      move: (next) => {
        const point = this.point(next);
        Object.assign(ghost.style, { left: px(point.x - held.x), top: px(point.y - held.y) });
        const { cell, gap } = this.places;
        const origin = this.grid.getBoundingClientRect();
        const top = (origin.top - this.screen.getBoundingClientRect().top) / this.scale;
        position = this.#positionAt(view, (point.x - held.x - this.places.x) / (cell + gap), (point.y - held.y - top) / (cell + gap));
        this.#trial = (list) => moved(list, view.id, position);
        this.#layOut();
      },
      end: async () => {
        if (position !== from) await editMode.change(this.#path(view, "move"), { place: "controlCenter", position }, { said: `${this.#name(view)} is number ${position + 1}`, near: view.element });
        this.#endTrial(view, ghost);
      },
      cancel: () => this.#endTrial(view, ghost),
    });
  }

  #endTrial(view, ghost) {
    this.#trial = null;
    ghost?.parentElement.remove();
    view.tile.classList.remove("lifted", "stretching");
    this.#layOut();
  }

  /** The place in the order whose cell is nearest to one of the grid. */
  #positionAt(view, column, row) {
    let best = 0;
    let least = Infinity;
    for (let position = 0; position < this.controls.length; position++) {
      const at = packControls(moved(this.controls, view.id, position), this.places.columns).cells.get(view.id);
      const away = Math.hypot(at.column - column, at.row - row);
      if (away < least - 0.01) [best, least] = [position, away];
    }
    return best;
  }

  #stretch(event, view) {
    const { size } = view.control;
    let choice = size;
    follow(event, {
      begin: () => view.tile.classList.add("stretching"),
      move: (next) => {
        const box = view.tile.getBoundingClientRect();
        const { cell, gap } = this.places;
        const wanted = { width: (next.clientX - box.left) / this.scale, height: (next.clientY - box.top) / this.scale };
        choice = Object.entries(CONTROL_SPANS).map(([name, [across, down]]) => [name, Math.hypot(across * (cell + gap) - gap - wanted.width, down * (cell + gap) - gap - wanted.height)])
          .sort((a, b) => a[1] - b[1])[0][0];
        this.#trial = (list) => list.map((control) => (control.id === view.id ? { ...control, size: choice } : control));
        this.#layOut();
      },
      end: async () => {
        if (choice !== size) await this.#resize(view, choice);
        this.#endTrial(view, null);
      },
      cancel: () => this.#endTrial(view, null),
      press: () => this.#menu(view),
    });
  }
}

/** The list with one control at another position. */
function moved(list, id, position) {
  const rest = list.filter((control) => control.id !== id);
  rest.splice(position, 0, list.find((control) => control.id === id));
  return rest;
}
