// A surface of fixed size, scaled to the stage, with a bar of its own below.

import { h, px } from "../dom.js";

export class ScaledStage {
  /** `largest` is the most it is enlarged: small displays are shown larger than life. */
  constructor(root, { width, height, largest = 1, name }) {
    Object.assign(this, { root, width, height, largest });
    this.body = h("div", { class: `companion ${name}`, style: { width: px(width), height: px(height) } });
    this.box = h("div", { class: "device-box" }, this.body);
    this.bar = h("div", { class: "companion-bar" });
    this.element = h("div", { class: "companion-stage" }, this.box, this.bar);
    this.observer = new ResizeObserver(() => this.fit());
  }

  /** Puts it on the stage; false where it is already. */
  mount() {
    if (this.element.isConnected) return false;
    this.root.replaceChildren(this.element);
    this.observer.observe(this.root);
    this.fit();
    return true;
  }

  remove() {
    this.observer.disconnect();
    this.element.remove();
  }

  fit() {
    const roomy = this.root.clientWidth > 600;
    const scale = Math.max(0.1, Math.min(this.largest, (this.root.clientWidth - (roomy ? 64 : 24)) / this.width, (this.root.clientHeight - (roomy ? 48 : 24) - 58) / this.height));
    this.body.style.transform = `scale(${scale})`;
    Object.assign(this.box.style, { width: px(this.width * scale), height: px(this.height * scale) });
    this.scale = scale;
  }
}
