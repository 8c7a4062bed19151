// The left side: attributes and state as JSON, what goes with them, and the buttons.

import { h, mark } from "../dom.js";
import { send } from "../send.js";
import { keysOf } from "../json/check.js";
import { JSONEditor } from "../json/editor.js";
import { command } from "../push/copy.js";
import { pushCommand } from "../push/curl.js";
import { Options } from "./options.js";

/** Apple's: attributes and state together, and each update. */
const LIMIT = 4096;
const OVER = ["ended", "dismissed"];

export class ActivityEditor {
  #subject = null;
  #typeKey = null;

  /** `on.started(id)` after a start, `on.type(key)` when another type is chosen for a new one. */
  constructor(model, on) {
    Object.assign(this, { model, on });
    this.type = h("select", { id: "activity-type", onchange: () => { this.#begin(); on.type?.(this.type.value); } });
    this.typeRow = h("div", { class: "field wide" }, h("label", { for: "activity-type" }, "Attributes type"), h("span", { class: "select" }, this.type));
    this.state = new JSONEditor("Content state", { change: () => this.#update() });
    this.attributes = new JSONEditor("Attributes", { change: () => this.#update() });
    this.options = new Options();
    this.start = this.#button("primary", "Start", () => this.#start());
    this.updateButton = this.#button("primary", "Update", () => this.#send("update", () => ({ state: this.state.value, ...this.options.values })));
    this.end = this.#button("tool large", "End", () => this.#end("default"));
    this.endNow = this.#button("tool large", "End at Once", () => this.#end("immediate"));
    this.reset = this.#button("quiet", "Revert", () => this.#fill());
    this.result = h("div", { class: "result", role: "status" });
    this.line = command("The same as a push, as curl");
    this.element = h("form", { class: "activity-editor", onsubmit: (event) => event.preventDefault(), onkeydown: (event) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      (this.#subject?.activity ? this.updateButton : this.start).click();
    } },
      this.typeRow,
      this.stateField = h("div", { class: "field wide top" }, h("span", { class: "label-text" }, "Content state", this.changed = h("small", { class: "edited", hidden: true }, "edited")), this.state.element),
      this.attributesField = h("details", { class: "attributes" }, h("summary", {}, "Attributes"), this.attributes.element),
      this.options.element,
      h("div", { class: "act-row" }, this.start, this.updateButton, this.end, this.endNow, this.reset), this.result,
      this.shell = h("div", { class: "shell" }, h("h3", {}, "The same as a push"), this.line.element, this.hint = h("p", { class: "soft" })));
  }

  /** Shows an activity, or with null the making of a new one. */
  show(state, activity) {
    this.page = state;
    this.#types(state);
    const isOther = this.#subject === null || this.#subject.activity?.id !== activity?.id;
    const isChanged = activity && this.#subject?.activity && JSON.stringify(activity.content) !== JSON.stringify(this.#subject.activity.content);
    // What somebody types is never overwritten by what arrives.
    this.#subject = { activity };
    if (isOther) { this.#fill(); this.#say(null, ""); }
    else if (isChanged && !this.state.isEdited) this.state.set(activity.content);
    const isNew = !activity;
    const isOver = activity && OVER.includes(activity.phase);
    this.typeRow.hidden = !isNew;
    this.options.isNew = isNew;
    this.options.offer(state.channels ?? []);
    this.options.element.hidden = Boolean(isOver);
    this.attributes.isReadOnly = !isNew;
    this.state.isReadOnly = Boolean(isOver);
    if (isNew) this.attributesField.open = true;
    this.start.hidden = !isNew;
    for (const button of [this.updateButton, this.end, this.endNow]) button.hidden = isNew || isOver;
    this.#update();
  }

  get #description() {
    const types = this.page.activityTypes ?? [];
    const { activity } = this.#subject;
    if (activity) return types.find(({ type, extension }) => type === activity.type && extension === activity.extension) ?? null;
    return types.find((one) => keyOf(one) === this.type.value) ?? null;
  }

  #types(state) {
    const types = state.activityTypes ?? [];
    const key = JSON.stringify(types.map(keyOf));
    if (key === this.#typeKey) return;
    this.#typeKey = key;
    const chosen = this.type.value;
    const several = new Set(types.map(({ extension }) => extension)).size > 1;
    this.type.replaceChildren(...types.map((one) => h("option", { value: keyOf(one) }, several ? `${one.type} (${one.extension})` : one.type)));
    if (types.some((one) => keyOf(one) === chosen)) this.type.value = chosen;
    else if (this.#subject && !this.#subject.activity) this.#begin();
  }

  #begin() {
    this.#fill();
    this.#update();
  }

  #fill() {
    const { activity } = this.#subject ?? {};
    const description = this.#description;
    this.state.set(activity?.content ?? description?.state ?? {});
    this.attributes.set(activity?.attributes ?? description?.attributes ?? {});
    this.options.set(activity);
    this.#update();
  }

  #update() {
    if (!this.#subject) return;
    const description = this.#description;
    const { activity } = this.#subject;
    this.state.expect({ keys: description ? keysOf(description.keys, description.state) : null, template: description?.state, limit: LIMIT });
    this.attributes.expect({ keys: activity ? null : description ? keysOf(null, description.attributes) : null, template: description?.attributes });
    this.changed.hidden = this.reset.hidden = !(activity && this.state.isEdited && !OVER.includes(activity.phase));
    this.#shell(activity, description);
  }

  /** The push that does the same: to the activity's token or channel, or to the token that starts its type. */
  #shell(activity, description) {
    const { tokens = [], gateway } = this.page;
    const extension = activity?.extension ?? description?.extension;
    const token = activity ? tokens.find(({ hex, kind }) => kind === "update" && hex === activity.token)
      : tokens.find(({ kind, extension: owner, for: subject }) => kind === "start" && owner === extension && subject === description?.type);
    const target = token ? { token: token.hex, kind: token.kind, bundle: token.bundle } : activity?.channel ? { channel: activity.channel, kind: "channel", bundle: this.#bundle(activity) } : null;
    this.line.element.hidden = !target;
    this.hint.hidden = Boolean(target);
    this.hint.textContent = target ? "" : activity ? "It was started without pushType: no push reaches it." : "The type has no push-to-start token yet.";
    this.shell.hidden = !gateway && !target;
    if (!target) return;
    const { staleDate, relevance, alert } = this.options.values;
    const aps = { event: activity ? "update" : "start", "content-state": this.state.value ?? {},
      ...(activity ? {} : { "attributes-type": description.type, attributes: this.attributes.value ?? {} }),
      ...(staleDate && { "stale-date": Math.round(staleDate) }), ...(relevance !== undefined && { "relevance-score": relevance }), ...(alert && { alert }) };
    this.line.set(pushCommand(gateway, { ...target, payload: { aps } }));
  }

  #bundle({ channel, extension }) {
    const { channels = [], tokens = [] } = this.page;
    return (channels.find(({ id }) => id === channel) ?? tokens.find((token) => token.extension === extension))?.bundle ?? "";
  }

  async #start() {
    const description = this.#description;
    if (!description) return this.#say("bad", "There is no ActivityConfiguration to start. Add one to the widget bundle and save.");
    if (this.attributes.value === undefined) return this.#refuse(this.attributes);
    const body = () => ({ extension: description.extension, type: description.type, attributes: this.attributes.value, state: this.state.value, ...this.options.values });
    const answer = await this.#do("/api/activities", body, "Started.");
    if (answer) this.on.started(answer.id);
  }

  #end(dismissal) {
    return this.#send("end", () => ({ ...(this.state.value !== undefined && { state: this.state.value }), dismissal }));
  }

  async #send(verb, body) {
    const { activity } = this.#subject;
    const words = { update: "Updated.", end: "Ended." }[verb];
    const answer = await this.#do(`/api/activities/${encodeURIComponent(activity.id)}/${verb}`, body, words);
    if (!answer || verb !== "update") return;
    this.options.clearAlert();
    // The text is what the activity has now.
    this.state.set(this.state.text);
    this.#update();
  }

  async #do(path, body, words) {
    if (this.state.value === undefined) return this.#refuse(this.state);
    this.#busy(true);
    this.#say("wait", "…");
    try {
      const answer = await send(path, body());
      this.#say("good", words);
      await this.model.refreshed();
      return answer;
    } catch (refusal) {
      this.#say("bad", refusal.message, refusal.cure);
      return null;
    } finally {
      this.#busy(false);
    }
  }

  #refuse(editor) {
    editor.reveal();
    this.#say("bad", "This is no JSON yet.");
    return null;
  }

  #busy(isBusy) { for (const button of [this.start, this.updateButton, this.end, this.endNow]) mark(button, "disabled", isBusy); }

  #button(kind, title, act) { return h("button", { type: "button", class: kind, onclick: act }, title); }

  #say(tone, text, cure = null) {
    mark(this.result, "data-tone", tone);
    this.result.replaceChildren(...(text ? [h("p", {}, text), cure ? h("p", { class: "soft" }, cure) : ""] : []));
  }
}

const keyOf = ({ extension, type }) => `${extension} ${type}`;
