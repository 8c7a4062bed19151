// Single places for a control: the two buttons of the Lock Screen.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { ControlView } from "./controltile.js";
import { configure, press, showStatus } from "./controls.js";
import { editMode } from "./editmode.js";
import { openGallery } from "./editbar.js";
import { PLACES } from "./places.js";

export class ControlSlots {
  #slots = [];

  /** `places` are pairs of a control's place and the name of its rectangle. */
  constructor(on, places) {
    this.on = on;
    this.places = places;
  }

  build(layer, rectangles) {
    this.layer = layer;
    this.#slots = this.places.map(([place, name]) => {
      const frame = rectangles[name];
      const at = { left: px(frame.x), top: px(frame.y), width: px(frame.width), height: px(frame.height) };
      const add = h("button", { class: "slot-add", type: "button", "aria-label": `Add a control: ${PLACES[place]}`, style: at, onclick: () => openGallery({ surface: "control", place }) }, icon("plus"));
      const minus = h("button", { class: "minus", type: "button", style: { left: px(frame.x - 9), top: px(frame.y - 9) } });
      layer.append(add, minus);
      return { place, frame, add, minus, view: null };
    });
  }

  show(state, scheme) {
    for (const slot of this.#slots) {
      const control = (state.controls ?? []).find((candidate) => candidate.place === slot.place);
      if (slot.view && slot.view.id !== control?.id) {
        slot.view.element.remove();
        slot.view = null;
      }
      slot.add.hidden = Boolean(control) || !editMode.on;
      slot.minus.hidden = !control || !editMode.on;
      if (!control) continue;
      if (!slot.view) {
        slot.view = new ControlView(control.id, { press: (view) => this.#press(view, slot), hold: configure });
        this.layer.append(slot.view.element);
        this.layer.append(slot.minus);
      }
      slot.view.update(control, { ...slot.frame, size: "small", scheme });
      const words = `Remove ${control.title || control.name}`;
      slot.minus.setAttribute("aria-label", words);
      slot.minus.onclick = () => editMode.change(`/api/controls/${encodeURIComponent(control.id)}/remove`, {}, { said: `Removed ${control.title || control.name}`, undoable: true });
      showStatus(this.layer.closest(".screen"), control);
    }
  }

  #press(view, { place }) {
    if (editMode.on) return openGallery({ surface: "control", place });
    press(view);
  }
}
