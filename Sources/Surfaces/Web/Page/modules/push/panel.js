// The Push panel: the sender on the left; what the gateway got, its tokens and channels on the right.

import { h, mark } from "../dom.js";
import * as address from "../address.js";
import { Channels } from "./channels.js";
import { Sender } from "./sender.js";
import { Tokens } from "./tokens.js";
import { TraceList } from "./tracelist.js";
import { TracePage } from "./trace.js";
import { outcome } from "./words.js";

const TABS = [["pushes", "Pushes"], ["tokens", "Tokens"], ["channels", "Channels"]];

export class PushPanel {
  #state = null;
  #sent = null;

  /** `on.activity(id)` shows an activity in its panel. */
  constructor(root, model, traces, on) {
    Object.assign(this, { root, model, traces, on });
    this.sender = new Sender({ target: (id) => address.write({ target: id }), sent: (id, answer) => this.#after(id, answer) });
    this.list = new TraceList({ open: (id) => this.#open(id) });
    this.page = new TracePage(traces, { back: () => this.#close(), again: (trace) => this.sender.again(trace), activity: (id) => on.activity(id) });
    this.tokens = new Tokens({ use: (hex) => this.#use(hex) });
    this.channels = new Channels({ use: (id) => this.#use(id), changed: () => model.refreshed() });
    this.tabs = h("div", { class: "segments", role: "tablist", "aria-label": "Push", onkeydown: (event) => this.#step(event) }, ...TABS.map(([name, title]) => h("button", {
      type: "button", role: "tab", id: `push-tab-${name}`, "aria-controls": `push-${name}`, dataset: { tab: name }, onclick: () => this.#tab(name) }, title, h("span", { class: "count" }))));
    this.parts = { pushes: [this.list.element, this.page.element], tokens: [this.tokens.element], channels: [this.channels.element] };
    this.regions = Object.fromEntries(TABS.map(([name]) => [name, h("div", { id: `push-${name}`, role: "tabpanel", "aria-labelledby": `push-tab-${name}`, class: "panel-scroll" }, ...this.parts[name])]));
    this.element = h("div", { class: "panel push-panel" }, this.sender.element,
      h("section", { class: "panel-part right", "aria-label": "What happened" }, h("header", {}, this.tabs), ...Object.values(this.regions)));
    traces.addEventListener("change", () => { if (this.#state) this.#update(); });
  }

  show({ state }) {
    this.#state = state;
    if (!this.element.isConnected) {
      this.root.replaceChildren(this.element);
      this.traces.refresh();
    }
    this.#update();
  }

  remove() {
    this.#state = null;
    this.element.remove();
  }

  focus(id) { this.list.focus(id); }

  #update() {
    const state = this.#state;
    const asked = address.read();
    const tab = TABS.some(([name]) => name === asked.tab) && !asked.push ? asked.tab : "pushes";
    this.sender.show(state, asked.target);
    const counts = { pushes: this.traces.list?.length ?? 0, tokens: state.tokens?.length ?? 0, channels: state.channels?.length ?? 0 };
    for (const button of this.tabs.children) {
      const chosen = button.dataset.tab === tab;
      mark(button, "aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
      button.lastChild.textContent = counts[button.dataset.tab] || "";
    }
    for (const [name, region] of Object.entries(this.regions)) region.hidden = name !== tab;
    this.list.element.hidden = Boolean(asked.push);
    this.page.element.hidden = !asked.push;
    this.list.show(this.traces, state, asked.push);
    if (asked.push) this.page.show(asked.push, state);
    this.tokens.show(state, asked.target);
    this.channels.show(state);
    this.#tell();
  }

  #open(id) {
    address.write({ push: id, tab: undefined }, { push: true });
    this.#update();
    this.page.element.focus({ preventScroll: true });
    this.regions.pushes.scrollTop = 0;
  }

  #close() {
    const { push } = address.read();
    address.write({ push: undefined }, { push: true });
    this.#update();
    this.list.focus(push);
  }

  #tab(name) {
    address.write({ tab: name === "pushes" ? undefined : name, push: undefined });
    this.#update();
  }

  #use(id) {
    address.write({ target: id });
    this.#update();
    this.sender.editor.area.focus();
  }

  async #after(id, answer) {
    this.#sent = { id, answer };
    await this.traces.refresh();
    this.#tell();
  }

  /** The sender says what became of its push as soon as the host has said so. */
  #tell() {
    const trace = this.#sent && this.traces.list?.find(({ id }) => id === this.#sent.id);
    if (!trace?.message) return;
    const end = outcome(trace);
    this.sender.tell(end.tone, `${trace.status}${trace.reason ? ` ${trace.reason}` : ""}, ${end.title.toLowerCase()}: ${trace.message}`);
    if (trace.status >= 400 || trace.outcome) this.#sent = null;
  }

  #step(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = [...this.tabs.children];
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    this.#tab(next.dataset.tab);
    next.focus();
  }
}
