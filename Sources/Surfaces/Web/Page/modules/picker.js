// The page of the edit sheet on which one of many options is chosen: sections, search, any number of rows.

import { h, mark } from "./dom.js";
import { icon } from "./icons.js";
import { picture } from "./displays.js";
import { VirtualList } from "./virtual.js";
import { NOTHING, isNothing, same } from "./values.js";
import { plural } from "./format.js";

const PAUSE = 150;
const TYPED = 700;
const SEARCHED_FROM = 12;

export class Picker {
  #active = -1;
  #typed = { text: "", at: 0 };
  #round = 0;
  #all = [];

  /**
   * `row` is the sheet's row, `value` what is chosen now, `fetch(search, signal)` gives options from the host. `on.pick(value, display)`
   * and `on.back()` leave the page. `allowsNone` offers to choose nothing.
   */
  constructor({ row, value, back, allowsNone, fetch, on }) {
    Object.assign(this, { row, value, allowsNone, fetch, on });
    this.list = new VirtualList({
      draw: (element, item, index) => this.#draw(element, item, index), height,
      role: "listbox", tabindex: "0", id: "options", "aria-label": row.title, class: "virtual options", onkeydown: (event) => this.#key(event, true),
    });
    this.list.element.addEventListener("focus", () => { if (this.#active < 0) this.#activate(this.#chosen()); });
    this.field = h("input", {
      type: "search", placeholder: "Search", role: "combobox", "aria-controls": "options", "aria-expanded": "true", "aria-autocomplete": "list",
      "aria-label": `Search ${row.title}`, autocomplete: "off", spellcheck: "false",
      oninput: () => this.#searched(), onkeydown: (event) => this.#key(event, false),
    });
    this.searching = h("label", { class: "search" }, icon("search"), this.field);
    this.searching.hidden = !row.isSearchable;
    this.status = h("div", { class: "status", role: "status" });
    this.heading = h("h2", { id: "picker-title" }, row.title);
    this.element = h("div", { class: "sheet-page picker", role: "group", "aria-labelledby": "picker-title" },
      h("header", {}, h("button", { type: "button", class: "back", onclick: () => on.back() }, icon("back"), h("span", {}, back)), this.heading, h("i")),
      this.searching, h("div", { class: "options-box" }, this.list.element, this.status));
  }

  /** Asks for the options; settles when they are there. */
  async open() {
    await this.#load(null);
    if (!this.searching.hidden) return;
    this.searching.hidden = this.#all.reduce((sum, section) => sum + section.options.length, 0) < SEARCHED_FROM;
  }

  focus() {
    // A finger wants to see the options, not a keyboard over them.
    const usesFingers = matchMedia("(pointer: coarse)").matches;
    (this.searching.hidden || usesFingers ? this.list.element : this.field).focus({ preventScroll: true });
  }

  remove() {
    clearTimeout(this.timer);
    this.controller?.abort();
    this.list.remove();
  }

  async #load(search) {
    const round = ++this.#round;
    this.controller?.abort();
    this.controller = new AbortController();
    const slow = setTimeout(() => round === this.#round && this.#say("busy", icon("spinner", "spinner"), search ? "Searching" : "Loading"), 180);
    try {
      const answer = await this.fetch(search, this.controller.signal);
      if (round !== this.#round) return;
      if (!search) this.#all = answer.sections ?? [];
      if (answer.prompt && !search) this.heading.textContent = answer.prompt;
      this.#show(answer.sections ?? [], answer, search);
    } catch (refusal) {
      if (round !== this.#round || refusal.name === "AbortError") return;
      this.list.items = [];
      this.#say("failed", icon("warning"), h("p", {}, refusal.message), refusal.cure ? h("p", { class: "cure" }, refusal.cure) : null,
        h("button", { type: "button", class: "again", onclick: () => { this.focus(); this.#load(search); } }, "Try Again"));
    } finally {
      clearTimeout(slow);
    }
  }

  #searched() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const search = this.field.value.trim();
      if (this.row.isSearchable) this.#load(search || null);
      else this.#show(filtered(this.#all, search), {}, search);
    }, PAUSE);
  }

  #show(sections, { total = 0, findings = [] }, search) {
    const items = [];
    let count = 0;
    if (this.allowsNone && !search) items.push({ option: { value: NOTHING, display: { title: "None" } }, first: true, last: true, number: 0 });
    for (const section of sections) {
      if (section.options.length === 0) continue;
      if (section.title || section.subtitle) items.push({ header: section });
      else if (items.length) items.push({ gap: true });
      section.options.forEach((option, i) => {
        items.push({ option, first: i === 0, last: i === section.options.length - 1, number: count++ });
      });
    }
    const notes = findings.map((finding) => finding.message);
    if (total > count && !search) notes.push(`The first ${count.toLocaleString()} of ${total.toLocaleString()} options.`);
    for (const note of notes) items.push({ note });
    this.count = count;
    this.#active = -1;
    this.list.items = items;
    this.#say(count ? "" : "empty", count ? "" : search ? `No results for “${search}”` : "No options");
    if (count && search) this.announce(plural(count, "option"));
    const chosen = this.#chosen();
    if (!search && chosen >= 0 && items[chosen].option && this.#isChosen(items[chosen].option)) this.list.reveal(chosen, { middle: true });
    if (document.activeElement === this.field || document.activeElement === this.list.element) this.#activate(search ? this.#next(-1, 1) : chosen, { scroll: false });
  }

  /** Words for screen readers alone. */
  announce(text) {
    this.status.dataset.state = "spoken";
    this.status.replaceChildren(text);
  }

  #say(state, ...content) {
    this.status.dataset.state = state;
    this.status.replaceChildren(...content.filter(Boolean));
  }

  #isChosen(option) { return isNothing(option.value) ? isNothing(this.value) : same(option.value, this.value); }

  /** The row of what is chosen, else the first one. */
  #chosen() {
    const index = this.list.items.findIndex((item) => item.option && this.#isChosen(item.option));
    return index >= 0 ? index : this.#next(-1, 1);
  }

  #draw(element, item, index) {
    element.className = item.option ? "option" : item.header ? "section" : item.note ? "remark" : "gap";
    element.onclick = null;
    for (const name of ["role", "aria-selected", "aria-posinset", "aria-setsize", "id", "data-edge", "data-active"]) element.removeAttribute(name);
    if (!item.option) {
      element.setAttribute("role", "presentation");
      if (item.header) element.replaceChildren(...[item.header.title && h("h3", {}, item.header.title), item.header.subtitle && h("p", {}, item.header.subtitle)].filter(Boolean));
      else element.replaceChildren(item.note ?? "");
      return;
    }
    const { display } = item.option;
    const chosen = this.#isChosen(item.option);
    element.id = `option-${index}`;
    element.setAttribute("role", "option");
    element.setAttribute("aria-selected", String(chosen));
    element.setAttribute("aria-posinset", String(item.number + 1));
    element.setAttribute("aria-setsize", String(this.count));
    mark(element, "data-edge", [item.first && "first", item.last && "last"].filter(Boolean).join(" ") || null);
    mark(element, "data-active", index === this.#active && "true");
    element.onclick = () => this.on.pick(item.option.value, item.option.display);
    element.replaceChildren(...[picture(display), h("span", { class: "title" }, display.title, display.subtitle ? h("small", {}, display.subtitle) : null),
      chosen ? icon("check", "chosen") : null].filter(Boolean));
  }

  #activate(index, { scroll = true } = {}) {
    this.list.row(this.#active)?.removeAttribute("data-active");
    this.#active = index;
    if (index >= 0 && scroll) this.list.reveal(index);
    const row = this.list.row(index);
    if (row) row.dataset.active = "true";
    for (const element of [this.field, this.list.element]) mark(element, "aria-activedescendant", index >= 0 && `option-${index}`);
  }

  /** The next option from `index` in a direction, over headers; `index` itself where there is none. */
  #next(index, step) {
    const { items } = this.list;
    for (let i = index + step; i >= 0 && i < items.length; i += step) if (items[i].option) return i;
    return index;
  }

  #key(event, inList) {
    const last = this.list.items.length;
    const far = this.list.pageLength;
    const edges = inList ? { Home: () => this.#next(-1, 1), End: () => this.#next(last, -1) } : {};
    const move = {
      ArrowDown: () => this.#next(this.#active, 1), ArrowUp: () => this.#next(this.#active, -1),
      PageDown: () => this.#next(Math.min(last, this.#active + far), -1), PageUp: () => this.#next(Math.max(-1, this.#active - far), 1), ...edges,
    }[event.key];
    if (move) {
      event.preventDefault();
      return this.#activate(move());
    }
    if (event.key === "Enter" || (event.key === " " && inList && Date.now() - this.#typed.at > TYPED)) {
      event.preventDefault();
      const { option } = this.list.items[this.#active] ?? {};
      if (option) this.on.pick(option.value, option.display);
    } else if (inList && event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      this.#typeAhead(event.key);
    }
  }

  /** Letters typed on the list go to the next option that begins with them. */
  #typeAhead(letter) {
    const at = Date.now();
    const text = at - this.#typed.at < TYPED ? this.#typed.text + folded(letter) : folded(letter);
    this.#typed = { text, at };
    const { items } = this.list;
    const start = text.length > 1 ? this.#active : this.#active + 1;
    for (let i = 0; i < items.length; i++) {
      const index = (Math.max(start, 0) + i) % items.length;
      if (items[index].option && folded(items[index].option.display.title).startsWith(text)) return this.#activate(index);
    }
  }
}

const height = (item) => (item.option ? (item.option.display.subtitle ? 58 : 46) : item.header ? (item.header.subtitle ? 62 : 44) : item.note ? 46 : 18);

const folded = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Options whose title or subtitle has all words of `search`. */
function filtered(sections, search) {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections.map((section) => ({
    ...section, options: section.options.filter(({ display }) => {
      const text = folded(`${display.title} ${display.subtitle ?? ""}`);
      return wanted.every((word) => text.includes(word));
    }),
  }));
}
