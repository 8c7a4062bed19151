// The inspector: rows about the selected widget; about the project while none is selected.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { everySecond, now } from "./clock.js";
import { Budget } from "./budget.js";
import { Load } from "./load.js";
import { Settings } from "./settings.js";
import { interaction, opened } from "./interaction.js";
import { away, bytes, duration, familyName, instant, moment, plural, policyText, widgetName } from "./format.js";

const STAGES = [["provider", "Provider"], ["evaluate", "Views"], ["layout", "Layout"], ["archive", "Archive"]];

export class Inspector {
  #countdowns = [];
  #shown = null;
  /** What the host said against the last reload asked for here; it stays until the next try or another widget. */
  #refusal = null;

  /**
   * `on.reload(id)` resolves to a refusal or null; `on.edit(id)` opens the edit sheet, `on.launch(id)` the app, `on.tapMap()` outlines what
   * can be tapped, `on.lastTap(id)` is what came of the last tap; `on.why(widget)` are sentences about
   * the instant that is looked at, `on.ledger(id)` opens the ledger; `on.close()` puts the inspector away on a narrow screen.
   */
  constructor(root, on) {
    this.on = on;
    this.root = root;
    this.title = h("h2");
    this.subtitle = h("p");
    this.reload = h("button", { class: "tool", type: "button", onclick: () => this.#reload() }, "Reload");
    this.edit = h("button", { class: "tool", type: "button", title: "Edit Widget (E)", onclick: () => this.on.edit(this.widget.id) }, "Edit Widget");
    this.close = h("button", { class: "tool close", type: "button", onclick: () => on.close() }, "Done");
    this.budget = new Budget({ open: (id) => on.ledger(id) });
    this.load = new Load((load) => on.conditions({ load }));
    this.settings = new Settings((changes) => on.settings(changes));
    this.problem = h("div", { role: "group", "aria-label": "Problem" });
    this.body = h("div");
    this.log = h("pre", { class: "log", tabindex: "0", "aria-label": "Log of the extension" });
    this.logSection = h("section", {}, h("h3", {}, "Log"), this.log);
    root.append(h("div", { class: "head" }, h("div", {}, this.title, this.subtitle), this.close),
      h("div", { class: "acts" }, this.edit, this.reload), this.problem, this.body, this.logSection);
    everySecond((instant) => this.#count(instant));
  }

  show(state, id, scheme) {
    const widget = state.widgets.find((candidate) => candidate.id === id);
    this.widget = widget;
    const opened = (state.opened ?? []).filter(({ source }) => !widget || source === id);
    const key = JSON.stringify([widget ?? state.widgets.length, widget ? scheme : [state.extensions, state.device, state.project, state.activityTypes, state.activities?.length, state.conditions, state.settings], opened, this.on.lastTap(id)]);
    this.opened = opened;
    if (key !== this.#shown) widget ? this.#widget(widget, state.device, scheme) : this.#project(state);
    this.#shown = key;
    this.showLog(state);
  }

  showLog(state) {
    const extensions = state.extensions.filter((extension) => !this.widget || extension.name === this.widget.extension);
    const text = extensions.flatMap((extension) => extension.log).join("\n");
    this.logSection.hidden = text === "";
    if (this.log.textContent === text) return;
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 8;
    this.log.textContent = text;
    if (atEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  #widget(widget, device, scheme) {
    this.title.textContent = widgetName(widget);
    this.subtitle.textContent = widget.summary ?? "";
    this.reload.hidden = false;
    this.edit.hidden = !widget.configurable;
    if (this.#refusal?.id !== widget.id) this.#refusal = null;
    this.#problem(this.#refusal?.problem ?? widget.problem);
    this.#countdowns = [];
    this.body.replaceChildren(...[
      section("Widget", rows([
        ["Kind", widget.kind, "code"],
        ["Family", familyName(widget.family)],
        ["Size", `${widget.size.width} × ${widget.size.height} pt`],
        ["Mode", `Full color, ${scheme}`],
        ["Extension", widget.extension, "code"],
      ])),
      interaction(widget, this.on),
      opened(this.opened),
      why(widget, this.on),
      this.#timeline(widget),
      this.budget.show(widget),
      scene(widget),
      timings(widget),
      findings(widget),
    ].filter(Boolean));
  }

  #project(state) {
    this.title.textContent = state.project;
    this.subtitle.textContent = state.widgets.length ? "Select a widget to inspect it." : "";
    this.reload.hidden = this.edit.hidden = true;
    this.#problem(null);
    this.#countdowns = [];
    const { device } = state;
    this.body.replaceChildren(
      section("Device", rows([
        ["Name", device.name],
        ["Screen", `${device.screen.width} × ${device.screen.height} pt @${device.scale}x`],
        ["Widgets", String(state.widgets.length)],
      ])), state.settings ? this.settings.show(state.settings) : "", state.conditions ? this.load.show(state.conditions) : "",
      ...state.extensions.map((extension) => section(extension.name, rows([
        ["Widgets", String(state.widgets.filter((widget) => widget.extension === extension.name).length)],
        ...activityRows(state, extension.name),
        ["Build", extension.build ? (extension.build.succeeded ? `Good, ${duration(extension.build.seconds)}` : "Failed") : "None yet"],
      ]))), opened(this.opened) ?? "");
  }

  /** The button of the tap map says whether it is on. */
  showTapMap() {
    const isOn = document.documentElement.dataset.tapMap !== undefined;
    this.body.querySelector(".tap-map")?.setAttribute("aria-pressed", String(isOn));
  }

  #timeline(widget) {
    const { entry, policy } = widget;
    const list = [["Entry", !entry ? (widget.looked ? "Not known" : "None yet") : entry.count ? `${entry.index + 1} of ${entry.count}` : "Kept"]];
    if (entry) list.push(["Shown since", moment(entry.date, now())]);
    if (entry?.next) list.push(["Next entry", this.#countdown(entry.next)]);
    // The rest is about the timeline that it has now.
    if (["past", "nothing"].includes(widget.then?.certainty)) return section("Timeline", rows(list));
    list.push(["Reload policy", policyText(policy, now())]);
    if (widget.nextReload) list.push(["Next reload", this.#countdown(widget.nextReload)]);
    if (widget.loadedAt) list.push(["Loaded", this.#countdown(widget.loadedAt)]);
    list.push(["Reloads", String(widget.reloads)]);
    return section("Timeline", rows(list));
  }

  /** An element that says how far away an instant is, each second. */
  #countdown(date) {
    const element = h("span", { title: `${instant(date, now())}` });
    this.#countdowns.push([element, date]);
    element.textContent = away(date - now());
    return element;
  }

  #count(now) {
    for (const [element, date] of this.#countdowns) {
      const text = away(date - now);
      if (element.textContent !== text) element.textContent = text;
    }
  }

  #problem(problem) {
    this.problem.replaceChildren();
    this.problem.className = problem ? "problem" : "";
    this.problem.hidden = !problem;
    if (!problem) return;
    this.problem.append(h("strong", {}, problem.message), problem.cure ? h("span", {}, problem.cure) : "", h("span", { class: "code" }, problem.code));
  }

  async #reload() {
    const { id, problem } = this.widget;
    this.reload.disabled = true;
    const cure = await this.on.reload(id);
    this.reload.disabled = false;
    this.#refusal = cure ? { id, problem: { code: "reload-refused", message: "The reload was refused.", cure } } : null;
    if (this.widget?.id === id) this.#problem(this.#refusal?.problem ?? problem);
  }
}

function section(title, ...content) {
  return h("section", {}, h("h3", {}, title), ...content);
}

function rows(list) {
  return h("dl", { class: "rows" }, ...list.flatMap(([name, value, kind]) => [h("dt", {}, name), h("dd", { class: kind }, value)]));
}

/** At another instant than now: why the widget shows what it shows then. */
function why(widget, on) {
  if (!widget.looked) return null;
  return h("section", { class: "why" }, h("h3", {}, `At ${moment(now(), now())}`), ...on.why(widget).map((text) => h("p", {}, text)));
}

function scene({ scene }) {
  if (!scene) return null;
  const list = [["Nodes", scene.nodes], ["Archive", scene.bytes], ["Tap regions", scene.hits]].filter(([, value]) => value !== undefined && value !== null);
  return section("Scene", rows(list.map(([name, value]) => [name, name === "Archive" ? bytes(value) : String(value)])));
}

function timings({ timings }) {
  const total = timings && STAGES.reduce((sum, [key]) => sum + timings[key], 0);
  if (!total) return null;
  const bar = h("div", { class: "bar", "aria-hidden": "true" },
    ...STAGES.map(([key], i) => h("i", { class: `s${i + 1}`, style: { flex: `${timings[key] / total} 0 0` } })));
  const list = h("dl", { class: "rows" }, ...STAGES.flatMap(([key, name], i) =>
    [h("dt", {}, h("i", { class: `s${i + 1}` }), name), h("dd", {}, duration(timings[key]))]));
  return h("section", {}, h("h3", {}, "Time", h("span", { class: "count" }, duration(total))), bar, list);
}

function findings({ diagnostics, entry }) {
  if (!entry) return null;
  const heading = h("h3", {}, "Findings", diagnostics.length ? h("span", { class: "count" }, String(diagnostics.length)) : null);
  if (diagnostics.length === 0) return h("section", {}, heading, h("p", { class: "good" }, "Nothing found."));
  return h("section", {}, heading, h("ul", { class: "findings", "aria-label": plural(diagnostics.length, "finding") },
    ...diagnostics.map((finding) => h("li", { class: finding.severity }, icon(finding.severity),
      h("div", {}, finding.message, h("small", {}, [finding.code, finding.place].filter(Boolean).join("  ")))))));
}

/** How many activities of each type run; none where an extension has no type. */
function activityRows({ activities = [], activityTypes = [] }, name) {
  return activityTypes.filter(({ extension }) => extension === name)
    .map(({ type }) => [type, plural(activities.filter((each) => each.extension === name && each.type === type).length, "activity", "activities")]);
}
