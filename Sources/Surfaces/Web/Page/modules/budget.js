// The inspector's part about the refresh budget: how much of the day is used, and why a widget was or was not reloaded.

import { h } from "./dom.js";
import { longTime } from "./format.js";

/** Rows at first, and with each “Earlier”. */
const ROWS = 8;
const MARKS = { granted: "granted", deferred: "put off", merged: "merged", turned: "turned" };

export class Budget {
  #widget = null;
  #limit = ROWS;
  #asked = 0;

  /** `on.open(id)` shows the whole ledger of a widget. */
  constructor(on = {}) {
    this.heading = h("span", { class: "count" });
    this.meter = h("div", { class: "budget-meter", role: "meter", "aria-label": "Reloads of 24 hours", "aria-valuemin": "0" }, h("i"));
    this.list = h("ol", { class: "ledger", "aria-label": "Ledger" });
    this.more = h("button", { class: "tool", type: "button", onclick: () => { this.#limit += 4 * ROWS; this.#fetch(); } }, "Earlier");
    this.all = h("button", { class: "tool", type: "button", title: "Everything that was decided about it (L)", onclick: () => on.open?.(this.#widget) }, "Ledger");
    this.element = h("section", { class: "budget" }, h("h3", {}, "Budget", this.heading), this.meter, this.list, this.more, this.all);
  }

  /** The part for `widget`; null while the host says nothing of budgets. */
  show(widget) {
    if (!widget.budget) return null;
    const { used, allowance } = widget.budget;
    this.heading.textContent = `${used} of ${allowance} in 24 h`;
    this.meter.setAttribute("aria-valuenow", String(used));
    this.meter.setAttribute("aria-valuemax", String(allowance));
    this.meter.dataset.level = used >= allowance ? "spent" : used > 0.8 * allowance ? "low" : "good";
    this.meter.firstChild.style.width = `${Math.min(100, 100 * used / allowance)}%`;
    if (this.#widget !== widget.id) {
      this.#widget = widget.id;
      this.#limit = ROWS;
      this.#fill([], false);
      this.#fetch();
    }
    return this.element;
  }

  /** Something was decided about a widget. */
  refresh(id) { if (id === this.#widget && this.element.isConnected) this.#fetch(); }

  async #fetch() {
    const number = ++this.#asked;
    try {
      const response = await fetch(`/api/ledger?widget=${encodeURIComponent(this.#widget)}&limit=${this.#limit}`, { cache: "no-store" });
      if (!response.ok || number !== this.#asked) return;
      const { rows, more } = await response.json();
      if (number === this.#asked) this.#fill(rows, more);
    } catch {
      // The connection's own banner says so; the next event asks again.
    }
  }

  #fill(rows, more) {
    this.list.replaceChildren(...rows.map(({ at, outcome, charged, rule, sentence }) =>
      h("li", { dataset: { outcome: charged ? "charged" : outcome }, title: rule },
        h("span", { class: "ledger-time" }, longTime(at)), h("span", { class: "ledger-mark" }, charged ? "charged" : outcome === "granted" ? "free" : MARKS[outcome] ?? outcome),
        h("p", {}, sentence))));
    this.more.hidden = !more;
  }
}
