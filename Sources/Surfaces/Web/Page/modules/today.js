// Today View: a column of widgets left of the Home Screen, as long as it needs to be.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { DeviceStage } from "./stage.js";
import { Board } from "./board.js";
import { Arrange } from "./arrange.js";
import { editMode } from "./editmode.js";
import { editBar } from "./editbar.js";
import { nearest } from "./neighbours.js";
import { SPANS, cellOf, sizeOf } from "./places.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class TodayView extends DeviceStage {
  name = "today";
  page = 0;
  pageCount = null;
  rows = 400;
  #tops = new Map();

  constructor(root, on) {
    super(root, on);
    this.board = new Board("today", on, (widget) => this.#place(widget));
    this.arrange = new Arrange(this, this.board);
    this.board.arrange = this.arrange;
  }

  build(device) {
    this.column = h("div", { class: "today-column" });
    const size = { width: sizeOf("systemMedium", this.state).width, x: this.#grid.x };
    const search = h("div", { class: "today-search", "aria-hidden": "true", style: { left: px(size.x), width: px(size.width) } }, icon("search"), "Search");
    this.empty = h("p", { class: "today-empty" }, "No widgets");
    this.edit = h("button", { class: "glass-button today-edit", type: "button", onclick: () => editMode.toggle(true) }, "Edit");
    this.scroller = h("div", { class: "today-scroller", role: "region", "aria-label": "Today View", tabindex: "-1" }, search, this.column, this.empty, this.edit);
    this.scroller.style.setProperty("--top", px(Math.max(device.statusBarHeight + 12, (device.today?.y ?? 0) - 56)));
    this.screen.append(h("div", { class: "blur" }), this.scroller, editBar("today", device));
    this.box.addEventListener("keydown", (event) => this.#key(event));
  }

  show({ state, scheme, selected }) {
    this.prepare(state);
    this.#measure();
    this.board.show(state, scheme);
    this.empty.hidden = this.board.shown.length > 0;
    this.select(selected);
  }

  remove() {
    super.remove();
    this.board.clear();
  }

  select(id) { this.board.select(id, this.board.views.has(id) ? id : this.board.shown[0]?.id); }
  view(id) { return this.board.views.get(id); }
  focus(id) {
    this.board.bring(id);
    this.board.views.get(id)?.element.focus();
  }

  // What `Arrange` asks

  get radius() { return this.state.device.widgetCornerRadius; }
  get #grid() { return this.state.device.today ?? this.state.device.home; }
  get columns() { return this.#grid.columns; }
  parentOf() { return this.column; }
  cellOf(widget) { return cellOf(widget, { ...this.#grid, y: this.state.device.today?.y ?? 0 }); }
  turnTo() {}

  frameAt({ column, row }, { width, height }) {
    return { x: this.#grid.x + column * this.#grid.pitchX, y: this.#top(row), width, height };
  }

  offset() {
    const [column, screen] = [this.column, this.screen].map((element) => element.getBoundingClientRect());
    return { x: (column.left - screen.left) / this.scale, y: (column.top - screen.top) / this.scale };
  }

  cellAt({ x, y }, family) {
    const grid = this.#grid;
    const rows = [...this.#tops.entries()].sort((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y));
    const column = Math.min(Math.max(Math.round((x - grid.x) / grid.pitchX / 2) * 2, 0), Math.max(0, grid.columns - SPANS[family][0]));
    return { column, row: rows[0]?.[0] ?? 0 };
  }

  /** Widgets follow each other without the room that icons would need: where each row of the grid begins. */
  #measure() {
    const gap = 2 * this.#grid.pitchX - sizeOf("systemSmall", this.state).width;
    const widgets = this.state.widgets.filter((widget) => widget.surface === "today" && widget.frame)
      .map((widget) => ({ row: this.cellOf(widget).row, down: SPANS[widget.family][1], height: widget.shownSize.height }));
    this.#tops.clear();
    const rows = [...new Set(widgets.flatMap(({ row, down }) => [row, row + down]))].sort((a, b) => a - b);
    for (const row of rows) {
      const above = widgets.filter((widget) => widget.row + widget.down <= row).map((widget) => this.#tops.get(widget.row) + widget.height + gap);
      this.#tops.set(row, Math.max(0, ...above));
    }
    if (rows.length === 0) this.#tops.set(0, 0);
    const bottom = Math.max(0, ...widgets.map((widget) => this.#tops.get(widget.row) + widget.height));
    this.column.style.height = px(bottom);
  }

  #top(row) {
    if (this.#tops.has(row)) return this.#tops.get(row);
    const before = [...this.#tops.keys()].filter((known) => known < row).sort((a, b) => b - a)[0];
    return before === undefined ? 0 : this.#tops.get(before) + (row - before) * this.#grid.pitchY;
  }

  #place(widget) {
    const { device } = this.state;
    return { parent: this.column, frame: this.frameAt(this.cellOf(widget), widget.shownSize), radius: device.widgetCornerRadius * (widget.shownSize.width / widget.size.width) };
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
    if (step[1] && this.board.cycle(id, step[1])) return;
    const next = nearest(list, widget, step);
    if (next) this.focus(next.id);
  }
}
