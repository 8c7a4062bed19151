// The edit sheet of a widget or control: the widget turns over into a card with a row for each parameter.
//
// The host makes the rows for the values at hand: after each change it is asked anew, the latest question wins, and what was typed since
// stays. Done stores the values, Cancel and Escape leave them as they were.

import { h, mark, px } from "./dom.js";
import { icon } from "./icons.js";
import { send } from "./send.js";
import { fieldKey } from "./fields.js";
import { rowView } from "./rows.js";
import { Picker } from "./picker.js";
import { copy } from "./menu.js";
import { clearToasts } from "./toast.js";
import { shape } from "./motion.js";
import { words } from "./values.js";

const TYPING = 280;

let open = null;

/**
 * Opens the edit sheet of what lives at the URL `subject` (`/api/widgets/ID` or `/api/controls/ID`). `element` is what turns over, if it is
 * on the page; `saved()` is called after the values were stored. One sheet is open at a time.
 */
export function openSheet(options) {
  if (open) return open;
  open = new Sheet(options);
  open.start();
  return open;
}

class Sheet {
  #rows = new Map();
  #values = {};
  /** What was changed here: name → { value, version }. */
  #edits = new Map();
  #version = 0;
  #changed = false;
  #saving = false;

  constructor({ subject, name, summary = "", element = null, saved = () => {} }) {
    Object.assign(this, { subject, name, widget: element, saved });
    this.before = document.activeElement;
    this.cancel = h("button", { type: "button", class: "cancel", onclick: () => this.leave() }, "Cancel");
    this.done = h("button", { type: "button", class: "done", onclick: () => this.#done() }, "Done");
    this.title = h("h2", { id: "sheet-title" }, name);
    this.summary = h("p", { id: "sheet-summary" }, summary ?? "");
    this.note = h("div", { class: "notes", role: "alert" });
    this.findings = h("ul", { class: "findings" });
    this.rows = h("div", { class: "sheet-rows" });
    this.sentence = h("p", { class: "sentence" });
    this.spoken = h("div", { class: "unseen", role: "status" });
    this.page = h("div", { class: "sheet-page main" },
      h("header", {}, this.cancel, h("i"), this.done),
      h("div", { class: "sheet-scroll" },
        h("div", { class: "hero" }, this.#thumbnail(), h("div", {}, this.title, this.summary)),
        this.note, this.rows, this.findings, this.sentence));
    this.card = h("div", { class: "edit-card", role: "dialog", "aria-modal": "true", "aria-labelledby": "sheet-title", "aria-describedby": "sheet-summary" }, this.page, this.spoken);
    this.scrim = h("div", { class: "scrim", onclick: () => { if (!this.#changed) this.leave(); } });
    this.layer = h("div", { class: "configure-layer", onkeydown: (event) => this.#key(event) }, this.scrim, this.card);
  }

  async start() {
    // A sheet that comes at once opens with its rows; one that takes its time opens without them.
    const first = this.#refresh(true);
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 160))]);
    if (this.closed) return;
    clearToasts();
    document.body.append(this.layer);
    this.others = [...document.body.children].filter((element) => element !== this.layer && !element.inert);
    for (const element of this.others) element.inert = true;
    this.shown = true;
    this.focus();
    this.#turn(true);
    if (!this.loaded) this.rows.replaceChildren(...[0, 1, 2].map(() => h("div", { class: "row ghost", "aria-hidden": "true" })));
  }

  /** Leaves without storing anything. */
  leave() {
    if (this.closed) return;
    this.#close();
  }

  // MARK: Values

  #change(name, value, { typing = false } = {}) {
    this.#changed = true;
    this.#edits.set(name, { value, version: ++this.#version });
    this.#values = { ...this.#values, [name]: value };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#refresh(), typing ? TYPING : 0);
    this.waiting = true;
  }

  /** Asks for the rows of the values at hand. False when the host refused. */
  async #refresh(isFirst = false) {
    const version = this.#version;
    clearTimeout(this.timer);
    this.waiting = false;
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    try {
      const sheet = await send(`${this.subject}/sheet`, isFirst ? {} : { values: this.#values }, { signal: controller.signal });
      if (this.closed) return false;
      this.#apply(sheet, version);
      return true;
    } catch (refusal) {
      if (refusal.name === "AbortError" || this.closed) return false;
      this.#refused(refusal, isFirst);
      return false;
    }
  }

  #apply(sheet, version) {
    for (const [name, edit] of this.#edits) if (edit.version <= version) this.#edits.delete(name);
    const given = Object.fromEntries(Object.entries(sheet.values ?? {}).filter(([, value]) => value !== null));
    this.#values = { ...given, ...Object.fromEntries([...this.#edits].map(([name, { value }]) => [name, value])) };
    if (sheet.title && !this.name) this.title.textContent = sheet.title;
    if (sheet.summary && !this.summary.textContent) this.summary.textContent = sheet.summary;
    this.note.replaceChildren();
    this.done.disabled = false;
    this.#show(sheet.rows ?? []);
    this.#say(sheet);
    this.loaded = true;
  }

  #show(rows) {
    const moves = this.shown && this.loaded && !calm();
    const names = new Set(rows.map((row) => row.name));
    const { activeElement } = document;
    for (const [name, view] of this.#rows) {
      const row = rows.find((candidate) => candidate.name === name);
      if (names.has(name) && fieldKey(row) === view.key) continue;
      this.#rows.delete(name);
      names.has(name) || !moves ? view.element.remove() : fold(view.element);
    }
    this.rows.querySelectorAll(".ghost, .nothing").forEach((element) => element.remove());
    let next = this.rows.firstElementChild;
    const skip = () => { while (next?.dataset.leaving) next = next.nextElementSibling; };
    for (const row of rows) {
      skip();
      let view = this.#rows.get(row.name);
      const isNew = !view;
      if (isNew) {
        view = rowView(row, {
          change: (name, value, how) => this.#change(name, value, how), pick: (from, choice) => this.#pick(from, choice), announce: (text) => { this.spoken.textContent = text; },
        });
        this.#rows.set(row.name, view);
      } else if (!this.#edits.has(row.name)) view.update(row);
      if (view.element === next) next = next.nextElementSibling;
      else this.rows.insertBefore(view.element, next);
      if (isNew && moves) unfold(view.element);
    }
    if (rows.length === 0) this.rows.append(h("p", { class: "nothing" }, "There is nothing to choose."));
    // Moving a row takes the keyboard from what is in it.
    if (activeElement?.isConnected && this.rows.contains(activeElement) && activeElement !== document.activeElement) activeElement.focus({ preventScroll: true });
    edges([...this.rows.children].filter((element) => !element.dataset.leaving));
  }

  #say({ sentence = [], findings = [] }) {
    const shown = (name) => {
      const { row, value } = this.#rows.get(name) ?? {};
      const titles = (row?.displays ?? []).map((display) => display.title).filter(Boolean);
      return titles.length ? titles.join(", ") : words(this.#values[name] ?? value) || row?.title || name;
    };
    this.sentence.replaceChildren(...sentence.map((piece) => (piece.parameter ? h("b", {}, shown(piece.parameter)) : piece.text ?? "")));
    this.sentence.hidden = sentence.length === 0;
    this.findings.replaceChildren(...findings.map((finding) => h("li", { class: finding.severity ?? "note" }, icon(finding.severity === "error" ? "error" : finding.severity === "warning" ? "warning" : "note"), h("p", {}, finding.message))));
    this.findings.hidden = findings.length === 0;
  }

  #refused(refusal, isFirst) {
    this.note.replaceChildren(h("div", { class: "refusal" }, icon("warning"), h("div", {},
      h("p", {}, refusal.message), refusal.cure ? h("p", { class: "cure" }, refusal.cure) : null),
      h("button", { type: "button", class: "again", onclick: () => { this.#refresh(isFirst); this.focus(); } }, "Try Again")));
    if (!isFirst) return;
    this.done.disabled = true;
    this.rows.replaceChildren();
  }

  focus() { this.cancel.focus({ preventScroll: true }); }

  async #done() {
    if (this.#saving) return;
    for (const view of this.#rows.values()) {
      const problem = view.problem();
      if (!problem) continue;
      view.say(problem);
      return view.focus();
    }
    this.#saving = true;
    mark(this.done, "aria-busy", "true");
    try {
      // What was typed last may make rows come or go, and values with them.
      if ((this.waiting || this.#edits.size > 0) && !(await this.#refresh())) return;
      await send(`${this.subject}/configuration`, { values: this.#values });
      this.#close();
      this.saved();
    } catch (refusal) {
      if (refusal.name === "AbortError") return;
      this.note.replaceChildren(h("div", { class: "refusal" }, icon("warning"), h("div", {}, h("p", {}, refusal.message), refusal.cure ? h("p", { class: "cure" }, refusal.cure) : null)));
      this.note.scrollIntoView({ block: "nearest" });
    } finally {
      this.#saving = false;
      this.done.removeAttribute("aria-busy");
    }
  }

  // MARK: Options

  async #pick(view, { value, allowsNone, pick }) {
    if (this.picker) return;
    this.pickedFrom = document.activeElement;
    const values = { ...this.#values };
    const picker = new Picker({
      row: view.row, value, allowsNone, back: this.title.textContent,
      fetch: (search, signal) => send(`${this.subject}/options`, { parameter: view.name, values, ...(search ? { search } : {}) }, { signal }),
      on: { back: () => this.#back(), pick: (chosen, display) => { this.#back(); pick(chosen, display); } },
    });
    this.picker = picker;
    const height = this.card.offsetHeight;
    this.card.append(picker.element);
    const tall = Math.min(this.layer.clientHeight - 40, 640);
    this.card.style.height = px(height);
    this.card.getBoundingClientRect();
    this.card.classList.add("picking");
    this.card.style.height = px(Math.max(height, tall));
    this.page.inert = true;
    picker.element.querySelector(".back").focus({ preventScroll: true });
    if (!calm()) {
      picker.element.animate([{ transform: "translateX(100%)" }, { transform: "none" }], shape(0.4, 1, 0.4));
      this.page.animate([{ transform: "none" }, { transform: "translateX(-30%)" }], { ...shape(0.4, 1, 0.4), fill: "both" });
    }
    await picker.open();
    if (this.picker === picker) picker.focus();
  }

  #back() {
    const { picker } = this;
    if (!picker) return;
    this.picker = null;
    this.page.inert = false;
    picker.remove();
    picker.element.inert = true;
    this.card.classList.remove("picking");
    const page = this.page.querySelector(".sheet-scroll");
    const natural = this.page.querySelector("header").offsetHeight + page.scrollHeight;
    this.card.style.height = px(Math.min(natural, this.layer.clientHeight - 40));
    const settled = () => { picker.element.remove(); if (!this.picker) this.card.style.height = ""; };
    (this.pickedFrom?.isConnected ? this.pickedFrom : this.cancel).focus({ preventScroll: true });
    if (calm()) return settled();
    this.page.getAnimations().forEach((animation) => animation.cancel());
    this.page.animate([{ transform: "translateX(-30%)" }, { transform: "none" }], shape(0.36, 1, 0.36));
    picker.element.animate([{ transform: "none" }, { transform: "translateX(100%)" }], { ...shape(0.36, 1, 0.36), fill: "both" }).finished.then(settled, settled);
  }

  #key(event) {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      const search = event.target.matches?.("input[type=search]") && event.target.value !== "";
      if (search) { event.target.value = ""; event.target.dispatchEvent(new Event("input")); return; }
      return this.picker ? this.#back() : this.leave();
    }
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) { event.preventDefault(); return this.#done(); }
    if (event.key === "Enter" && event.target.matches("input:not([type=search], [type=file])") && !this.picker) { event.preventDefault(); event.target.blur(); this.#done(); }
    if (event.key !== "Tab") return;
    // All else is inert; the browser's own bar is skipped.
    const stops = [...this.card.querySelectorAll("button, input, select, textarea, [tabindex='0']")]
      .filter((element) => !element.disabled && element.tabIndex >= 0 && !element.closest("[inert], [hidden]") && element.offsetParent !== null);
    const [first, last] = [stops[0], stops[stops.length - 1]];
    const edge = event.shiftKey ? first : last;
    if (document.activeElement === edge || !this.card.contains(document.activeElement)) { event.preventDefault(); (event.shiftKey ? last : first)?.focus(); }
  }

  // MARK: Coming and going

  #thumbnail() {
    const frame = h("div", { class: "thumbnail", "aria-hidden": "true" });
    const shown = this.widget?.querySelector(":scope > .picture");
    if (!shown?.querySelector("svg")) { frame.hidden = true; return frame; }
    const [width, height] = [shown.offsetWidth, shown.offsetHeight];
    const scale = Math.min(64 / height, 112 / width, 1);
    Object.assign(frame.style, { width: px(width * scale), height: px(height * scale) });
    const picture = copy(this.widget);
    Object.assign(picture.style, { width: px(width), height: px(height), transform: `scale(${scale})` });
    frame.append(picture);
    return frame;
  }

  /** The widget turns over and becomes the card, or the card becomes the widget again. */
  #turn(opens) {
    const widget = this.widget?.isConnected ? this.widget : null;
    const box = widget?.getBoundingClientRect();
    if (calm()) return opens ? null : this.layer.remove();
    this.scrim.animate([{ opacity: opens ? 0 : 1 }, { opacity: opens ? 1 : 0 }], { duration: opens ? 300 : 320, easing: "ease", fill: "both" });
    const timing = { ...shape(opens ? 0.5 : 0.42, opens ? 0.82 : 1, opens ? 0.62 : 0.42), fill: "both" };
    const gone = () => { this.layer.remove(); widget?.classList.remove("away"); };
    const isSheet = matchMedia("(max-width: 760px)").matches;
    if (!box?.width || isSheet) {
      const away = { transform: isSheet ? "translateY(100%)" : "translateY(24px) scale(0.96)", opacity: isSheet ? 1 : 0 };
      const here = { transform: "none", opacity: 1 };
      const animation = this.card.animate(opens ? [away, here] : [here, away], { ...shape(0.4, 1, 0.4), fill: opens ? "backwards" : "both" });
      return opens ? null : animation.finished.then(gone, gone);
    }
    const card = this.card.getBoundingClientRect();
    const [dx, dy] = [box.left + box.width / 2 - card.left - card.width / 2, box.top + box.height / 2 - card.top - card.height / 2];
    const [sx, sy] = [box.width / card.width, box.height / card.height];
    const front = copy(widget);
    const [width, height] = [widget.offsetWidth, widget.offsetHeight];
    const bounds = this.layer.getBoundingClientRect();
    front.classList.add("flyer");
    Object.assign(front.style, {
      width: px(width), height: px(height), left: px(card.left + card.width / 2 - width / 2 - bounds.left), top: px(card.top + card.height / 2 - height / 2 - bounds.top),
    });
    this.layer.append(front);
    widget.classList.add("away");
    const deep = "perspective(1400px)";
    const small = [
      { transform: `${deep} translate(${dx}px, ${dy}px) rotateY(-180deg) scale(${sx}, ${sy})` }, { transform: `${deep} translate(0px, 0px) rotateY(0deg) scale(1, 1)` }];
    const large = [
      { transform: `${deep} translate(${dx}px, ${dy}px) rotateY(0deg) scale(${box.width / width}, ${box.height / height})` },
      { transform: `${deep} translate(0px, 0px) rotateY(180deg) scale(${card.width / width}, ${card.height / height})` }];
    if (!opens) { small.reverse(); large.reverse(); }
    this.card.classList.add("turning");
    front.animate(large, timing);
    const animation = this.card.animate(small, { ...timing, fill: opens ? "backwards" : "both" });
    const settled = () => { front.remove(); this.card.classList.remove("turning"); if (!opens) gone(); };
    animation.finished.then(settled, settled);
  }

  #close() {
    this.closed = true;
    open = null;
    clearTimeout(this.timer);
    this.controller?.abort();
    this.picker?.remove();
    for (const element of this.others ?? []) element.inert = false;
    this.layer.inert = true;
    (this.before?.isConnected && this.before !== document.body ? this.before : this.widget)?.focus?.({ preventScroll: true });
    if (this.shown) this.#turn(false);
  }
}

/** Rows that stand together are one card: the first and the last have its corners. */
function edges(rows) {
  rows.forEach((row, i) => {
    const isFirst = i === 0 || rows[i - 1].classList.contains("list");
    const isLast = i === rows.length - 1 || rows[i + 1].classList.contains("list");
    mark(row, "data-edge", [isFirst && "first", isLast && "last"].filter(Boolean).join(" ") || null);
  });
}

function unfold(element) {
  const height = element.offsetHeight;
  element.animate([{ height: px(0), opacity: 0, overflow: "clip" }, { height: px(height), opacity: 1, overflow: "clip" }], shape(0.34, 1, 0.34));
}

function fold(element) {
  element.dataset.leaving = "true";
  element.inert = true;
  const height = element.offsetHeight;
  const animation = element.animate([{ height: px(height), opacity: 1, overflow: "clip" }, { height: px(0), opacity: 0, overflow: "clip", margin: "0" }], { ...shape(0.3, 1, 0.3), fill: "both" });
  const gone = () => element.remove();
  animation.finished.then(gone, gone);
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
