// The Activity panel: which activities there are and the JSON of one on the left; its pictures and what happened to it on the right.

import { h, mark } from "../dom.js";
import { icon } from "../icons.js";
import * as address from "../address.js";
import { everySecond, now } from "../clock.js";
import { away, moment } from "../format.js";
import { send } from "../send.js";
import { toast } from "../toast.js";
import { activities } from "../activities.js";
import { outcome, activityTitle } from "../push/words.js";
import { ActivityEditor } from "./editor.js";
import { Authorization } from "./authorization.js";
import { Presentations } from "./presentations.js";
import { historyOf, remembered } from "./history.js";

const PHASES = { pending: "Pending", active: "Active", stale: "Stale", ended: "Ended", dismissed: "Dismissed" };

export class ActivityPanel {
  #shown = null;
  #historyKey = null;
  #listKey = null;

  /** `on.surface(name)` shows an activity on a surface, `on.push(id)` a push in the Push panel. */
  constructor(root, model, traces, on) {
    Object.assign(this, { root, model, traces, on });
    this.list = h("ul", { class: "activity-list", "aria-label": "Live Activities" });
    this.editor = new ActivityEditor(model, { started: (id) => this.#choose(id) });
    this.permissions = new Authorization(model);
    this.title = h("h2");
    this.phase = h("span", { class: "tag" });
    this.dismiss = h("button", { type: "button", class: "tool", title: "As a swipe on the Lock Screen does", onclick: () => this.#dismiss() }, "Dismiss");
    this.problem = h("div", { class: "problem", role: "group", "aria-label": "Problem", hidden: true });
    this.pictures = new Presentations({ surface: (name) => on.surface(name, this.#subject()) });
    this.history = h("ol", { class: "history", "aria-label": "What happened" });
    this.right = h("div", { class: "panel-scroll" }, this.problem, this.pictures.element, this.historySection = h("section", {}, h("h3", {}, "History"), this.history));
    this.none = h("div", { class: "panel-empty" });
    this.element = h("div", { class: "panel activity-panel" },
      h("section", { class: "panel-part", "aria-label": "Live Activities" }, h("header", {}, h("h2", {}, "Live Activities")), this.list, this.editor.element, this.permissions.element),
      h("section", { class: "panel-part right", "aria-label": "What happened" }, h("header", {}, this.title, this.phase, this.dismiss), this.right, this.none));
    traces.addEventListener("change", () => { if (this.#shown) this.#history(); });
    everySecond(() => { if (this.#shown) this.#ages(); });
  }

  show(shown) {
    this.#shown = shown;
    if (!this.element.isConnected) {
      this.root.replaceChildren(this.element);
      this.traces.refresh();
    }
    this.#update();
  }

  remove() {
    this.#shown = null;
    this.element.remove();
  }

  focus() { this.editor.state.area.focus(); }

  /** The activity that the address names: also one that is gone; null for a new one. */
  #subject() {
    const { activity } = address.read();
    if (!activity || activity === "new") return null;
    return activities.find(activity) ?? remembered(activity);
  }

  #update() {
    const { state, scheme } = this.#shown;
    const asked = address.read().activity;
    // Without a choice: the latest one that runs.
    if (!asked && state.activities?.length) address.write({ activity: state.activities.at(-1).id });
    const subject = this.#subject();
    this.#rows(state, subject);
    this.editor.show(state, subject);
    this.permissions.show(state);
    this.title.textContent = subject ? activityTitle(subject) : "New activity";
    this.phase.hidden = !subject;
    this.phase.textContent = PHASES[subject?.phase] ?? "";
    this.phase.dataset.phase = subject?.phase;
    this.dismiss.hidden = !subject || subject.phase === "dismissed";
    this.#problem(subject?.problem);
    this.right.hidden = !subject;
    this.none.hidden = Boolean(subject);
    if (!subject) return this.#empty(state, asked);
    this.pictures.show(subject, scheme, state);
    this.#history();
  }

  #rows(state, subject) {
    const list = state.activities ?? [];
    const key = JSON.stringify([list.map((one) => [one.id, one.phase, activityTitle(one), Boolean(one.problem)]), subject?.id ?? address.read().activity]);
    if (key === this.#listKey) return;
    this.#listKey = key;
    const focused = document.activeElement?.closest?.(".activity-list a")?.dataset.activity;
    const row = (id, title, phase, problem) => {
      const link = h("a", { href: address.withChanges({ activity: id }), dataset: { activity: id, phase }, onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.#choose(id);
      } }, phase ? h("i", { class: "dot" }) : icon("plus"), h("span", {}, title), problem ? icon("warning") : null, phase ? h("small", {}, PHASES[phase]) : null);
      mark(link, "aria-current", (subject?.id ?? "new") === id && "true");
      return h("li", {}, link);
    };
    const rows = list.slice(-100).reverse().map((one) => row(one.id, activityTitle(one), one.phase, one.problem));
    this.list.replaceChildren(row("new", "New activity"), ...rows);
    if (focused) this.list.querySelector(`[data-activity="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  #empty(state, asked) {
    const types = state.activityTypes ?? [];
    const [title, words] = asked && asked !== "new" ? ["This activity is gone", "It left the Lock Screen, and this page did not see it happen."]
      : types.length ? ["Nothing has happened yet", "Start it here, from the app with Activity.request, with vitrine activity start, or by a push. Its pictures and all that happens to it appear here."]
      : ["No ActivityConfiguration", "The widget bundle has none. Add one and save: its attributes’ type appears here."];
    this.none.replaceChildren(icon("island"), h("h3", {}, title), h("p", {}, words));
  }

  #problem(problem) {
    this.problem.hidden = !problem;
    this.problem.replaceChildren(...(problem ? [h("strong", {}, problem.message), problem.cure ? h("span", {}, problem.cure) : "", h("span", { class: "code" }, problem.code ?? "")] : []));
  }

  #history() {
    const subject = this.#subject();
    if (!subject) return;
    const events = historyOf(subject, this.traces.about(subject), now());
    const key = JSON.stringify(events);
    if (key === this.#historyKey) return;
    this.#historyKey = key;
    // The latest first; what is to come stands above.
    this.history.replaceChildren(...events.reverse().map(({ at, text, kind, push, isAhead }) => {
      const end = push ? outcome(push) : null;
      const words = push ? h("a", { href: address.withChanges({ surface: "push", push: push.id }), onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.on.push(push.id);
      } }, `Push ${end.title.toLowerCase()}: ${text}`) : text;
      return h("li", { dataset: { kind, ...(end && { tone: end.tone }), ...(isAhead && { ahead: "" }) } }, h("time", { dataset: { at } }, ""), h("span", {}, words));
    }));
    this.#ages();
  }

  #ages() {
    for (const element of this.history.querySelectorAll("time")) {
      const at = Number(element.dataset.at);
      const text = at > now() ? away(at - now()) : moment(at, now());
      if (element.textContent !== text) element.textContent = text;
      const li = element.parentElement;
      if (at <= now() && li.dataset.ahead !== undefined) delete li.dataset.ahead;
    }
  }

  #choose(id) {
    address.write({ activity: id }, { push: true });
    this.#update();
  }

  async #dismiss() {
    const subject = this.#subject();
    try {
      await send(`/api/activities/${encodeURIComponent(subject.id)}/dismiss`);
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure" });
    }
    await this.model.refreshed();
  }
}
