// All: every widget in light and dark on one sheet. A click opens it on its Home Screen.

import { h } from "./dom.js";
import { WidgetView } from "./widget.js";
import { familyName, widgetName } from "./format.js";

export class ContactSheet {
  #views = new Map();
  #key = null;

  constructor(root, on) {
    this.root = root;
    this.on = on;
  }

  show({ state, selected }) {
    const key = state.widgets.map((widget) => `${widget.id} ${widget.family}`).join("\n");
    if (key !== this.#key) this.#build(state);
    this.#key = key;
    for (const widget of state.widgets) {
      for (const scheme of ["light", "dark"]) {
        const radius = state.device.widgetCornerRadius * (widget.shownSize.width / widget.size.width);
        this.#views.get(`${widget.id} ${scheme}`).update(widget, { frame: null, radius, scheme });
      }
    }
    this.select(selected);
  }

  remove() {
    this.root.replaceChildren();
    this.#views.clear();
    this.#key = null;
  }

  select(id) {
    for (const [key, view] of this.#views) {
      view.select(view.id === id);
      view.element.tabIndex = key.endsWith(" light") ? 0 : -1;
    }
  }

  focus(id) { this.#views.get(`${id} light`)?.element.focus(); }

  #build(state) {
    this.#views.clear();
    const groups = Map.groupBy
      ? Map.groupBy(state.widgets, (widget) => `${widget.extension} ${widget.kind}`)
      : groupedByKind(state.widgets);
    const sections = [...groups.values()].map((widgets) => h("section", {},
      h("header", {}, h("h2", {}, widgetName(widgets[0])), h("p", {}, widgets[0].summary ?? "")),
      h("div", { class: "row" }, ...widgets.flatMap((widget) => ["light", "dark"].map((scheme) => this.#cell(widget, scheme))))));
    this.root.replaceChildren(h("div", { class: "contact", onkeydown: (event) => this.#enter(event) }, ...sections));
  }

  #cell(widget, scheme) {
    const view = new WidgetView(widget.id, { select: this.on.select, open: this.on.open });
    this.#views.set(`${widget.id} ${scheme}`, view);
    view.element.addEventListener("dblclick", () => this.on.visit(widget.id));
    return h("figure", {},
      h("div", { class: "cell", dataset: { scheme } }, view.element),
      h("figcaption", {}, `${familyName(widget.family)}, ${scheme}`));
  }

  #enter(event) {
    const id = event.target.closest?.(".widget")?.dataset.widget;
    if (event.key === "Enter" && id && !event.target.closest("button")) this.on.visit(id);
  }
}

function groupedByKind(widgets) {
  const groups = new Map();
  for (const widget of widgets) {
    const key = `${widget.extension} ${widget.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), widget]);
  }
  return groups;
}
