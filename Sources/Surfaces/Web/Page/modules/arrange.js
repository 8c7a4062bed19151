// Rearranging widgets on a grid: drag to move, hold over a widget of the same size to stack, drag the corner to resize, and the same by keys.

import { h, px } from "./dom.js";
import { editMode } from "./editmode.js";
import { follow, isCalm } from "./dragging.js";
import { offerChoices } from "./choices.js";
import { familiesOf } from "./catalog.js";
import { SPANS, sizeOf } from "./places.js";
import { familyName, widgetName } from "./format.js";
import { continuousRect } from "./corners.js";

const HOLD = 600;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * `grid` is the surface: `name`, `state`, `screen`, `scale`, `point(event)`, `page`, `pageCount`, `turnTo(page)`, `parentOf(page)`, `cellOf(widget)`,
 * `frameAt(cell, size)`, `cellAt(point, family)`, `offset()` of its pages on the screen.
 */
export class Arrange {
  #work = Promise.resolve();

  constructor(grid, board) {
    this.grid = grid;
    this.board = board;
  }

  remove(widget, view) {
    const name = widgetName(widget);
    view.element.classList.add("going");
    return editMode.layout({ edit: "remove", id: widget.id }, { said: `Removed ${name}`, undoable: true, near: view.element })
      .then((answer) => answer || view.element.classList.remove("going"));
  }

  // Moving

  grab(event, widget, view) {
    const { grid } = this;
    const place = view.element.getBoundingClientRect();
    const held = { x: (event.clientX - place.left) / grid.scale, y: (event.clientY - place.top) / grid.scale };
    let drag = null;
    follow(event, {
      begin: () => { drag = this.#lift(widget, view, held); },
      move: (next) => this.#carry(drag, grid.point(next)),
      end: () => this.#drop(drag),
      cancel: () => this.#putBack(drag),
      press: () => view.element.focus({ preventScroll: true }),
    });
  }

  #lift(widget, view, held) {
    const { grid } = this;
    const size = widget.shownSize ?? widget.size;
    const ghost = view.element.cloneNode(true);
    ghost.classList.add("ghost");
    ghost.removeAttribute("data-widget");
    ghost.querySelectorAll("button").forEach((element) => element.remove());
    const layer = h("div", { class: "drag-layer" }, ghost);
    const target = h("div", { class: "drop", style: { "clip-path": `path("${continuousRect(size.width, size.height, grid.radius)}")`, width: px(size.width), height: px(size.height) } });
    grid.screen.append(layer);
    view.element.classList.add("lifted");
    navigator.vibrate?.(8);
    editMode.say(`Moving ${widgetName(widget)}`);
    return { widget, view, held, size, ghost, layer, target, from: grid.cellOf(widget), page: widget.page, cell: null };
  }

  #carry(drag, point) {
    const { grid } = this;
    const corner = { x: point.x - drag.held.x, y: point.y - drag.held.y };
    Object.assign(drag.ghost.style, { left: px(corner.x), top: px(corner.y) });
    this.#edge(drag, point);
    const offset = grid.offset();
    const inside = { x: corner.x - offset.x, y: corner.y - offset.y };
    this.#over(drag, { x: inside.x + drag.size.width / 2, y: inside.y + drag.size.height / 2 });
    const cell = { ...grid.cellAt(inside, drag.widget.family), page: grid.page };
    if (drag.onto || (drag.cell && drag.cell.column === cell.column && drag.cell.row === cell.row && drag.cell.page === cell.page)) return;
    drag.cell = cell;
    const frame = grid.frameAt(cell, drag.size);
    Object.assign(drag.target.style, { left: px(frame.x), top: px(frame.y) });
    if (drag.target.parentElement !== grid.parentOf(cell.page)) grid.parentOf(cell.page).append(drag.target);
    this.#yield(drag, frame);
  }

  /** Those that will make room lean back. */
  #yield(drag, frame) {
    for (const other of this.board.shown) {
      const { element } = this.board.views.get(other.id);
      const box = frame && other.id !== drag.widget.id && (other.page ?? 0) === drag.cell.page ? this.board.place(other).frame : null;
      element.classList.toggle("yielding", Boolean(box) && box.x < frame.x + frame.width - 8 && box.x + box.width > frame.x + 8
        && box.y < frame.y + frame.height - 8 && box.y + box.height > frame.y + 8);
    }
  }

  /** Held over the middle of a widget of its size, it becomes a stack. */
  #over(drag, centre) {
    if (this.grid.stacking === false) return;
    const under = this.board.shown.find((other) => {
      if (other.id === drag.widget.id || other.family !== drag.widget.family || (other.page ?? 0) !== this.grid.page) return false;
      const { frame } = this.board.place(other);
      return Math.abs(frame.x + frame.width / 2 - centre.x) < frame.width * 0.3 && Math.abs(frame.y + frame.height / 2 - centre.y) < frame.height * 0.3;
    });
    if (under?.id === drag.under) return;
    clearTimeout(drag.stacking);
    this.board.views.get(drag.onto)?.element.classList.remove("receiving");
    Object.assign(drag, { under: under?.id, onto: null });
    drag.target.hidden = false;
    if (!under) return;
    drag.stacking = setTimeout(() => {
      drag.onto = under.id;
      drag.target.hidden = true;
      this.#yield(drag, null);
      this.board.views.get(under.id)?.element.classList.add("receiving");
      editMode.say(`Let go to stack on ${widgetName(under)}`);
    }, HOLD);
  }

  #edge(drag, { x }) {
    const { grid } = this;
    const side = x < 16 ? -1 : x > grid.state.device.screen.width - 16 ? 1 : 0;
    if (side === drag.side) return;
    drag.side = side;
    clearInterval(drag.turning);
    if (side) drag.turning = setInterval(() => grid.turnTo(grid.page + side), HOLD);
  }

  async #drop(drag) {
    const { widget, view, cell, onto } = drag;
    this.#rest(drag);
    const same = !cell || (cell.page === widget.page && cell.column === drag.from.column && cell.row === drag.from.row);
    const name = widgetName(widget);
    if (onto) {
      const top = this.board.group(onto).shown;
      await this.#land(drag, { ...top, parent: this.board.place(top).parent, frame: this.board.place(top).frame },
        editMode.layout({ edit: "stack", id: widget.id, onto }, { said: `Stacked ${name} on ${widgetName(top)}`, near: view.element }));
    } else if (same) await this.#putBack(drag);
    else {
      await this.#land(drag, { frame: this.grid.frameAt(cell, drag.size) }, editMode.layout(
        { edit: "move", id: widget.id, surface: this.grid.name, page: cell.page, column: cell.column, row: cell.row },
        { said: `Moved ${name} to ${where(cell)}`, near: view.element }));
    }
  }

  #rest(drag) {
    clearTimeout(drag.stacking);
    clearInterval(drag.turning);
    drag.target.remove();
    for (const { element } of this.board.views.values()) element.classList.remove("yielding", "receiving");
  }

  /** The ghost goes to its place; the widget is there when the host has answered. */
  async #land(drag, { frame }, work) {
    const offset = this.grid.offset();
    await Promise.all([work, this.#glide(drag, { x: frame.x + offset.x, y: frame.y + offset.y })]);
    this.#settle(drag);
  }

  async #putBack(drag) {
    this.#rest(drag);
    if (drag.page === this.grid.page) {
      const { frame } = this.board.place(drag.widget);
      const offset = this.grid.offset();
      await this.#glide(drag, { x: frame.x + offset.x, y: frame.y + offset.y });
    }
    this.#settle(drag);
  }

  #settle({ layer, view }) {
    layer.remove();
    view.element.classList.add("landing");
    view.element.classList.remove("lifted");
    requestAnimationFrame(() => view.element.classList.remove("landing"));
  }

  #glide({ ghost }, { x, y }) {
    const from = { left: ghost.style.left, top: ghost.style.top };
    Object.assign(ghost.style, { left: px(x), top: px(y) });
    ghost.classList.add("down");
    if (isCalm()) return undefined;
    return ghost.animate([from, { left: px(x), top: px(y) }], { duration: 240, easing: "cubic-bezier(0.2, 0.9, 0.3, 1)" }).finished.catch(() => {});
  }

  // Resizing

  async stretch(event, widget, view) {
    const { grid } = this;
    const frame = this.board.place(widget).frame;
    let choice = null;
    let families = [];
    let last = null;
    const offers = familiesOf(widget).then((list) => {
      families = list;
      if (last) show(last);
    });
    const outline = h("div", { class: "outline", "aria-hidden": "true" });
    // Shown again when the sizes are known: a hand that is quick has then come to rest.
    const show = (next) => {
      last = next;
      const point = grid.point(next);
      const offset = grid.offset();
      const wanted = { width: point.x - offset.x - frame.x, height: point.y - offset.y - frame.y };
      choice = nearestSize(wanted, families.length ? families : [widget.family], grid.state);
      const cell = { ...grid.cellOf(widget), page: widget.page };
      const [across, down] = SPANS[choice.family];
      cell.column = Math.min(cell.column, Math.max(0, grid.columns - across));
      cell.row = Math.min(cell.row, Math.max(0, grid.rows - down));
      const target = grid.frameAt(cell, choice.size);
      Object.assign(outline.style, { left: px(target.x), top: px(target.y), width: px(target.width), height: px(target.height), "border-radius": px(grid.radius) });
      outline.textContent = familyName(choice.family);
    };
    follow(event, {
      begin: () => { grid.parentOf(widget.page).append(outline); view.element.classList.add("stretching"); },
      move: show,
      end: async () => {
        await offers;
        if (choice && choice.family !== widget.family) await this.resize(widget, choice.family, view);
        else if (families.length < 2) editMode.say(`${widgetName(widget)} comes in this size only`);
        outline.remove();
        view.element.classList.remove("stretching");
      },
      cancel: () => { outline.remove(); view.element.classList.remove("stretching"); },
      press: () => this.menu(widget, view),
    });
  }

  resize(widget, family, view) {
    return editMode.layout({ edit: "resize", id: widget.id, family }, { said: `${widgetName(widget)} is ${familyName(family)}`, near: view.element });
  }

  // Keys

  /** Handles a key on a widget; true when it did. */
  key(event, widget) {
    const view = this.board.views.get(widget.id);
    const step = STEPS[event.key];
    if (step && event.altKey) return false;
    if (step) this.#work = this.#work.then(() => this.#nudge(widget.id, step));
    else if (event.key === "Delete" || event.key === "Backspace") this.#removeByKey(widget, view);
    else if (event.key === "Enter" && event.target === view.element) this.menu(widget, view);
    else return false;
    return true;
  }

  async #removeByKey(widget, view) {
    const others = this.board.shown.filter((other) => other.id !== widget.id && other.page === widget.page);
    await this.remove(widget, view);
    this.board.focus(others[0]?.id);
  }

  async #nudge(id, [dx, dy]) {
    const { grid } = this;
    const widget = this.board.group(id)?.members.find((member) => member.id === id);
    if (!widget) return;
    const [across, down] = SPANS[widget.family];
    const cell = { ...grid.cellOf(widget), page: widget.page };
    cell.column += dx;
    cell.row += dy;
    if (cell.column < 0 || cell.column + across > grid.columns) {
      if (grid.pageCount === null || cell.page + dx < 0) return editMode.say("The edge");
      cell.page += dx;
      cell.column = dx > 0 ? 0 : grid.columns - across;
    }
    if (cell.row < 0 || cell.row + down > grid.rows) return editMode.say("The edge");
    await editMode.layout({ edit: "move", id, surface: grid.name, page: cell.page, column: cell.column, row: cell.row },
      { said: `${widgetName(widget)} at ${where(cell)}` });
    if (cell.page !== grid.page) grid.turnTo(cell.page);
    this.board.focus(id);
  }

  /** What can be done with a widget, for keys and for a press on its corner. */
  async menu(widget, view) {
    const families = await familiesOf(widget);
    const group = this.board.group(widget.id);
    const alike = this.board.shown.filter((other) => other.family === widget.family && other.page === widget.page && other.id !== group.shown.id);
    const sizes = families.length > 1 ? families.map((family) => ({
      label: familyName(family), checked: family === widget.family, run: () => family !== widget.family && this.resize(widget, family, view),
    })) : [];
    const others = [
      widget.configurable && { label: "Edit Widget", run: () => document.dispatchEvent(new CustomEvent("configure", { bubbles: true, detail: { widget: widget.id } })) },
      ...alike.slice(0, 4).map((other) => ({
        label: `Stack on ${widgetName(other)}`,
        run: () => editMode.layout({ edit: "stack", id: widget.id, onto: other.id }, { said: `Stacked ${widgetName(widget)} on ${widgetName(other)}` }),
      })),
      group.members.length > 1 && {
        label: "Take out of Stack", run: () => editMode.layout({ edit: "unstack", id: widget.id }, { said: `${widgetName(widget)} is out of the stack`, undoable: true }),
      },
      { label: "Remove Widget", danger: true, run: () => this.remove(widget, view) },
    ].filter(Boolean);
    offerChoices(view.element, widgetName(widget), sizes.length ? [...sizes, null, ...others] : others);
  }
}

const where = ({ page, column, row }) => `column ${column + 1}, row ${row + 1}${page ? `, page ${page + 1}` : ""}`;

function nearestSize(wanted, families, state) {
  return families.filter((family) => SPANS[family]).map((family) => ({ family, size: sizeOf(family, state) }))
    .sort((a, b) => distance(a.size, wanted) - distance(b.size, wanted))[0];
}

const distance = (size, wanted) => Math.hypot(size.width - wanted.width, size.height - wanted.height);
