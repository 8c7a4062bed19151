// What can be tapped in a widget: a button over each region of its picture, and what a tap does to the picture at once.

import { h, px, mark } from "./dom.js";
import { flip } from "./toggles.js";

const SMALLEST = 44;
const STILL = 9;

export class Hits {
  #regions = [];
  /** Toggles that show another state than their picture's: key → { isOn, nonce }. */
  #flipped = new Map();
  #taps = 0;
  #tabbable = false;
  /** The SVG that shows and the toggles in it: those of newer regions may be others. */
  #svg = null;
  #faces = [];
  /** Settles when the last picture asked for has arrived. */
  shown = Promise.resolve();

  /** `onTap(hit)` when one is tapped; `picture` is the element that holds the widget's SVG. */
  constructor(widgetElement, picture, onTap) {
    this.widget = widgetElement;
    this.picture = picture;
    /** Where the keyboard goes back to. */
    this.home = widgetElement;
    this.onTap = onTap;
    this.element = h("div", { class: "hits", role: "group", "aria-label": "Actions", onkeydown: (event) => this.#key(event) });
    this.element.hidden = true;
    picture.prepare = (svg) => this.#prepare(svg);
  }

  get isEmpty() { return this.#regions.length === 0; }

  /** Puts the buttons where `hits` are; `frame` is the widget's size as shown, `size` as laid out. `shown` settles with their picture. */
  show(hits, size, frame, { isPending, shown }) {
    this.pending = isPending;
    this.shown = shown;
    shown.then(() => this.settle());
    const keyed = withKeys(hits ?? []);
    const old = new Map(this.#regions.map((region) => [region.key, region]));
    const spare = this.#regions.filter((region) => !keyed.some(({ key }) => key === region.key));
    const focused = this.#regions.find(({ button }) => button === document.activeElement);
    this.#regions = keyed.map(({ key, hit }) => {
      const region = old.get(key) ?? take(spare, hit) ?? { button: this.#button() };
      region.key = key;
      region.hit = hit;
      this.#update(region, size, frame);
      return region;
    });
    const buttons = this.#regions.map(({ button }) => button);
    const isSame = buttons.length === this.element.children.length && buttons.every((button, i) => button === this.element.children[i]);
    if (!isSame) {
      const index = focused ? [...this.element.children].indexOf(focused.button) : -1;
      this.element.replaceChildren(...buttons);
      if (focused) (buttons.includes(focused.button) ? focused.button : buttons[Math.min(index, buttons.length - 1)] ?? this.home).focus({ preventScroll: true });
    }
    this.element.hidden = buttons.length === 0;
    this.#reflect();
  }

  /** Only those of the selected widget are in the page's Tab order. */
  setTabbable(tabbable) {
    this.#tabbable = tabbable;
    for (const { button } of this.#regions) button.tabIndex = tabbable ? 0 : -1;
  }

  focus() { this.#regions[0]?.button.focus({ preventScroll: true }); }

  /** The state that a toggle shows now; null for what is no toggle. */
  isOn(hit) {
    return this.#flipped.get(this.#keyOf(hit))?.isOn ?? hit.isOn ?? null;
  }

  /** A tap starts: its toggle flips at once, what waits for the result is dimmed. */
  begin(hit, nonce) {
    this.#taps += 1;
    if (typeof hit.isOn === "boolean") this.#flipped.set(this.#keyOf(hit), { isOn: !this.isOn(hit), nonce });
    this.#reflect();
  }

  /** It is over. Where it failed its toggle goes back, unless another tap has turned it since. */
  end(hit, nonce, { failed }) {
    this.#taps = Math.max(0, this.#taps - 1);
    const key = this.#keyOf(hit);
    if (failed && this.#flipped.get(key)?.nonce === nonce) this.#flipped.delete(key);
    this.#reflect();
    this.shown.then(() => this.settle());
  }

  /** The picture shown is the host's last word: no toggle shows anything else from here on. */
  settle() {
    if (this.#taps > 0 || this.pending || this.#flipped.size === 0) return;
    this.#flipped.clear();
    this.#reflect();
  }

  #keyOf(hit) { return this.#regions.find((region) => region.hit === hit || region.hit.token === hit.token)?.key ?? hit.token; }

  #reflect() {
    mark(this.widget, "data-pending", (this.pending || this.#taps > 0) && "true");
    mark(this.widget, "aria-busy", (this.pending || this.#taps > 0) && "true");
    this.#turn();
    for (const { button, hit } of this.#regions) if (typeof hit.isOn === "boolean") mark(button, "aria-checked", String(this.isOn(hit)));
  }

  /** A new picture is about to be shown: it has the look of what is under way from the start. */
  #prepare(svg) {
    this.#svg = svg;
    this.#faces = this.#regions.map(({ key, hit }) => ({ key, index: hit.toggle, isOn: hit.isOn }))
      .filter(({ index, isOn }) => typeof index === "number" && typeof isOn === "boolean");
    this.#turn();
  }

  #turn() {
    if (this.#svg) for (const { key, index, isOn } of this.#faces) flip(this.#svg, index, this.#flipped.get(key)?.isOn ?? isOn);
  }

  #button() {
    const button = h("button", { type: "button", class: "hit" });
    let down = null;
    button.addEventListener("pointerdown", (event) => { down = { x: event.clientX, y: event.clientY }; });
    button.addEventListener("dblclick", (event) => event.stopPropagation());
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      // A finger or mouse that moved was turning the page.
      const moved = down && event.detail > 0 && Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL;
      down = null;
      const region = this.#regions.find((candidate) => candidate.button === button);
      if (region && !moved && !button.closest("[data-editing]")) this.onTap(region.hit);
    });
    return button;
  }

  #update({ button, hit }, size, shown) {
    const [sx, sy] = [shown.width / (size?.width || shown.width), shown.height / (size?.height || shown.height)];
    const { x, y, width, height } = hit.frame;
    Object.assign(button.style, { left: px(x * sx), top: px(y * sy), width: px(width * sx), height: px(height * sy) });
    button.style.setProperty("--round", px(Math.min(10, height * sy / 2)));
    button.tabIndex = this.#tabbable ? 0 : -1;
    mark(button, "role", hit.kind === "link" ? "link" : typeof hit.isOn === "boolean" ? "switch" : null);
    if (typeof hit.isOn !== "boolean") button.removeAttribute("aria-checked");
    button.setAttribute("aria-label", hit.label || (hit.kind === "link" ? "Link" : "Button"));
    const isSmall = width < SMALLEST || height < SMALLEST;
    mark(button, "data-small", isSmall && `${Math.round(width)} × ${Math.round(height)}`);
  }

  #key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.home.focus({ preventScroll: true });
  }
}

/** Two regions may have the same intent: a number tells them apart. */
function withKeys(hits) {
  const seen = new Map();
  return hits.map((hit) => {
    const number = seen.get(hit.token) ?? 0;
    seen.set(hit.token, number + 1);
    return { key: `${hit.token} ${number}`, hit };
  });
}

/** A button no longer needed whose words are the same: its intent has changed with the entry, it has not. */
function take(spare, hit) {
  const index = spare.findIndex((region) => region.hit.label === hit.label && region.hit.kind === hit.kind);
  return index < 0 ? null : spare.splice(index, 1)[0];
}
