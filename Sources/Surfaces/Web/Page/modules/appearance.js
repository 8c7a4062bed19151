// How the Home Screen is coloured: full colour, tinted, clear. The tint and the wallpaper's colour are the page's and stand in the address.

import { h } from "./dom.js";

export const TINTS = { sand: "#f4d19b", rose: "#ff9fb4", sky: "#8fc7ff", mint: "#9fe5b8", lilac: "#cbb4ff", snow: "#ffffff" };
export const WALLS = { dusk: "Dusk", lagoon: "Lagoon", moss: "Moss", ember: "Ember", slate: "Slate" };

/** A row of round swatches of which one is chosen. */
export class Swatches {
  constructor(title, names, choose) {
    this.buttons = Object.entries(names).map(([name, label]) => h("button", {
      type: "button", role: "radio", class: "swatch", dataset: { swatch: name }, "aria-label": label, title: label, onclick: () => choose(name),
      onkeydown: (event) => this.#step(event, choose),
    }));
    this.element = h("div", { class: "swatches", role: "radiogroup", "aria-label": title }, ...this.buttons);
  }

  show(choice) {
    for (const button of this.buttons) {
      const chosen = button.dataset.swatch === choice;
      button.setAttribute("aria-checked", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
  }

  #step(event, choose) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.buttons[(this.buttons.indexOf(event.currentTarget) + step + this.buttons.length) % this.buttons.length];
    choose(next.dataset.swatch);
    next.focus();
  }
}
