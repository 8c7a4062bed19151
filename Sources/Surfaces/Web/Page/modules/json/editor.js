// A field for JSON: line numbers, a check with each letter, the keys that could be added.

import { h, mark } from "../dom.js";
import { icon } from "../icons.js";
import { adding, check } from "./check.js";

const MOST_FINDINGS = 4;

/** `label` names the field; `on.change()` when its text changed. */
export class JSONEditor {
  #keys = null;
  #template = {};
  #limit = null;
  #set = "";

  constructor(label, on = {}) {
    this.on = on;
    this.lines = h("pre", { class: "json-lines", "aria-hidden": "true" });
    this.area = h("textarea", {
      class: "json-text", "aria-label": label, spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off", rows: "8",
      oninput: () => this.#changed(), onscroll: () => { this.lines.scrollTop = this.area.scrollTop; }, onkeydown: (event) => this.#key(event),
    });
    this.area.setAttribute("autocorrect", "off");
    this.findings = h("ul", { class: "json-findings", role: "status", "aria-label": `Check of ${label}` });
    this.additions = h("div", { class: "json-keys", role: "group", "aria-label": "Add a key" });
    this.size = h("span", { class: "json-size" });
    this.tidy = h("button", { type: "button", class: "quiet", title: "Indent it evenly", onclick: () => this.#tidy() }, "Tidy");
    this.element = h("div", { class: "json-editor" }, h("div", { class: "json-field" }, this.lines, this.area), h("div", { class: "json-foot" }, this.findings, this.size, this.tidy), this.additions);
  }

  get text() { return this.area.value; }
  /** The object; undefined while the text is no JSON. */
  get value() { return this.result.value; }
  /** The text differs from the one that was set last. */
  get isEdited() { return this.area.value !== this.#set; }
  /** It decodes as far as can be told. */
  get isGood() { return this.result.value !== undefined && !this.result.findings.some(({ severity }) => severity === "error"); }
  set isReadOnly(isReadOnly) { this.area.readOnly = isReadOnly; mark(this.element, "data-read-only", isReadOnly); this.#check(); }

  /** What the text is checked against and completed from. `limit` is the most bytes it may have. */
  expect({ keys, template, limit = null }) {
    this.#keys = keys;
    this.#template = template ?? {};
    this.#limit = limit;
    this.#check();
  }

  /** Shows a document; what stood there is gone. */
  set(value) {
    this.area.value = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    this.#set = this.area.value;
    this.#check();
  }

  /** Puts the cursor where the first thing is wrong. */
  reveal(finding = this.result.findings[0]) {
    this.area.focus();
    if (finding?.offset === null || finding?.offset === undefined) return;
    this.area.setSelectionRange(finding.offset, finding.offset);
    this.area.scrollTop = Math.max(0, (finding.line - 3) * 18);
  }

  #changed() {
    this.#check();
    this.on.change?.();
  }

  #check() {
    const text = this.area.value;
    this.result = check(text, this.#keys);
    const count = text.split("\n").length;
    if (this.lines.childElementCount !== count) this.lines.replaceChildren(...Array.from({ length: count }, (_, i) => h("span", {}, `${i + 1}\n`)));
    const wrong = new Map(this.result.findings.filter(({ line }) => line).map(({ line, severity }) => [line, severity]));
    [...this.lines.children].forEach((element, i) => mark(element, "class", wrong.get(i + 1)));
    mark(this.area, "aria-invalid", !this.isGood && "true");
    this.#report();
  }

  #report() {
    const { findings, missing, value } = this.result;
    const shown = findings.slice(0, MOST_FINDINGS).map((finding) => h("li", { class: finding.severity }, icon(finding.severity === "error" ? "error" : "warning"),
      finding.offset === null ? h("span", {}, finding.text)
        : h("button", { type: "button", class: "link", onclick: () => this.reveal(finding) }, h("b", {}, `Line ${finding.line}, column ${finding.column}: `), finding.text)));
    if (findings.length > MOST_FINDINGS) shown.push(h("li", {}, h("span"), h("span", {}, `and ${findings.length - MOST_FINDINGS} more`)));
    if (findings.length === 0) shown.push(h("li", { class: "fine" }, icon("check"), h("span", {}, this.#keys?.size ? "Every key is read by the type." : "Valid JSON.")));
    const key = JSON.stringify([findings, findings.length === 0 && this.#keys?.size > 0]);
    if (key !== this.reported) this.findings.replaceChildren(...shown);
    this.reported = key;
    const bytes = value === undefined ? null : new TextEncoder().encode(JSON.stringify(value)).length;
    this.size.textContent = bytes === null ? "" : this.#limit ? `${bytes} of ${this.#limit} bytes` : `${bytes} bytes`;
    mark(this.size, "data-over", this.#limit && bytes > this.#limit);
    this.tidy.hidden = value === undefined || this.area.readOnly || this.area.value === JSON.stringify(value, null, 2);
    const open = this.area.readOnly ? [] : missing.slice(0, 12);
    this.additions.hidden = open.length === 0;
    this.additions.replaceChildren(...open.map(({ path, type, isOptional }) => h("button", { type: "button", class: "chip", title: `Add ${path}`, onclick: () => this.#add(path, type) },
      icon("plus"), h("code", {}, path.replace(/^aps\./, "")), type ? h("small", {}, isOptional ? `${type}?` : type) : null)));
  }

  #add(path, type) {
    this.#replace(JSON.stringify(adding(this.result.value, path, type, this.#template), null, 2));
    const at = this.area.value.indexOf(`"${path.split(".").pop()}"`);
    if (at >= 0) this.area.setSelectionRange(at, at + path.split(".").pop().length + 2);
  }

  #tidy() { this.#replace(JSON.stringify(this.result.value, null, 2)); }

  /** Writes so that the browser's own undo takes it back. */
  #replace(text) {
    this.area.focus();
    this.area.select();
    if (!document.execCommand("insertText", false, text)) {
      this.area.value = text;
      this.#changed();
    }
  }

  /** A new line begins below the one before it. Tab keeps moving the focus. */
  #key(event) {
    if (event.key !== "Enter" || event.metaKey || event.ctrlKey || event.shiftKey || event.isComposing || this.area.readOnly) return;
    const { selectionStart: start, value } = this.area;
    const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
    const indent = /^ */.exec(line)[0] + (/[{[]\s*$/.test(line) ? "  " : "");
    if (!indent) return;
    event.preventDefault();
    document.execCommand("insertText", false, `\n${indent}`);
  }
}
