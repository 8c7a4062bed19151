// The Lock Screen: date and inline widget, clock, the row of accessories, two controls at the bottom.

import { h, s, px } from "./dom.js";
import { icon } from "./icons.js";
import { DeviceStage } from "./stage.js";
import { Board } from "./board.js";
import { Arrange } from "./arrange.js";
import { LockActivities } from "./lockactivities.js";
import { ControlSlots } from "./controlslots.js";
import { editMode } from "./editmode.js";
import { editBar, openGallery } from "./editbar.js";
import { everySecond, now } from "./clock.js";
import { statusTime } from "./format.js";
import { nearest } from "./neighbours.js";
import { cellOf, lockPlaces } from "./places.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ROW = ["accessoryCircular", "accessoryRectangular"];
const day = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric" });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short" });

export class LockScreen extends DeviceStage {
  name = "lock";
  page = 0;
  pageCount = null;
  columns = 4;
  rows = 2;
  stacking = false;

  constructor(root, on) {
    super(root, on);
    this.board = new Board("lock", on, (widget) => this.#place(widget));
    this.arrange = new Arrange(this, this.board);
    this.board.arrange = { grab: (...all) => this.arrange.grab(...all), remove: (...all) => this.arrange.remove(...all), menu: (...all) => this.arrange.menu(...all) };
    this.slots = new ControlSlots(on, [["lockLeading", "leading"], ["lockTrailing", "trailing"]]);
  }

  build(device) {
    const places = (this.places = lockPlaces(this.state));
    this.layer = h("div", { class: "lock-layer", role: "region", "aria-label": "Lock Screen" });
    this.padlock = s("svg", { class: "padlock", viewBox: "0 0 20 26", "aria-hidden": "true", style: { top: px(places.padlock) } },
      s("rect", { x: 2, y: 11, width: 16, height: 13, rx: 3 }), s("path", { class: "shackle", d: "M5.500 12V7.500a4.500 4.500 0 0 1 9 0V12" }));
    this.date = h("span", { class: "lock-date", style: { top: px(places.inline.y), "line-height": px(places.inline.height), "font-size": px(Math.min(22, places.inline.height * 0.82)) } });
    this.clock = h("div", { class: "lock-clock", "aria-hidden": "true", style: {
      top: px(places.clock.y), height: px(places.clock.height), "line-height": px(places.clock.height), "font-size": px(places.clock.height),
    } });
    const { cells } = places;
    const row = { x: cells.x, y: cells.y, width: 4 * cells.cell + 3 * cells.gap, height: cells.height };
    this.line = slot("inline", places.inline, "Add a widget beside the date", () => openGallery({ surface: "lock", families: ["accessoryInline"] }));
    this.row = slot("row", row, "Add widgets", () => openGallery({ surface: "lock", families: ROW }));
    const { activity } = places;
    const height = Math.min(84, activity.height);
    this.activities = h("div", { class: "lock-activities", "aria-hidden": "true", style: {
      left: px(activity.x), width: px(activity.width), top: px(activity.y + activity.height - height), height: px(height),
    } }, "Live Activities appear here");
    this.layer.append(this.padlock, this.date, this.clock, this.line, this.row, this.activities);
    this.screen.append(h("div", { class: "lock-shade" }), this.layer, editBar("lock", device));
    if (device.cornerRadius) this.screen.append(h("div", { class: "home-indicator" }));
    if (places.buttons) this.slots.build(this.layer, places.buttons);
    const top = places.hasRow ? cells.y + cells.height + 16 : places.clock.y + places.clock.height + 16;
    this.cards = new LockActivities(this.layer, activity, top, device.activity?.cornerRadius ?? 24);
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.layer.addEventListener("click", (event) => {
      if (editMode.on && (event.target === this.layer || event.target === this.clock)) editMode.toggle(false);
    });
    this.#hold();
    this.ticking = everySecond((instant) => this.#tick(instant));
  }

  show({ state, scheme, selected }) {
    this.prepare(state);
    this.board.show(state, scheme);
    this.slots.show(state, scheme);
    this.cards.show(state, scheme);
    this.activities.hidden = !this.cards.isEmpty;
    this.screen.classList.toggle("is-locked", state.locked === true);
    const list = this.board.shown;
    this.line.hidden = !this.places.hasLine || list.some((widget) => widget.family === "accessoryInline");
    const used = list.filter((widget) => widget.family !== "accessoryInline").length;
    this.row.hidden = !this.places.hasRow;
    this.row.querySelector("span").hidden = used > 0;
    this.#tick(now());
    this.#dateLine();
    this.select(selected);
  }

  remove() {
    this.ticking?.();
    super.remove();
    this.board.clear();
  }

  select(id) { this.board.select(id, this.board.views.has(id) ? id : this.board.shown[0]?.id); }
  view(id) { return this.board.views.get(id); }
  focus(id) { this.board.focus(id); }

  // What `Arrange` asks

  get radius() { return 20; }
  parentOf() { return this.layer; }
  turnTo() {}
  offset() { return { x: 0, y: 0 }; }

  cellOf(widget) {
    if (Number.isInteger(widget.column)) return cellOf(widget);
    const row = this.state.widgets.filter((other) => other.surface === "lock" && other.family !== "accessoryInline");
    let column = 0;
    for (const other of row) {
      if (other.id === widget.id) break;
      column += other.family === "accessoryRectangular" ? 2 : 1;
    }
    return widget.family === "accessoryInline" ? { column: 0, row: 0 } : { column, row: 1 };
  }

  frameAt({ column, row }, size) {
    const { cells, inline } = this.places;
    if (row === 0) return { ...inline };
    return { x: cells.x + column * (cells.cell + cells.gap), y: cells.y, width: size.width, height: size.height };
  }

  cellAt({ x }, family) {
    if (family === "accessoryInline") return { column: 0, row: 0 };
    const { cells } = this.places;
    const last = family === "accessoryRectangular" ? 2 : 3;
    return { column: Math.min(Math.max(Math.round((x - cells.x) / (cells.cell + cells.gap)), 0), last), row: 1 };
  }

  #place(widget) {
    const size = widget.shownSize?.width ? widget.shownSize : widget.size?.width ? widget.size : this.places.sizes[widget.family];
    const frame = this.frameAt(this.cellOf(widget), size);
    if (widget.family === "accessoryInline") this.inline = { widget, frame };
    return { parent: this.layer, frame, radius: widget.family === "accessoryInline" ? 6 : widget.family === "accessoryCircular" ? size.height / 2 : 14 };
  }

  #tick(instant) {
    const time = statusTime(instant);
    if (this.clock.textContent !== time) this.clock.textContent = time;
    const inline = this.board.shown.some((widget) => widget.family === "accessoryInline");
    const date = new Date(instant * 1000);
    const text = inline ? `${weekday.format(date)} ${date.getDate()}` : day.format(date);
    if (this.date.textContent === text) return;
    this.date.textContent = text;
    this.#dateLine();
  }

  /** Date and inline widget stand centred together, however long the widget's text is. */
  #dateLine() {
    const widget = this.board.shown.find((candidate) => candidate.family === "accessoryInline");
    const view = widget && this.board.views.get(widget.id);
    this.date.classList.toggle("with-widget", Boolean(view));
    if (!view) {
      this.date.style.removeProperty("left");
      return;
    }
    const { inline } = this.places;
    const place = () => {
      const picture = view.picture.querySelector(":scope > svg:last-of-type");
      const box = picture?.isConnected ? drawn(picture, inline) : { x: 0, width: inline.width };
      const gap = editMode.on ? 30 : 7;
      const left = (this.state.device.screen.width - this.date.offsetWidth - gap - box.width) / 2;
      this.date.style.left = px(left);
      view.element.style.left = px(left + this.date.offsetWidth + gap - box.x);
    };
    place();
    if (this.watched === view.picture) return;
    this.watched = view.picture;
    this.watcher?.disconnect();
    this.watcher = new MutationObserver(place);
    this.watcher.observe(view.picture, { childList: true });
  }

  #hold() {
    let timer = null;
    this.layer.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && !event.target.closest(".widget, .control, .activity-card, button")) timer = setTimeout(() => editMode.toggle(true), 550);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) this.layer.addEventListener(end, () => clearTimeout(timer));
  }

  #key(event) {
    const step = STEPS[event.key];
    const id = event.target.closest?.(".widget")?.dataset.widget;
    const list = this.board.shown.map((widget) => ({ ...widget, frame: this.#place(widget).frame }));
    const widget = list.find((candidate) => candidate.id === id);
    if (editMode.on && widget && this.arrange.key(event, this.board.group(id).shown)) return event.preventDefault();
    if (event.key === "Enter" && id && !event.target.closest("button")) return this.board.views.get(id).enter?.() || this.on.open(id);
    if (!step || !widget || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const next = nearest(list, widget, step);
    if (next) this.focus(next.id);
  }
}

function slot(name, { x, y, width, height }, words, open) {
  return h("button", {
    class: `lock-slot ${name}`, type: "button", "aria-label": words, title: words, onclick: open,
    style: { left: px(x - 6), top: px(y - 5), width: px(width + 12), height: px(height + 10) },
  }, h("span", {}, icon("plus"), words));
}

/** Where a picture has something, in points. */
function drawn(picture, { width }) {
  try {
    const box = picture.getBBox();
    const scale = width / (picture.viewBox.baseVal.width || width);
    const x = Math.max(0, box.x * scale);
    return { x, width: Math.min(width - x, box.width * scale) };
  } catch {
    return { x: 0, width };
  }
}
