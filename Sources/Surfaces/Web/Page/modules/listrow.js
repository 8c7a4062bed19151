// A row of the edit sheet that is a list: elements that are added, removed and put in order, by hand or by keyboard.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { field, fieldKey } from "./fields.js";
import { elements, emptyElement, same, words } from "./values.js";

export class ListRow {
  #items = [];

  constructor(row, on) {
    this.on = on;
    this.key = fieldKey(row);
    this.name = row.name;
    this.heading = h("h3");
    this.limit = h("span", { class: "limit" });
    this.list = h("ul", {});
    this.add = h("button", { type: "button", class: "add", onclick: () => this.#add() }, h("i", { class: "disc plus" }, icon("plus")), h("span"));
    this.note = h("p", { class: "note", role: "alert" });
    this.note.hidden = true;
    this.element = h("div", { class: "row list", role: "group", dataset: { parameter: row.name, kind: "list" } },
      h("header", {}, this.heading, this.limit), h("div", { class: "card" }, this.list, this.add), this.note);
    this.update(row);
  }

  update(row) {
    this.row = row;
    this.picks = row.hasOptions || row.kind === "choice" || row.kind === "entity";
    this.heading.textContent = row.title;
    this.heading.title = row.summary ?? "";
    this.element.setAttribute("aria-label", row.title);
    const values = elements(row.value);
    const isSame = values.length === this.#items.length && values.every((value, i) => same(value, this.#items[i].value));
    if (isSame) this.#items.forEach((item, i) => { item.field.set(values[i], row.displays?.[i] ?? item.display); item.display = row.displays?.[i] ?? item.display; });
    else this.#keepingFocus(() => { this.#items = values.map((value, i) => this.#item(value, row.displays?.[i])); });
    this.#limits();
  }

  problem() {
    for (const item of this.#items) {
      const problem = item.field.problem();
      if (problem) return problem;
    }
    const { fewest } = this.row;
    return fewest && this.#items.length < fewest ? `Add at least ${fewest}.` : null;
  }

  say(text) {
    this.note.textContent = text ?? "";
    this.note.hidden = !text;
  }

  focus() { (this.element.querySelector("[aria-invalid]") ?? (this.add.hidden ? this.element.querySelector("button") : this.add)).focus(); }

  #limits() {
    const { fewest, most } = this.row;
    const count = this.#items.length;
    const full = typeof most === "number" && count >= most;
    const least = typeof fewest === "number" && count <= fewest;
    const fixed = fewest !== undefined && fewest !== null && fewest === most;
    this.limit.textContent = fixed ? `${count} of ${most}` : typeof most === "number" ? `${count} of up to ${most}` : "";
    this.add.hidden = full;
    this.add.lastChild.textContent = "Add";
    this.add.setAttribute("aria-label", `Add to ${this.row.title}`);
    for (const item of this.#items) {
      item.remove.disabled = least;
      item.grip.hidden = count < 2;
    }
    // In place already, they stay: what has the keyboard keeps it.
    const wanted = this.#items.map((item) => item.element);
    if (wanted.length !== this.list.children.length || wanted.some((element, i) => element !== this.list.children[i])) this.list.replaceChildren(...wanted);
    if (!least || count > (fewest ?? 0)) this.say(null);
  }

  #item(value, display) {
    const item = { value, display };
    const name = () => item.display?.title ?? (words(item.value) || "element");
    item.field = field(this.row, this.row.title, {
      change: (next, how) => { item.value = next; item.display = null; this.#changed(how); },
      pick: () => this.on.pick(this, { value: item.value, allowsNone: false, pick: (next, shown) => {
        Object.assign(item, { value: next, display: shown });
        item.field.set(next, shown);
        this.#changed();
      } }),
      note: (text) => this.say(text),
    });
    item.field.set(value, display);
    item.remove = h("button", { type: "button", class: "disc minus", onclick: () => this.#remove(item) }, icon("minus"));
    item.grip = h("button", { type: "button", class: "grip", onkeydown: (event) => this.#move(event, item), onpointerdown: (event) => this.#drag(event, item) }, icon("grip"));
    item.element = h("li", {}, item.remove, item.field.element, item.grip);
    item.label = () => {
      item.remove.setAttribute("aria-label", `Remove ${name()}`);
      item.grip.setAttribute("aria-label", `Reorder ${name()}, ${this.#items.indexOf(item) + 1} of ${this.#items.length}. Arrow keys move it.`);
    };
    return item;
  }

  #changed(how) {
    this.#limits();
    for (const item of this.#items) item.label();
    this.on.change(this.name, { list: this.#items.map((item) => item.value) }, how);
  }

  #add() {
    if (!this.picks) {
      const item = this.#item(emptyElement(this.row), null);
      this.#items.push(item);
      this.#changed();
      return (item.field.focus ?? (() => item.element.querySelector("input, button:not(.disc)")?.focus()))();
    }
    this.on.pick(this, { value: null, allowsNone: false, pick: (value, display) => {
      if (this.#items.some((item) => same(item.value, value))) return this.say(`“${display.title}” is in the list already.`);
      this.#items.push(this.#item(value, display));
      this.#changed();
    } });
  }

  #remove(item) {
    const index = this.#items.indexOf(item);
    this.#items.splice(index, 1);
    this.#changed();
    (this.#items[Math.min(index, this.#items.length - 1)]?.remove ?? this.add).focus();
    this.on.announce(`${item.display?.title ?? words(item.value)} removed.`);
  }

  #move(event, item) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = this.#items.indexOf(item);
    if (!this.#items[index + step]) return;
    this.#put(item, index + step);
    this.#changed({ typing: true });
    item.grip.focus();
    this.on.announce(`${item.display?.title ?? words(item.value)}, ${index + step + 1} of ${this.#items.length}.`);
  }

  #put(item, index) {
    this.#items.splice(this.#items.indexOf(item), 1);
    this.#items.splice(index, 0, item);
  }

  /** The element follows the pointer, the others make room; it is put where it is let go. */
  #drag(event, item) {
    if (event.button !== 0 || this.#items.length < 2) return;
    event.preventDefault();
    item.grip.focus();
    item.grip.setPointerCapture(event.pointerId);
    const heights = this.#items.map(({ element }) => element.offsetHeight);
    const from = this.#items.indexOf(item);
    const before = heights.slice(0, from).reduce((sum, height) => sum + height, 0);
    const all = heights.reduce((sum, height) => sum + height, 0);
    let to = from;
    item.element.classList.add("lifted");
    const follow = (moved) => {
      const by = Math.min(Math.max(moved.clientY - event.clientY, -before), all - before - heights[from]);
      const middle = before + by + heights[from] / 2;
      let y = 0;
      to = heights.findIndex((height) => (y += height) > middle);
      if (to < 0) to = heights.length - 1;
      this.#items.forEach(({ element }, i) => {
        const shift = i === from ? by : i > from && i <= to ? -heights[from] : i < from && i >= to ? heights[from] : 0;
        element.style.transform = shift ? `translateY(${px(shift)})` : "";
      });
    };
    const drop = () => {
      item.grip.removeEventListener("pointermove", follow);
      for (const end of ["pointerup", "pointercancel"]) item.grip.removeEventListener(end, drop);
      item.element.classList.remove("lifted");
      for (const { element } of this.#items) { element.style.transition = "none"; element.style.transform = ""; requestAnimationFrame(() => { element.style.transition = ""; }); }
      if (to === from) return;
      this.#put(item, to);
      this.#changed();
      item.grip.focus();
    };
    item.grip.addEventListener("pointermove", follow);
    for (const end of ["pointerup", "pointercancel"]) item.grip.addEventListener(end, drop);
  }

  /** Rebuilt elements get the keyboard back at the place where it was. */
  #keepingFocus(rebuild) {
    const { activeElement } = document;
    const index = this.#items.findIndex(({ element }) => element.contains(activeElement));
    const inside = index < 0 ? -1 : [...this.#items[index].element.querySelectorAll("button, input, select, textarea")].indexOf(activeElement);
    rebuild();
    this.#limits();
    for (const item of this.#items) item.label();
    if (index >= 0) this.#items[Math.min(index, this.#items.length - 1)]?.element.querySelectorAll("button, input, select, textarea")[inside]?.focus();
  }
}
