// One widget on a stage: picture, ring, name, badge. Kept and updated, never rebuilt, so that nothing jumps.

import { h, s, px, mark } from "./dom.js";
import { continuousRect } from "./corners.js";
import { familyName, widgetName } from "./format.js";
import { show } from "./pictures.js";
import { Hits } from "./hits.js";

export class WidgetView {
  /**
   * `on.select(id)` when it is clicked or focused, `on.open(id)` when its badge is or Enter is pressed, `on.tap(view, hit)` when one of its
   * regions is; without it nothing can be tapped. `on.launch(view)` is a double click beside them.
   */
  constructor(id, on) {
    this.id = id;
    this.picture = h("div", { class: "picture waiting" });
    this.ring = s("svg", { class: "ring", "aria-hidden": "true" }, s("path", { class: "halo" }), s("path"));
    this.label = h("div", { class: "label", "aria-hidden": "true" });
    this.badge = h("button", { class: "badge", type: "button", tabindex: "-1", hidden: true, onclick: (event) => { event.stopPropagation(); on.open(id); } }, "!");
    this.then = h("div", { class: "then", hidden: true });
    this.element = h("div", {
      class: "widget", role: "group", "aria-roledescription": "widget", tabindex: "-1", dataset: { widget: id },
      onclick: () => on.select(id, "click"), onfocus: () => on.select(id, "focus"),
      ondblclick: () => on.launch?.(this),
    }, this.picture, this.then, this.ring, this.label, this.badge);
    this.hits = on.tap ? new Hits(this.element, this.picture, (hit) => on.tap(this, hit)) : null;
    if (this.hits) this.ring.before(this.hits.element);
  }

  /** Shows `widget` at `frame` (null: where the page's flow puts it). */
  update(widget, { frame, radius, scheme, labelSize = null, labelGap = 7 }) {
    const size = frame ?? widget.shownSize;
    Object.assign(this.element.style, { width: px(size.width), height: px(size.height) });
    if (frame) Object.assign(this.element.style, { left: px(frame.x), top: px(frame.y) });
    this.#outline(size, widget.accessory ? Math.min(radius, size.height / 2) : radius);
    this.element.setAttribute("aria-label", this.#words(widget));
    this.label.hidden = labelSize === null;
    this.label.textContent = widgetName(widget);
    Object.assign(this.label.style, { "margin-top": px(labelGap), "font-size": px(labelSize ?? 12) });
    this.badge.hidden = !widget.problem;
    this.badge.title = widget.problem?.message ?? "";
    this.badge.setAttribute("aria-label", widget.problem ? `Problem: ${widget.problem.message}` : "");
    this.#note(widget);
    this.#certain(widget);
    this.widget = widget;
    const shown = show(this.picture, widget, scheme);
    if (this.hits) this.hits.show(widget.entry ? widget.hits : [], widget.size, size, { isPending: widget.pending === true, shown });
    else mark(this.element, "data-pending", widget.pending && "true");
  }

  select(selected) {
    mark(this.element, "aria-current", selected && "true");
    this.hits?.setTabbable(selected);
  }

  /** Moves the keyboard to what can be tapped; false where nothing can. */
  enter() {
    if (!this.hits || this.hits.isEmpty) return false;
    this.hits.setTabbable(true);
    this.hits.focus();
    return true;
  }

  #outline(size, radius) {
    const key = `${size.width} ${size.height} ${radius}`;
    if (this.outline === key) return;
    this.outline = key;
    this.picture.style.clipPath = `path("${continuousRect(size.width, size.height, radius)}")`;
    const path = continuousRect(size.width + 5, size.height + 5, radius + 2.5, -2.5, -2.5);
    for (const element of this.ring.querySelectorAll("path")) element.setAttribute("d", path);
  }

  /** Words in the widget's place while there is no picture. */
  #note(widget) {
    if (!this.picture.classList.contains("waiting")) return;
    const text = widget.problem ? widget.problem.message : "";
    this.picture.replaceChildren(...(text ? [h("p", { class: "note" }, text)] : []));
  }

  /** At another instant than now: how much of the picture is certain. */
  #certain({ then, accessory }) {
    mark(this.element, "data-then", then?.certainty);
    this.then.hidden = !then?.words;
    this.then.title = then?.words ?? "";
    const text = accessory || !then?.words ? then?.short ?? "" : then.words;
    if (this.then.textContent !== text) this.then.textContent = text;
  }

  #words(widget) {
    const parts = [`${widgetName(widget)}, ${familyName(widget.family)}`, widget.then?.words ?? (widget.at === undefined ? widget.accessibility : null), widget.problem?.message];
    return parts.filter(Boolean).join(". ");
  }
}
