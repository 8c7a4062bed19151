// What all surfaces of a device share: its body scaled to the stage, its glass, its status bar.

import { h, px } from "./dom.js";
import { drawDevice, drawStatusBar } from "./device.js";
import { LiveLayer } from "./livelayer.js";

export class DeviceStage {
  #device = null;
  /** Whether the Dynamic Island and banners show on it. */
  hasActivities = true;

  constructor(root, on) {
    this.root = root;
    this.on = on;
    this.observer = new ResizeObserver(() => this.fit());
  }

  /** Draws the device of `state` unless it is there already. Gives whether it was drawn anew; `build` fills its screen. */
  prepare(state) {
    const key = JSON.stringify(state.device);
    this.state = state;
    if (this.#device === key) {
      this.live?.show(state);
      return false;
    }
    this.remove();
    this.#device = key;
    this.drawn = drawDevice(state.device);
    this.screen = this.drawn.screen;
    this.statusBar = drawStatusBar(state.device);
    this.gone = new AbortController();
    this.box = h("div", { class: "device-box" }, this.drawn.element);
    this.build(state.device);
    this.screen.append(this.statusBar.element);
    this.live = this.hasActivities ? new LiveLayer(this.screen, state.device, this.name, this.statusBar) : null;
    this.live?.show(state);
    this.root.replaceChildren(this.box);
    this.observer.observe(this.root);
    this.fit();
    return true;
  }

  build() {}

  remove() {
    this.observer.disconnect();
    this.gone?.abort();
    this.live?.remove();
    this.live = null;
    this.statusBar?.stop();
    this.root.replaceChildren();
    this.#device = null;
  }

  /** As large as the stage allows, never larger than life. */
  fit() {
    const { width, height, element } = this.drawn;
    const roomy = this.root.clientWidth > 600;
    const scale = Math.min(1, (this.root.clientWidth - (roomy ? 64 : 32)) / width, (this.root.clientHeight - (roomy ? 48 : 28)) / height);
    element.style.transform = `scale(${scale})`;
    Object.assign(this.box.style, { width: px(width * scale), height: px(height * scale) });
    this.scale = scale;
  }

  /** A point of the window in points of the screen. */
  point(event) {
    const box = this.screen.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.scale, y: (event.clientY - box.top) / this.scale };
  }
}
