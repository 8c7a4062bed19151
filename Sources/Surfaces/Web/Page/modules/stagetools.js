// At the corner of the stage: edit, add, undo; on the Lock Screen the colours of the wallpaper.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { editMode } from "./editmode.js";
import { openGallery } from "./editbar.js";
import { Swatches, TINTS, WALLS } from "./appearance.js";

export class StageTools {
  /** `on.wall(name)` and `on.tint(name)` when a swatch is chosen. */
  constructor(root, on) {
    this.root = root;
    this.walls = new Swatches("Wallpaper", WALLS, on.wall);
    this.walls.element.classList.add("walls");
    this.tints = new Swatches("Tint", Object.fromEntries(Object.keys(TINTS).map((name) => [name, name[0].toUpperCase() + name.slice(1)])), on.tint);
    this.tints.element.classList.add("tints");
    this.undo = h("button", { type: "button", class: "stage-tool undo", onclick: () => editMode.undo() }, icon("undo"), h("span", {}, "Undo"));
    this.add = h("button", { type: "button", class: "stage-tool", onclick: () => openGallery({ surface: this.surface }) }, icon("plus"), h("span", {}, "Add"));
    this.edit = h("button", { type: "button", class: "stage-tool edit", "aria-keyshortcuts": "J", title: "Edit (J)", onclick: () => editMode.toggle() }, icon("arrange"), this.word = h("span"));
    root.append(this.walls.element, this.tints.element, this.undo, this.add, this.edit);
  }

  show(state, surface, { wall, tint }) {
    this.surface = surface;
    this.root.hidden = !["home", "lock", "today", "control"].includes(surface);
    this.walls.element.hidden = surface !== "lock";
    this.tints.element.hidden = state.appearance !== "tinted" || !["home", "today"].includes(surface);
    this.walls.show(wall);
    this.tints.show(tint);
    this.undo.hidden = !state.undo;
    this.undo.title = state.undo ? `Undo: ${state.undo}` : "";
    this.word.textContent = editMode.on ? "Done" : "Edit";
    this.edit.setAttribute("aria-pressed", String(editMode.on));
  }
}
