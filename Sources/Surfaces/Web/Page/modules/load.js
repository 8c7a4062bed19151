// How busy the device is, as far as reloads depend on it.

import { h } from "./dom.js";

export class Load {
  /** `change(share)` is called with 0…1 once a person has chosen. */
  constructor(change) {
    this.input = h("input", { type: "range", min: "0", max: "100", step: "5", "aria-label": "Load of the device", oninput: () => this.#say(), onchange: () => change(Number(this.input.value) / 100) });
    this.value = h("span", { class: "count" });
    this.element = h("section", { class: "load" }, h("h3", {}, "Load", this.value), this.input, h("p", { class: "good" }, "A busy device grants fewer reloads."));
  }

  show({ load }) {
    if (document.activeElement !== this.input) this.input.value = String(Math.round(load * 100));
    this.#say();
    return this.element;
  }

  #say() { this.value.textContent = `${this.input.value} %`; }
}
