// A surface or panel that is fetched when it is first shown: the page opens without it.

import { h } from "./dom.js";

export class Lazy {
  #real = null;
  #pending = null;
  #shown = null;

  /** `load()` imports the module and gives what it shows; `styles` are the names of its style sheets. */
  constructor(root, load, styles = []) {
    Object.assign(this, { root, load, styles });
  }

  show(shown) {
    this.#shown = shown;
    if (this.#real) return this.#real.show(shown);
    this.#pending ??= this.#fetch();
  }

  remove() {
    this.#shown = null;
    this.#real ? this.#real.remove() : this.root.replaceChildren();
  }

  select(id) { this.#real?.select?.(id); }
  focus(id) { this.#real?.focus?.(id); }
  view(id) { return this.#real?.view?.(id); }
  refresh() { this.#real?.refresh?.(); }

  async #fetch() {
    try {
      await Promise.all(this.styles.map(stylesheet));
      this.#real = await this.load();
      if (this.#shown) this.#real.show(this.#shown);
    } catch {
      if (this.#shown) this.root.replaceChildren(h("div", { class: "empty" }, h("h2", {}, "Not loaded"), h("p", {}, "Vitrine did not answer when this part of the page was asked for."),
        h("p", {}, h("button", { type: "button", class: "tool", onclick: () => this.show(this.#shown) }, "Try Again"))));
    } finally {
      this.#pending = null;
    }
  }
}

const sheets = new Map();

/** Resolves when the style sheet applies. */
function stylesheet(name) {
  if (!sheets.has(name)) {
    sheets.set(name, new Promise((resolve, reject) => {
      const link = h("link", { rel: "stylesheet", href: `/assets/styles/${name}.css`, onload: resolve, onerror: () => { sheets.delete(name); link.remove(); reject(new Error(name)); } });
      // Before the styles for narrow screens, which have the last word.
      const last = document.querySelector("link[href$='narrow.css']");
      last ? last.before(link) : document.head.append(link);
    }));
  }
  return sheets.get(name);
}
