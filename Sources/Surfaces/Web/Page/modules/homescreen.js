// The Home Screen of the chosen device: pages of widgets, dots, dock.

import { h, px, mark } from "./dom.js";
import { drawDevice, drawDock, drawStatusBar } from "./device.js";
import { WidgetView } from "./widget.js";
import { nearest } from "./neighbours.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class HomeScreen {
  #views = new Map();
  #pages = [];
  #page = 0;
  #target = null;
  #device = null;

  /** `on.select(id)`, `on.open(id)`, `on.page(index)`. */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    this.resize = new ResizeObserver(() => this.#fit());
  }

  /** Shows `state` with the page at index `page`. */
  show({ state, scheme, selected, page }) {
    const key = JSON.stringify(state.device);
    const fresh = this.#device !== key;
    if (fresh) this.#build(state.device);
    this.#device = key;
    this.state = state;
    const shown = state.widgets.filter((widget) => widget.frame);
    this.#makePages(Math.max(1, ...shown.map((widget) => widget.page + 1)));
    for (const [id, view] of this.#views) {
      if (shown.some((widget) => widget.id === id)) continue;
      view.element.remove();
      this.#views.delete(id);
    }
    for (const widget of shown) this.#place(widget, state.device, scheme);
    this.select(selected);
    // Not while it is there already: that would end a swipe.
    if (fresh || this.#clamped(page) !== this.#page) this.turnTo(page, { smooth: false });
  }

  remove() {
    this.resize.disconnect();
    this.statusBar?.stop();
    this.root.replaceChildren();
    this.#device = null;
    this.#views.clear();
    this.#pages = [];
  }

  select(id) {
    for (const [key, view] of this.#views) view.select(key === id);
    const first = this.#views.has(id) ? id : this.#inOrder(this.#page)[0]?.id;
    for (const [key, view] of this.#views) view.element.tabIndex = key === first ? 0 : -1;
  }

  view(id) { return this.#views.get(id); }

  focus(id) { this.#views.get(id)?.element.focus({ preventScroll: true }); }

  get page() { return this.#page; }

  turnTo(index, { smooth = true } = {}) {
    const page = this.#clamped(index);
    this.#target = page;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.pages.scrollTo({ left: page * this.pages.clientWidth, behavior: smooth && !calm ? "smooth" : "instant" });
    this.#turned(page);
  }

  #build(device) {
    this.remove();
    const drawn = drawDevice(device);
    this.drawn = drawn;
    this.statusBar = drawStatusBar(device);
    this.pages = h("div", { class: "pages", role: "region", "aria-label": "Home Screen", tabindex: "-1", onscroll: () => this.#scrolled(), onpointerdown: () => { this.#target = null; }, onwheel: () => { this.#target = null; } });
    this.dots = h("div", { class: "dots", role: "group", "aria-label": "Pages", style: { top: px(device.home.dotsY) } });
    drawn.screen.append(this.pages, this.dots, drawDock(device), this.statusBar.element);
    this.box = h("div", { class: "device-box", onkeydown: (event) => this.#key(event) }, drawn.element);
    this.#drag();
    this.root.replaceChildren(this.box);
    this.resize.observe(this.root);
    this.#fit();
  }

  /** As large as the stage allows, never larger than life. */
  #fit() {
    const { width, height, element } = this.drawn;
    const roomy = this.root.clientWidth > 600;
    const scale = Math.min(1, (this.root.clientWidth - (roomy ? 64 : 32)) / width, (this.root.clientHeight - (roomy ? 48 : 28)) / height);
    element.style.transform = `scale(${scale})`;
    Object.assign(this.box.style, { width: px(width * scale), height: px(height * scale) });
    this.scale = scale;
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
    this.#page = this.#clamped(this.#page);
  }

  #place(widget, device, scheme) {
    let view = this.#views.get(widget.id);
    if (!view) {
      view = new WidgetView(widget.id, this.on);
      this.#views.set(widget.id, view);
    }
    const page = this.#pages[widget.page];
    if (view.element.parentElement !== page) page.append(view.element);
    view.update(widget, {
      frame: widget.frame, radius: device.widgetCornerRadius * (widget.frame.width / widget.size.width), scheme,
      labelSize: device.home.labelSize, labelGap: device.home.labelGap,
    });
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
    return (this.state?.widgets ?? []).filter((widget) => widget.frame && widget.page === page)
      .sort((a, b) => a.frame.y - b.frame.y || a.frame.x - b.frame.x);
  }

  #key(event) {
    const step = STEPS[event.key];
    const id = event.target.closest?.(".widget")?.dataset.widget;
    if (event.key === "Enter" && id && !event.target.closest("button")) return this.#views.get(id).enter() || this.on.open(id);
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (!id) return this.turnTo(this.#page + step[0]);
    const here = this.#inOrder(this.#page);
    const next = nearest(here, here.find((widget) => widget.id === id), step);
    if (next) return this.focus(next.id);
    if (step[0]) this.#focusOnPage(this.#page + step[0], step[0]);
  }

  #focusOnPage(page, direction) {
    const list = this.#inOrder(page);
    if (page < 0 || page >= this.#pages.length) return;
    this.turnTo(page);
    if (list.length) this.focus((direction > 0 ? list[0] : list[list.length - 1]).id);
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
    }, { signal: this.#gone() });
    addEventListener("pointerup", (event) => {
      if (!start) return;
      const moved = (event.clientX - start.x) / this.scale;
      const dragged = this.pages.classList.contains("dragging");
      const page = start.page - (Math.abs(moved) > 50 ? Math.sign(moved) : 0);
      start = null;
      if (!dragged) return;
      this.turnTo(page);
      setTimeout(() => this.pages.classList.remove("dragging"), 320);
    }, { signal: this.#gone() });
  }

  /** Ends the listeners on the window with the device they were made for. */
  #gone() {
    if (!this.pages.controller) {
      this.pages.controller = new AbortController();
      const { controller } = this.pages;
      const pages = this.pages;
      new MutationObserver((_, observer) => {
        if (pages.isConnected) return;
        controller.abort();
        observer.disconnect();
      }).observe(this.root, { childList: true });
    }
    return this.pages.controller.signal;
  }
}
