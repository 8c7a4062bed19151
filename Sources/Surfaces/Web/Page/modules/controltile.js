// One control: glass, and over it the faces of its states as the host draws them. Both are there, so that a press shows at once.

import { h, px, mark } from "./dom.js";
import { svgElement } from "./sanitize.js";

const KEPT = 160;
const cache = new Map();

function fetchFace(path) {
  if (!cache.has(path)) {
    if (cache.size >= KEPT) cache.delete(cache.keys().next().value);
    const answer = fetch(path).then((response) => (response.ok ? response.text() : null)).catch(() => null);
    answer.then((text) => text === null && cache.delete(path));
    cache.set(path, answer);
  }
  return cache.get(path);
}

const HOLD = 500;

export class ControlView {
  #guess = null;

  /** `on.press(view)`; `on.hold(view)` for a long press on one that can be configured. */
  constructor(id, on) {
    this.id = id;
    this.faces = { off: h("span", { class: "tile-face off" }), on: h("span", { class: "tile-face on" }) };
    this.badge = h("span", { class: "control-badge", "aria-hidden": "true", hidden: true }, "!");
    this.element = h("button", {
      class: "control", type: "button", dataset: { control: id },
      onclick: (event) => { if (!this.held) on.press(this, event); this.held = false; },
      oncontextmenu: (event) => { event.preventDefault(); on.hold?.(this, event); },
    }, h("span", { class: "glass" }), this.faces.off, this.faces.on, this.badge);
    this.#feel(on);
  }

  get isOn() { return this.#guess ?? this.control.isOn; }

  /** Shows a state before the host has answered; null shows the host's. */
  guess(isOn) {
    this.#guess = isOn;
    this.#flip();
  }

  update(control, { x, y, width, height, size = control.size, scheme }) {
    this.control = control;
    Object.assign(this.element.style, { left: px(x), top: px(y), width: px(width), height: px(height) });
    this.element.dataset.size = size;
    this.element.classList.toggle("preview", control.preview === true);
    this.element.classList.toggle("pending", control.pending === true);
    this.badge.hidden = !control.problem;
    this.element.title = control.problem?.message ?? "";
    mark(this.element, "aria-disabled", control.disabled && "true");
    this.#flip();
    for (const state of control.template === "toggle" ? ["off", "on"] : ["off"]) this.#face(state, size, scheme);
  }

  #flip() {
    const { control, element } = this;
    if (!control) return;
    const toggle = control.template === "toggle";
    const on = toggle && this.isOn;
    element.classList.toggle("on", on);
    element.setAttribute("role", toggle ? "switch" : "button");
    mark(element, "aria-checked", toggle && String(on));
    const value = on === (control.isOn === true) ? control.value : null;
    element.setAttribute("aria-label", [control.title || control.name || control.kind, value, control.problem?.message].filter(Boolean).join(", "));
    mark(element, "aria-description", control.hint);
  }

  async #face(state, size, scheme) {
    const holder = this.faces[state];
    const query = new URLSearchParams({ size, on: String(state === "on"), scheme, revision: this.control.revision ?? 0 });
    const path = `/api/controls/${encodeURIComponent(this.id)}.svg?${query}`;
    if (holder.path === path) return;
    holder.path = path;
    const text = await fetchFace(path);
    if (holder.path !== path || text === null) return;
    if (holder.shown === text) return;
    holder.shown = text;
    const picture = svgElement(text);
    if (picture) holder.replaceChildren(picture);
  }

  /** It gives way under the finger; held, it offers its sheet. */
  #feel(on) {
    const { element } = this;
    let timer = null;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.held = false;
      element.classList.add("pressed");
      if (on.hold) timer = setTimeout(() => { this.held = true; element.classList.remove("pressed"); on.hold(this); }, HOLD);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      element.addEventListener(end, () => { clearTimeout(timer); element.classList.remove("pressed"); });
    }
  }
}
