// What a device shows at its top while a surface is edited: add on the left, done on the right.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { editMode } from "./editmode.js";

/** The two buttons; CSS shows them while editing. */
export function editBar(surface, device, detail = {}) {
  const top = device.cutout === "island" ? 14 : device.cutout === "notch" ? 9 : Math.max(2, (device.statusBarHeight - 26) / 2);
  const what = surface === "control" ? "Add a control" : "Add a widget";
  return h("div", { class: "edit-bar", style: { top: px(top) } },
    h("button", { class: "glass-button add", type: "button", "aria-label": what, title: what, onclick: () => openGallery({ surface, ...detail }) }, icon("plus")),
    h("button", { class: "glass-button done", type: "button", onclick: () => editMode.toggle(false) }, "Done"));
}

/** Asks for the gallery. `surface`, and for one place only `families` or `place`. */
export function openGallery(detail) {
  document.dispatchEvent(new CustomEvent("open-gallery", { bubbles: true, detail }));
}
