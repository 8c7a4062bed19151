// The gallery: a sheet from below with what the apps offer; each widget in its sizes as it will look, each control as its tile.

import { h, px, mark } from "./dom.js";
import { icon } from "./icons.js";
import { svgElement } from "./sanitize.js";
import { tick } from "./live.js";
import { now } from "./clock.js";
import { continuousRect } from "./corners.js";
import { catalog } from "./catalog.js";
import { editMode } from "./editmode.js";
import { isCalm } from "./dragging.js";
import { familyName } from "./format.js";
import { sizeOf, lockPlaces, controlPlaces, PLACES } from "./places.js";

export class Gallery {
  #open = null;
  #page = 0;

  /** `on.added({ id, prompts, surface, control })` when something was added. */
  constructor(on) { this.on = on; }

  get isOpen() { return this.#open !== null; }

  /** `surface` is "home", "lock", "today" or "control"; `families` limits to some, `place` is where a control goes. */
  async open(detail, state, scheme) {
    this.close();
    const before = document.activeElement;
    this.asked = detail;
    this.state = state;
    this.scheme = scheme;
    this.chosen = null;
    this.offers = null;
    this.search = h("input", { type: "search", placeholder: detail.surface === "control" ? "Search Controls" : "Search Widgets", "aria-label": "Search", autocomplete: "off", spellcheck: "false", oninput: () => this.#list() });
    this.apps = h("ul", { class: "gallery-apps", "aria-label": "Apps" });
    this.body = h("div", { class: "gallery-body" });
    const title = detail.surface === "control" ? (detail.place && detail.place !== "controlCenter" ? PLACES[detail.place] : "Add a Control") : "Add a Widget";
    const sheet = h("div", { class: `gallery ${detail.surface === "control" ? "of-controls" : ""}`, role: "dialog", "aria-modal": "true", "aria-label": title },
      h("i", { class: "grabber", "aria-hidden": "true" }),
      h("aside", {}, h("h2", {}, title), h("label", { class: "gallery-search" }, icon("search"), this.search), this.apps),
      this.body,
      h("button", { class: "gallery-close", type: "button", "aria-label": "Close", onclick: () => this.close() }, icon("cross")));
    const layer = h("div", {
      class: "gallery-layer",
      onpointerdown: (event) => { if (event.target === layer) this.close(); },
      onkeydown: (event) => this.#key(event),
    }, sheet);
    this.#open = { layer, sheet, before };
    document.body.append(layer);
    this.search.focus();
    this.body.replaceChildren(h("p", { class: "gallery-note" }, "Looking at the apps"));
    const found = await catalog();
    if (this.#open?.layer !== layer) return;
    this.offers = found.apps.map((app) => ({ ...app, items: this.#items(app) })).filter((app) => app.items.length);
    this.problem = found.problem;
    this.#list();
  }

  close() {
    if (!this.#open) return;
    const { layer, before } = this.#open;
    this.#open = null;
    layer.classList.add("leaving");
    layer.inert = true;
    layer.setAttribute("aria-hidden", "true");
    setTimeout(() => layer.remove(), isCalm() ? 0 : 280);
    before?.focus?.({ preventScroll: true });
  }

  #items(app) {
    const { surface, families } = this.asked;
    if (surface === "control") return app.controls;
    const fits = (family) => (families ? families.includes(family) : family.startsWith("accessory") === (surface === "lock"));
    return app.widgets.map((widget) => ({ ...widget, families: widget.families.filter(fits) })).filter((widget) => widget.families.length);
  }

  /** The apps that match the search, and what the chosen one offers. */
  #list() {
    // What is typed before the apps are there counts once they are.
    if (!this.offers) return;
    const words = this.search.value.trim().toLowerCase();
    const hits = (text) => text.toLowerCase().includes(words);
    const apps = this.offers.map((app) => ({ ...app, items: hits(app.name) ? app.items : app.items.filter((item) => hits(item.name) || hits(item.summary)) })).filter((app) => app.items.length);
    if (!apps.some((app) => app.extension === this.chosen)) this.chosen = null;
    const all = { extension: null, name: this.asked.surface === "control" ? "All Controls" : "All Widgets", count: apps.reduce((sum, app) => sum + app.items.length, 0) };
    const rows = apps.map((app) => ({ extension: app.extension, name: app.name, count: app.items.length }));
    if (this.offers.length > 1 || apps.length === 0) rows.unshift(all);
    else this.chosen = rows[0].extension;
    this.apps.replaceChildren(...(apps.length ? rows : []).map(({ extension, name, count }) => h("li", {}, h("button", {
      type: "button", "aria-pressed": String(extension === this.chosen), onclick: () => { this.chosen = extension; this.#list(); },
    }, h("i", { class: "app-mark", "aria-hidden": "true", dataset: { hue: extension === null ? "none" : String(hue(name)) } }, extension === null ? icon("widgets") : initials(name)), h("span", {}, name), h("span", { class: "count" }, String(count))))));
    const items = apps.filter((app) => this.chosen === null || app.extension === this.chosen).flatMap((app) => app.items.map((item) => ({ ...item, app: app.name })));
    if (items.length === 0) {
      const empty = this.problem ?? (words ? `Nothing is called “${this.search.value.trim()}”.` : this.asked.surface === "control" ? "No app offers controls."
        : this.asked.surface === "lock" ? "No app offers widgets for the Lock Screen." : "No app offers widgets for this device.");
      return this.body.replaceChildren(h("p", { class: "gallery-note" }, empty));
    }
    if (this.asked.surface === "control") this.#controls(items);
    else this.#carousel(items);
  }

  // Widgets: a page for each in each family

  #carousel(items) {
    const pages = items.flatMap((item) => item.families.map((family) => ({ item, family, preset: 0 })));
    const track = h("div", { class: "gallery-track", tabindex: "0", role: "group", "aria-label": "Widgets", onscroll: () => settle() });
    const dots = h("div", { class: "gallery-dots", role: "group", "aria-label": "Sizes" });
    const add = h("button", { class: "gallery-add", type: "button", onclick: () => this.#addWidget(pages[this.#page], add) }, icon("plus"), "Add Widget");
    const arrows = [-1, 1].map((step) => h("button", { class: `gallery-arrow ${step < 0 ? "back" : "forth"}`, type: "button", "aria-label": step < 0 ? "Before" : "Next", onclick: () => turn(this.#page + step) }, icon("chevron")));
    const drawn = pages.map((page) => this.#sheetOf(page));
    const shown = (index) => {
      this.#page = index;
      [...dots.children].forEach((dot, i) => mark(dot, "aria-current", i === index && "true"));
      drawn.forEach((element, i) => { element.inert = i !== index; });
      arrows[0].hidden = index === 0;
      arrows[1].hidden = index === pages.length - 1;
      for (const near of [index, index + 1, index - 1]) drawn[near]?.load();
    };
    const settle = () => {
      if (!track.clientWidth) return;
      const index = Math.min(Math.max(Math.round(track.scrollLeft / track.clientWidth), 0), pages.length - 1);
      if (index !== this.#page) shown(index);
    };
    const turn = (index) => {
      const page = Math.min(Math.max(index, 0), pages.length - 1);
      track.scrollTo({ left: page * track.clientWidth, behavior: isCalm() ? "instant" : "smooth" });
    };
    track.append(...drawn);
    dots.append(...pages.map(({ item, family }, i) => h("button", { type: "button", "aria-label": `${item.name}, ${familyName(family)}`, title: `${item.name}, ${familyName(family)}`, onclick: () => turn(i) })));
    dots.hidden = pages.length < 2;
    this.turn = turn;
    this.body.replaceChildren(track, ...arrows, dots, add);
    shown(0);
  }

  #sheetOf(page) {
    const { item, family } = page;
    const lock = family.startsWith("accessory");
    const size = lock ? lockPlaces(this.state).sizes[family] : sizeOf(family, this.state);
    const zoom = Math.min(lock ? 1.6 : 1.35, 400 / size.width, (innerHeight < 700 ? 220 : 300) / size.height);
    const picture = h("div", { class: "gallery-picture waiting", style: { width: px(size.width), height: px(size.height), zoom: String(zoom) } });
    if (!lock) picture.style.clipPath = `path("${continuousRect(size.width, size.height, this.state.device.widgetCornerRadius)}")`;
    const load = () => this.#picture(picture, page);
    const presets = item.presets.length ? h("div", { class: "presets", role: "radiogroup", "aria-label": "Presets" }, ...item.presets.map((preset, i) => h("button", {
      type: "button", role: "radio", "aria-checked": String(i === page.preset), onclick: (event) => {
        page.preset = i;
        [...event.currentTarget.parentElement.children].forEach((other, j) => other.setAttribute("aria-checked", String(i === j)));
        load();
      },
    }, preset.title, icon("check")))) : null;
    const element = h("section", { class: lock ? "on-lock" : "", "aria-label": `${item.name}, ${familyName(family)}` },
      h("h3", {}, item.name), h("p", {}, item.summary),
      h("figure", {}, h("div", { class: "shadow" }, picture), h("figcaption", {}, familyName(family))), presets);
    element.load = load;
    return element;
  }

  async #picture(frame, { item, family, preset }) {
    const query = new URLSearchParams({ scheme: this.scheme });
    if (item.presets.length) query.set("preset", preset);
    const path = `/api/gallery/${encodeURIComponent(item.extension)}/${encodeURIComponent(item.kind)}/${family}.svg?${query}`;
    await draw(frame, path);
  }

  async #addWidget({ item, family, preset }, button) {
    const { surface } = this.asked;
    button.disabled = true;
    const values = item.presets[preset]?.values ?? {};
    const answer = await editMode.change("/api/widgets", { extension: item.extension, kind: item.kind, family, surface, values }, { said: `Added ${item.name}` });
    button.disabled = false;
    if (!answer) return;
    this.close();
    this.on.added({ id: answer.id, surface, prompts: item.promptsForConfiguration });
  }

  // Controls: tiles

  #controls(items) {
    const groups = new Map();
    for (const item of items) groups.set(item.app, [...(groups.get(item.app) ?? []), item]);
    const { cell } = controlPlaces(this.state.device);
    this.turn = null;
    this.body.replaceChildren(h("div", { class: "gallery-tiles" }, ...[...groups].map(([app, list]) => h("section", {},
      h("h3", {}, app),
      h("div", { class: "tiles" }, ...list.map((item) => this.#tile(item, cell)))))));
  }

  #tile(item, cell) {
    const face = h("span", { class: "tile-face" });
    const button = h("button", { class: "gallery-tile", type: "button", title: item.summary, onclick: () => this.#addControl(item, button) },
      h("span", { class: "control", style: { width: px(cell), height: px(cell) } }, h("span", { class: "glass" }), face),
      h("span", { class: "name" }, item.name), h("small", {}, item.summary));
    draw(face, `/api/gallery/controls/${encodeURIComponent(item.extension)}/${encodeURIComponent(item.kind)}.svg?${new URLSearchParams({ scheme: "dark", size: "small" })}`);
    return button;
  }

  async #addControl(item, button) {
    const place = this.asked.place ?? "controlCenter";
    button.disabled = true;
    const old = place === "controlCenter" ? null : (this.state.controls ?? []).find((control) => control.place === place);
    if (old) await editMode.change(`/api/controls/${encodeURIComponent(old.id)}/remove`, {});
    const answer = await editMode.change("/api/controls", { extension: item.extension, kind: item.kind, place, values: {} }, { said: `Added ${item.name}` });
    button.disabled = false;
    if (!answer) return;
    this.close();
    this.on.added({ id: answer.id, surface: "control", prompts: item.promptsForConfiguration, control: true });
  }

  #key(event) {
    event.stopPropagation();
    if (event.key === "Escape") return this.close();
    const typing = event.target === this.search && this.search.value !== "";
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && this.turn && !typing) {
      event.preventDefault();
      this.turn(this.#page + step);
    }
    if (event.key === "Enter" && event.target.classList?.contains("gallery-track")) this.body.querySelector(".gallery-add")?.click();
    if (event.key !== "Tab") return;
    const stops = [...this.#open.sheet.querySelectorAll("input, button, [tabindex='0']")].filter((element) => !element.closest("[inert]") && !element.hidden && element.offsetParent);
    const index = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    if (index >= 0 && index < stops.length) return;
    event.preventDefault();
    stops[(index + stops.length) % stops.length]?.focus();
  }
}

async function draw(frame, path) {
  if (frame.path === path) return;
  frame.path = path;
  const response = await fetch(path).catch(() => null);
  const text = response?.ok ? await response.text() : null;
  if (frame.path !== path) return;
  const picture = text && svgElement(text);
  if (!picture) {
    frame.path = null;
    const said = response && !response.ok ? (await response.json().catch(() => null))?.error?.message : null;
    if (!frame.querySelector("svg")) frame.replaceChildren(h("span", { class: "none" }, said ?? "No preview"));
    return;
  }
  tick(picture, now());
  frame.classList.remove("waiting");
  frame.replaceChildren(picture);
}

const initials = (name) => name.split(/\s+/).map((word) => word[0]).slice(0, 2).join("").toUpperCase();
const hue = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 6, 0);
