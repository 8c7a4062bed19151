// The Action Button on the side of the device: held, it says what it will do and does it.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { press } from "./controls.js";
import { hud } from "./hud.js";
import { editMode } from "./editmode.js";
import { openGallery } from "./editbar.js";
import { hasActionButton } from "./places.js";

const HOLD = 650;
const KEY = { top: 168, height: 30 };

export class ActionButton {
  #control = null;

  /** Puts the button beside the device of `stage`. */
  build(stage, device) {
    this.stage = stage;
    this.present = hasActionButton(device);
    if (!this.present) return;
    this.key = h("button", {
      class: "action-key", type: "button", style: { left: px(-14), top: px(KEY.top - 6), width: px(20), height: px(KEY.height + 12) },
      onclick: (event) => { if (event.detail === 0) this.#byKey(); },
      onpointerdown: (event) => this.#down(event),
    }, h("i"));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) this.key.addEventListener(end, () => this.#up());
    this.callout = h("div", { class: "action-callout", style: { top: px(KEY.top - 9) } });
    stage.drawn.element.append(this.key, this.callout);
  }

  show(state) {
    if (!this.present) return;
    const control = (this.#control = (state.controls ?? []).find((candidate) => candidate.place === "actionButton") ?? null);
    const title = control ? control.title || control.name : null;
    const words = control ? `Action Button: ${title}. ${control.hint ?? "Hold to run it."}` : "Action Button: choose a control";
    this.key.setAttribute("aria-label", words);
    this.key.title = words;
    if (control) this.key.classList.toggle("disabled", control.disabled === true);
    this.callout.replaceChildren(
      h("button", { type: "button", class: "choose", onclick: () => openGallery({ surface: "control", place: "actionButton" }) },
        icon(control ? "chevron" : "plus"), h("span", {}, h("small", {}, "Action Button"), title ?? "Choose a control")),
      control ? h("button", {
        type: "button", class: "minus", "aria-label": `Remove ${title} from the Action Button`,
        onclick: () => editMode.change(`/api/controls/${encodeURIComponent(control.id)}/remove`, {}, { said: `Removed ${title}`, undoable: true }),
      }) : "");
  }

  #down(event) {
    if (event.button !== 0) return;
    if (!this.#control) return openGallery({ surface: "control", place: "actionButton" });
    this.key.classList.add("held");
    this.leave = hud(this.stage.screen, this.#hint());
    this.timer = setTimeout(() => this.#run(), HOLD);
  }

  #up() {
    clearTimeout(this.timer);
    this.key.classList.remove("held");
    const { leave } = this;
    this.leave = null;
    if (leave) setTimeout(leave, 900);
  }

  #byKey() {
    if (!this.#control) return openGallery({ surface: "control", place: "actionButton" });
    setTimeout(hud(this.stage.screen, this.#hint()), 900);
    this.#run();
  }

  #hint() { return this.#control.hint || `Hold for ${this.#control.title || this.#control.name}`; }

  #run() {
    const control = this.#control;
    navigator.vibrate?.(12);
    this.key.classList.add("ran");
    setTimeout(() => this.key.classList.remove("ran"), 300);
    // No tile shows it here, so there is nothing to flip.
    press({ id: control.id, control, element: this.key, isOn: control.isOn, guess() {} });
  }
}
