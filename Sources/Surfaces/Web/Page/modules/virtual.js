// A list of any length of which only the rows in view are in the page. Rows have heights of their own, known beforehand.

import { h, px } from "./dom.js";

const BEYOND = 240;

export class VirtualList {
  #items = [];
  #tops = [0];
  #rows = new Map();
  #spare = [];

  /** `draw(element, item, index)` fills a row, `height(item)` is its height in pixels. */
  constructor({ draw, height, ...attributes }) {
    this.draw = draw;
    this.height = height;
    this.content = h("div", { class: "virtual-content", role: "presentation" });
    this.element = h("div", { class: "virtual", onscroll: () => this.#window(), ...attributes }, this.content);
    this.resize = new ResizeObserver(() => this.#window());
    this.resize.observe(this.element);
  }

  get items() { return this.#items; }

  /** Shows other items, from the top. */
  set items(items) {
    this.#items = items;
    this.#tops = new Float64Array(items.length + 1);
    for (let i = 0; i < items.length; i++) this.#tops[i + 1] = this.#tops[i] + this.height(items[i]);
    for (const element of this.#rows.values()) this.#put(element);
    this.#rows.clear();
    this.content.style.height = px(this.#tops[items.length]);
    this.element.scrollTop = 0;
    this.#window();
  }

  /** Draws the rows in view again. */
  redraw() {
    for (const [index, element] of this.#rows) this.draw(element, this.#items[index], index);
  }

  /** Brings a row into view: to the middle, or as little as needed. */
  reveal(index, { middle = false } = {}) {
    const [top, bottom] = [this.#tops[index], this.#tops[index + 1]];
    const { scrollTop, clientHeight } = this.element;
    if (middle) this.element.scrollTop = Math.max(0, (top + bottom - clientHeight) / 2);
    else if (top - 8 < scrollTop) this.element.scrollTop = top - 8;
    else if (bottom + 8 > scrollTop + clientHeight) this.element.scrollTop = bottom + 8 - clientHeight;
    this.#window();
  }

  /** The row at `index` while it is in the page. */
  row(index) { return this.#rows.get(index); }

  /** How many rows of a usual height fit. */
  get pageLength() { return Math.max(1, Math.floor(this.element.clientHeight / 50)); }

  remove() { this.resize.disconnect(); }

  #window() {
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, this.#at(scrollTop - BEYOND));
    const last = Math.min(this.#items.length - 1, this.#at(scrollTop + (clientHeight || 600) + BEYOND));
    for (const [index, element] of this.#rows) {
      if (index >= first && index <= last) continue;
      this.#rows.delete(index);
      this.#put(element);
    }
    for (let index = first; index <= last; index++) {
      if (this.#rows.has(index)) continue;
      const element = this.#spare.pop() ?? this.content.appendChild(h("div"));
      element.hidden = false;
      Object.assign(element.style, { transform: `translateY(${this.#tops[index]}px)`, height: px(this.#tops[index + 1] - this.#tops[index]) });
      this.draw(element, this.#items[index], index);
      this.#rows.set(index, element);
    }
  }

  #put(element) {
    element.hidden = true;
    for (const name of ["id", "role"]) element.removeAttribute(name);
    this.#spare.push(element);
  }

  /** The row that lies at `y`. */
  #at(y) {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#tops[middle + 1] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
