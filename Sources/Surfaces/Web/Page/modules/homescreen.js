// The Home Screen of the chosen device: pages of widgets, dots, dock.

import { h, px, mark } from "./dom.js";
import { drawDock } from "./device.js";
import { DeviceStage } from "./stage.js";
import { Board } from "./board.js";
import { Arrange } from "./arrange.js";
import { editMode } from "./editmode.js";
import { editBar } from "./editbar.js";
import { isCalm } from "./dragging.js";
import { nearest } from "./neighbours.js";
import { SPANS, cellOf, frameAt } from "./places.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LONG_PRESS = 550;

export class HomeScreen extends DeviceStage {
  name = "home";
  #pages = [];
  #page = 0;
  #target = null;

  /** `on.select(id)`, `on.open(id)`, `on.page(index)`. */
  constructor(root, on) {
    super(root, on);
    this.board = new Board("home", on, (widget) => this.#place(widget));
    this.arrange = new Arrange(this, this.board);
    this.board.arrange = this.arrange;
  }

  /** Shows `state` with the page at index `page`. */
  show({ state, scheme, selected, page }) {
    const fresh = this.prepare(state);
    const shown = state.widgets.filter((widget) => widget.frame && (widget.surface ?? "home") === "home");
    // While editing there is an empty page behind the last, to move something there.
    const last = Math.max(-1, ...shown.map((widget) => widget.page));
    this.#makePages(Math.max(1, last + (editMode.on && shown.length ? 2 : 1)));
    this.board.show(state, scheme);
    this.select(selected);
    // Not while it is there already: that would end a swipe.
    if (fresh || this.#clamped(page) !== this.#page) this.turnTo(page, { smooth: false });
  }

  remove() {
    super.remove();
    this.board.clear();
    this.#pages = [];
  }

  select(id) { this.board.select(id, this.board.views.has(id) ? id : this.#inOrder(this.#page)[0]?.id); }

  view(id) { return this.board.views.get(id); }

  focus(id) {
    this.board.bring(id);
    this.board.focus(id);
  }

  // What `Arrange` asks

  get page() { return this.#page; }
  get pageCount() { return this.#pages.length; }
  get radius() { return this.state.device.widgetCornerRadius; }
  get columns() { return this.state.device.home.columns; }
  get rows() { return this.state.device.home.rows; }
  parentOf(page) { return this.#pages[this.#clamped(page)]; }
  cellOf(widget) { return cellOf(widget, this.state.device.home); }
  frameAt(cell, size) { return frameAt(this.state.device.home, cell, size); }
  offset() { return { x: 0, y: 0 }; }

  cellAt({ x, y }, family) {
    const { home } = this.state.device;
    const [across, down] = SPANS[family];
    const within = (value, most) => Math.min(Math.max(Math.round(value), 0), Math.max(0, most));
    return { column: within((x - home.x) / home.pitchX, home.columns - across), row: within((y - home.y) / home.pitchY, home.rows - down) };
  }

  turnTo(index, { smooth = true } = {}) {
    const page = this.#clamped(index);
    this.#target = page;
    this.pages.scrollTo({ left: page * this.pages.clientWidth, behavior: smooth && !isCalm() ? "smooth" : "instant" });
    this.#turned(page);
  }

  build(device) {
    this.pages = h("div", { class: "pages", role: "region", "aria-label": "Home Screen", tabindex: "-1", onscroll: () => this.#scrolled(), onpointerdown: () => { this.#target = null; }, onwheel: () => { this.#target = null; } });
    this.dots = h("div", { class: "dots", role: "group", "aria-label": "Pages", style: { top: px(device.home.dotsY) } });
    this.screen.append(this.pages, this.dots, drawDock(device), editBar("home", device));
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.#drag();
    this.#holdWallpaper();
  }

  #makePages(count) {
    while (this.#pages.length > count) this.#pages.pop().remove();
    while (this.#pages.length < count) {
      const page = h("div", { class: "home-page", role: "group" });
      this.#pages.push(page);
      this.pages.append(page);
    }
    this.#pages.forEach((page, i) => page.setAttribute("aria-label", `Page ${i + 1} of ${count}`));
    if (this.dots.childElementCount !== count) {
      this.dots.replaceChildren(...this.#pages.map((_, i) => h("button", {
        type: "button", "aria-label": `Page ${i + 1} of ${count}`, onclick: () => this.turnTo(i),
      })));
    }
    this.dots.hidden = count < 2;
    this.#turned(this.#clamped(this.#page));
  }

  #place(widget) {
    const { device } = this.state;
    return {
      parent: this.#pages[this.#clamped(widget.page)], frame: widget.frame, radius: device.widgetCornerRadius * (widget.frame.width / widget.size.width),
      labelSize: device.home.labelSize, labelGap: device.home.labelGap,
    };
  }

  #scrolled() {
    if (!this.pages.clientWidth) return;
    const place = this.pages.scrollLeft / this.pages.clientWidth;
    // On the way to a page it passes others.
    if (this.#target !== null && Math.abs(place - this.#target) > 0.02) return;
    this.#target = null;
    this.#turned(Math.round(place));
  }

  #clamped(index) { return Math.min(Math.max(index, 0), this.#pages.length - 1); }

  #turned(page) {
    const changed = page !== this.#page;
    this.#page = page;
    [...this.dots.children].forEach((dot, i) => mark(dot, "aria-current", i === page && "true"));
    this.#pages.forEach((element, i) => { element.inert = i !== page; });
    if (changed) this.on.page(page);
  }

  #inOrder(page) {
    return this.board.shown.filter((widget) => widget.page === page).sort((a, b) => a.frame.y - b.frame.y || a.frame.x - b.frame.x);
  }

  #key(event) {
    const step = STEPS[event.key];
    const id = event.target.closest?.(".widget")?.dataset.widget;
    const here = this.#inOrder(this.#page);
    const widget = here.find((candidate) => candidate.id === id);
    if (editMode.on && widget && this.arrange.key(event, widget)) return event.preventDefault();
    if (event.key === "Enter" && id && !event.target.closest("button")) return this.board.views.get(id).enter?.() || this.on.open(id);
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (!widget) return this.turnTo(this.#page + step[0]);
    if (step[1] && this.board.cycle(id, step[1])) return;
    const next = nearest(here, widget, step);
    if (next) return this.board.focus(next.id);
    if (step[0]) this.#focusOnPage(this.#page + step[0], step[0]);
  }

  #focusOnPage(page, direction) {
    const list = this.#inOrder(page);
    if (page < 0 || page >= this.#pages.length) return;
    this.turnTo(page);
    if (list.length) this.board.focus((direction > 0 ? list[0] : list[list.length - 1]).id);
  }

  /** Held for a moment, the wallpaper starts editing; pressed while editing, it ends. */
  #holdWallpaper() {
    let timer = null;
    let held = false;
    this.pages.addEventListener("pointerdown", (event) => {
      held = false;
      if (event.button !== 0 || event.target.closest(".widget")) return;
      timer = setTimeout(() => { held = !editMode.on; editMode.toggle(true); }, LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) {
      this.pages.addEventListener(end, (event) => {
        if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(timer);
      });
    }
    this.pages.addEventListener("click", (event) => {
      if (editMode.on && !held && !event.target.closest(".widget") && !this.pages.classList.contains("dragging")) editMode.toggle(false);
    });
  }

  /** Mice drag pages as fingers swipe them. */
  #drag() {
    let start = null;
    this.pages.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button === 0) start = { x: event.clientX, left: this.pages.scrollLeft, page: this.#page };
    });
    addEventListener("pointermove", (event) => {
      if (!start) return;
      const moved = (event.clientX - start.x) / this.scale;
      if (!this.pages.classList.contains("dragging") && Math.abs(moved) < 6) return;
      this.pages.classList.add("dragging");
      this.pages.scrollLeft = start.left - moved;
    }, { signal: this.gone.signal });
    addEventListener("pointerup", (event) => {
      if (!start) return;
      const moved = (event.clientX - start.x) / this.scale;
      const dragged = this.pages.classList.contains("dragging");
      const page = start.page - (Math.abs(moved) > 50 ? Math.sign(moved) : 0);
      start = null;
      if (!dragged) return;
      this.turnTo(page);
      setTimeout(() => this.pages.classList.remove("dragging"), 320);
    }, { signal: this.gone.signal });
  }
}
