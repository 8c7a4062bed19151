// One row of the edit sheet: the parameter's title, its field, what is wrong with it.

import { h, mark } from "./dom.js";
import { icon } from "./icons.js";
import { field, fieldKey } from "./fields.js";
import { ListRow } from "./listrow.js";
import { NOTHING, isNothing } from "./values.js";

/** The view of a row; lists have one of their own. */
export function rowView(row, on) {
  return row.isList ? new ListRow(row, on) : new RowView(row, on);
}

export class RowView {
  #identifier = `row-${++serial}`;

  /** `on.change(name, value, how)`, `on.pick(view, choice)`. */
  constructor(row, on) {
    this.on = on;
    this.key = fieldKey(row);
    this.name = row.name;
    this.note = h("p", { class: "note", role: "alert", id: `${this.#identifier}-note` });
    this.note.hidden = true;
    this.title = h("span", { class: "title" });
    this.field = field(row, row.title, {
      change: (value, how) => this.#changed(value, how),
      pick: () => on.pick(this, { value: this.value, allowsNone: this.row.isOptional, pick: (value, display) => { this.#show(value, display); on.change(this.name, value); } }),
      note: (text) => this.say(text),
    });
    this.clear = h("button", { type: "button", class: "clear", onclick: () => this.#clear() }, icon("cross"));
    this.element = h("div", { class: "row", dataset: { parameter: row.name, kind: row.kind } },
      h("div", { class: "line" }, this.title, this.field.element, this.clear), this.note);
    mark(this.element, "data-tall", (row.multiline || this.field.wide) && "true");
    // All of the row opens its options, as on iOS; the whole of it turns its switch.
    this.element.addEventListener("click", (event) => {
      if (event.target.closest("button, input, select, textarea, label")) return;
      const { element } = this.field;
      element.matches("button") ? element.click() : element.matches("input, textarea") ? element.focus() : element.querySelector("input, textarea")?.focus();
    });
    this.update(row);
  }

  update(row) {
    this.row = row;
    this.title.textContent = row.title;
    this.title.title = row.summary ?? "";
    this.#show(row.value, row.displays?.[0]);
  }

  /** What is wrong with what was typed; null for nothing. */
  problem() { return this.field.problem(); }

  say(text) {
    this.note.textContent = text ?? "";
    this.note.hidden = !text;
    const input = this.element.querySelector("input, textarea");
    if (input) mark(input, "aria-describedby", text && this.note.id);
  }

  focus() { (this.field.focus ? this.field.element : this.element.querySelector("button, input, select, textarea"))?.focus(); }

  #changed(value, how) {
    this.value = value;
    this.#clearable();
    this.on.change(this.name, value, how);
  }

  #show(value, display) {
    this.value = value;
    this.field.set(value, display);
    this.#clearable();
  }

  #clearable() {
    const isText = ["string", "url", "integer", "number", "measurement"].includes(this.row.kind) && this.row.style !== "stepper" && this.row.style !== "slider" && !this.row.hasOptions;
    // Text is cleared by deleting it, a choice by choosing none.
    this.clear.hidden = !this.row.isOptional || isNothing(this.value) || isText || this.field.element.matches(".chooser");
    this.clear.setAttribute("aria-label", `Clear ${this.row.title}`);
  }

  #clear() {
    this.say(null);
    this.#show(NOTHING);
    this.on.change(this.name, NOTHING);
    this.focus();
  }
}

let serial = 0;
