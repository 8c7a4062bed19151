// The ledger: everything that was decided about the reloads of a widget or of all, the newest first.

import * as address from "../address.js";
import { h, mark } from "../dom.js";
import { isLooking, now } from "../clock.js";
import { familyName, instant, moment, plural, widgetName } from "../format.js";
import { causes, outcomes, rules } from "./words.js";
import { plot } from "./plot.js";

const PART = 100;
const FILTERS = [["", "All"], ["granted", "Loaded"], ["deferred", "Put Off"], ["merged", "Merged"], ["turned", "Turned"]];

export class LedgerPanel {
  #rows = [];
  #more = false;
  #key = null;
  #asked = 0;
  #loading = false;

  /** `on.look(at)` shows what the widgets showed at an instant. */
  constructor(root, model, on) {
    Object.assign(this, { root, model, on });
    this.widget = h("select", { "aria-label": "Widget", onchange: () => this.#choose({ widget: this.widget.value || undefined }) });
    this.filters = h("div", { class: "segments", role: "group", "aria-label": "Outcome" }, ...FILTERS.map(([value, title]) =>
      h("button", { type: "button", dataset: { outcome: value }, onclick: () => this.#choose({ outcome: value || undefined }) }, title)));
    this.figure = h("figure", { class: "budget-plot" });
    this.answer = h("section", { class: "answer", "aria-label": "Why", hidden: true });
    this.body = h("tbody");
    this.table = h("table", { class: "ledger-table" },
      h("thead", {}, h("tr", {}, ...["Time", "Widget", "Asked by", "Decision", "Why", "Used"].map((title) => h("th", { scope: "col" }, title)))), this.body);
    this.end = h("p", { class: "ledger-end", role: "status" });
    this.scroll = h("div", { class: "ledger-scroll", tabindex: "0", role: "region", "aria-label": "Rows of the ledger" }, this.table, this.end);
    this.element = h("div", { class: "panel ledger-panel" },
      h("section", { class: "panel-part" }, h("header", {}, h("h2", {}, "Ledger"), h("label", { class: "select" }, this.widget), this.filters),
        this.answer, this.figure, this.scroll));
    new IntersectionObserver(([entry]) => { if (entry.isIntersecting && this.#more) this.#fetch(this.#rows.at(-1)?.number); }, { root: this.scroll, rootMargin: "400px" }).observe(this.end);
  }

  show({ state, selected }) {
    this.state = state;
    const { outcome } = address.read();
    this.id = state.widgets.some(({ id }) => id === selected) ? selected : undefined;
    this.outcome = outcomes[outcome] ? outcome : undefined;
    this.#head();
    if (!this.element.isConnected) this.root.replaceChildren(this.element);
    const key = JSON.stringify([this.id, this.outcome, state.clock?.course]);
    if (key !== this.#key) {
      this.#key = key;
      this.#rows = [];
      this.#fill();
      this.#fetch();
    }
    this.#mark();
  }

  remove() {
    this.element.remove();
    this.#key = null;
  }

  select(id) { this.show({ state: this.state, selected: id }); }
  focus() { this.scroll.focus({ preventScroll: true }); }

  /** Something was decided: what is new comes on top. */
  refresh() { if (this.element.isConnected) this.#fetch(); }

  #choose(changes) {
    address.write(changes, { push: true });
    dispatchEvent(new PopStateEvent("popstate"));
  }

  #head() {
    const { widgets } = this.state;
    const key = JSON.stringify(widgets.map(({ id, name, family }) => [id, name, family]));
    if (key !== this.options) {
      this.options = key;
      this.widget.replaceChildren(h("option", { value: "" }, "All widgets"), ...widgets.map((widget) => h("option", { value: widget.id }, `${widgetName(widget)}, ${familyName(widget.family)}`)));
    }
    this.widget.value = this.id ?? "";
    for (const button of this.filters.children) mark(button, "aria-pressed", String(button.dataset.outcome === (this.outcome ?? "")));
  }

  /** Rows before `before`, or the newest. */
  async #fetch(before) {
    if (before !== undefined && this.#loading) return;
    const number = ++this.#asked;
    this.#loading = true;
    const query = new URLSearchParams({ limit: PART, ...(this.id && { widget: this.id }), ...(this.outcome && { outcome: this.outcome }), ...(before !== undefined && { before }) });
    try {
      const response = await fetch(`/api/ledger?${query}`, { cache: "no-store" });
      if (!response.ok || number !== this.#asked) return;
      const { rows, more } = await response.json();
      if (number !== this.#asked) return;
      if (before !== undefined || !this.#rows.length) {
        this.#rows.push(...rows);
        this.#more = more;
      } else {
        const known = this.#rows[0].number;
        const fresh = rows.filter((row) => row.number > known);
        // More than a part came at once: what lies between is fetched again.
        if (fresh.length === rows.length && more) [this.#rows, this.#more] = [rows, more];
        else this.#rows.unshift(...fresh);
      }
      this.#fill();
    } catch {
      // The connection's own banner says so; the next event asks again.
    } finally {
      if (number === this.#asked) this.#loading = false;
    }
  }

  #fill() {
    const shown = new Map([...this.body.children].map((row) => [row.dataset.number, row]));
    this.body.replaceChildren(...this.#rows.map((row) => shown.get(String(row.number)) ?? this.#row(row)));
    this.end.textContent = this.#more ? "…" : this.#rows.length ? `${plural(this.#rows.length, "decision")}. The ledger goes back eight days.` : "Nothing was decided yet.";
    this.figure.hidden = !this.id || this.#rows.length < 2;
    if (!this.figure.hidden) this.figure.replaceChildren(...plot(this.#rows, now()));
    this.#mark();
  }

  #row(row) {
    const { number, at, cause, outcome, rule, charged, used, allowance, until, sentence } = row;
    const widget = this.state.widgets.find(({ id }) => id === row.widget);
    const name = charged ? "charged" : outcome;
    return h("tr", { dataset: { number, outcome: name } },
      h("td", {}, h("button", { type: "button", class: "quiet", title: "See what it showed then", onclick: () => this.on.look(at + 0.5) }, moment(at, Date.now() / 1000))),
      h("td", {}, widget ? widgetName(widget) : row.kind, h("small", {}, familyName(row.family))),
      h("td", {}, causes[cause] ?? cause),
      h("td", {}, h("span", { class: "outcome" }, charged ? "Charged" : outcome === "granted" ? "Free" : outcomes[outcome] ?? outcome), until ? h("small", {}, `until ${instant(until, at)}`) : null),
      h("td", { title: sentence }, rules[rule] ?? rule),
      h("td", {}, `${used} of ${allowance}`));
  }

  /** The row that says why, where somebody looks at another instant. */
  #mark() {
    const row = isLooking() ? this.#rows.find(({ at }) => at <= now()) : undefined;
    for (const element of this.body.children) mark(element, "aria-current", row && element.dataset.number === String(row.number) && "true");
    this.answer.hidden = !isLooking() || !this.id;
    if (this.answer.hidden) return;
    const after = this.#rows.findLast(({ at }) => at > now());
    this.answer.replaceChildren(h("h3", {}, `At ${moment(now(), Date.now() / 1000)}`),
      h("p", {}, row ? `${moment(row.at, now())}: ${row.sentence}` : "Nothing had been decided by then, as far as these rows go."),
      ...(after ? [h("p", { class: "soft" }, `Then, ${moment(after.at, now())}: ${after.sentence}`)] : []));
  }
}
