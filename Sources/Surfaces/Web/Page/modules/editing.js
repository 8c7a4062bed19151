// What a long press on a widget offers: its edit sheet, the Home Screen's editing, its removal.

import { longPress } from "./press.js";
import { openMenu } from "./menu.js";
import { openSheet } from "./configure.js";
import { toast } from "./toast.js";
import { send } from "./send.js";
import { widgetName } from "./format.js";

/** What leads to the editing of a surface. */
const EDITS = { home: "Edit Home Screen", today: "Edit Widgets", lock: "Customize Lock Screen" };

export class Editing {
  /** `on.select(id)`; `on.view(id)` is the view of a widget on the stage, if it is there. */
  constructor(root, model, on) {
    this.model = model;
    this.on = on;
    longPress(root, ".widget", {
      mayStart: (element) => !element.closest("[data-editing], .contact") && this.model.widget(element.dataset.widget) !== undefined,
      onLong: (element) => this.menu(element),
    });
    // Captured: an event of an element reaches the window even if it does not bubble.
    addEventListener("configure", ({ detail }) => detail?.control ? this.editControl(detail.control) : this.edit(detail?.widget ?? detail?.id), true);
  }

  menu(element) {
    const widget = this.model.widget(element.dataset.widget);
    const name = widgetName(widget);
    this.on.select(widget.id);
    openMenu(element, name, [
      widget.configurable ? { title: `Edit “${name}”`, icon: "edit", run: () => this.edit(widget.id) } : null,
      { title: EDITS[widget.surface] ?? EDITS.home, icon: "screen", run: () => tell("edit-home", { widget: widget.id, surface: widget.surface ?? "home" }) },
      { title: "Remove Widget", icon: "remove", danger: true, run: () => this.remove(widget.id, name) },
    ].filter((item, i) => item || i > 0));
  }

  /** Opens the edit sheet of a widget; says so when it has none. */
  edit(id) {
    const widget = this.model.widget(id);
    if (!widget) return this.#whenKnown("widget", id);
    const element = this.on.view(id)?.element ?? null;
    if (!widget.configurable) return toast({ text: `“${widgetName(widget)}” has nothing to edit.`, near: element });
    openSheet({
      subject: `/api/widgets/${encodeURIComponent(id)}`, name: widgetName(widget), summary: widget.summary, element,
      saved: () => this.model.refresh(),
    });
  }

  /** The same for a control. */
  editControl(id) {
    const control = this.model.state?.controls?.find((candidate) => candidate.id === id);
    if (!control) return this.#whenKnown("control", id);
    openSheet({
      subject: `/api/controls/${encodeURIComponent(id)}`, name: control.name ?? control.kind, summary: control.hint ?? "",
      element: document.querySelector(`[data-control="${CSS.escape(id)}"]`), saved: () => this.model.refresh(),
    });
  }

  async remove(id, name) {
    try {
      await send("/api/layout", { edit: "remove", id });
      await this.model.refreshed();
      toast({ text: `“${name}” was removed.`, action: { label: "Undo", run: () => this.undo() } });
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure", near: this.on.view(id)?.element });
    }
  }

  async undo() {
    try {
      await send("/api/undo");
      await this.model.refreshed();
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure" });
    }
  }

  /** What was just added may not be in the state yet. */
  async #whenKnown(what, id) {
    if (!id) return;
    await this.model.refreshed();
    if (what === "widget" && this.model.widget(id)) this.edit(id);
    if (what === "control" && this.model.state?.controls?.some((control) => control.id === id)) this.editControl(id);
  }
}

function tell(name, detail) {
  document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
