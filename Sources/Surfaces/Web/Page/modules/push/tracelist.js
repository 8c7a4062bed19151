// The list of pushes: a line each, with how it ended.

import { h, mark } from "../dom.js";
import { icon } from "../icons.js";
import { withChanges } from "../address.js";
import { longTime } from "../format.js";
import { outcome, targetWords, traceTitle } from "./words.js";

export class TraceList {
  #rows = new Map();

  /** `on.open(id)` when one is chosen. */
  constructor(on) {
    this.on = on;
    this.list = h("ol", { class: "traces", "aria-label": "Pushes, the latest first", onkeydown: (event) => this.#key(event) });
    this.empty = h("div", { class: "panel-empty" });
    this.element = h("div", { class: "trace-list" }, this.list, this.empty);
  }

  show(traces, state, chosen) {
    const { list, problem } = traces;
    const none = list !== null && list.length === 0;
    this.list.hidden = !list?.length;
    this.empty.hidden = !none;
    if (none) {
      this.empty.replaceChildren(icon(problem ? "error" : "push"), h("h3", {}, problem ? problem.message : "No push yet"),
        h("p", {}, problem ? problem.cure ?? "" : state.gateway ? "Send one here, or paste a token’s curl line into a terminal. Each push appears here the moment it arrives, with what became of it."
          : "The push gateway does not run. Start Vitrine without --no-push."));
    }
    const ids = new Set();
    const rows = (list ?? []).map((trace) => {
      ids.add(trace.id);
      return this.#row(trace, state, chosen);
    });
    for (const [id, row] of this.#rows) if (!ids.has(id)) { row.element.remove(); this.#rows.delete(id); }
    rows.forEach((element, i) => { if (this.list.children[i] !== element) this.list.insertBefore(element, this.list.children[i] ?? null); });
  }

  /** The keyboard goes to the chosen one, or to the first. */
  focus(id) { (this.#rows.get(id)?.link ?? this.list.querySelector("a"))?.focus(); }

  #row(trace, state, chosen) {
    let row = this.#rows.get(trace.id);
    const key = JSON.stringify([trace.status, trace.outcome, trace.message, trace.reason, targetWords(trace, state)]);
    if (!row) {
      const link = h("a", { href: withChanges({ push: trace.id }), onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.on.open(trace.id);
      } });
      row = { link, element: h("li", { class: "trace arriving" }, link), key: null };
      this.#rows.set(trace.id, row);
    }
    if (row.key !== key) {
      row.key = key;
      const end = outcome(trace);
      row.element.dataset.tone = end.tone;
      row.link.replaceChildren(
        h("span", { class: "status" }, icon(end.icon), h("b", {}, String(trace.status ?? "–"))),
        h("span", { class: "what" }, h("b", {}, traceTitle(trace)), " ", h("span", { class: "soft" }, targetWords(trace, state))),
        h("time", {}, longTime(trace.receivedAt)),
        h("span", { class: "why" }, `${end.title}${trace.reason ? `, ${trace.reason}` : ""}: ${trace.message ?? ""}`.replace(/: $/, "")));
    }
    mark(row.link, "aria-current", trace.id === chosen && "true");
    return row.element;
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...this.list.querySelectorAll("a")];
    const index = links.indexOf(document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    links[Math.min(Math.max(index + step, 0), links.length - 1)].focus();
  }
}
