// What goes with a state: when it is stale, how relevant it is, whether it calls for attention, when it starts.

import { h } from "../dom.js";
import { now } from "../clock.js";

/** Fields for what a request to start or update has beside the JSON. Empty ones are left out. */
export class Options {
  constructor() {
    const field = (id, label, attributes) => {
      const input = h("input", { id: `activity-${id}`, autocomplete: "off", ...attributes });
      return [h("div", { class: "field" }, h("label", { for: input.id }, label), input), input];
    };
    const seconds = { type: "number", min: "0", step: "1", placeholder: "never", inputmode: "numeric" };
    [this.staleField, this.stale] = field("stale", "Stale in, s", seconds);
    [this.relevanceField, this.relevance] = field("relevance", "Relevance", { type: "number", step: "any", placeholder: "0", inputmode: "decimal" });
    [this.startField, this.start] = field("start", "Starts in, s", { ...seconds, placeholder: "now" });
    this.push = h("select", { id: "activity-push" });
    this.pushField = h("div", { class: "field" }, h("label", { for: "activity-push" }, "Push"), h("span", { class: "select" }, this.push));
    [this.titleField, this.title] = field("alert-title", "Alert", { type: "text", placeholder: "no alert" });
    [this.bodyField, this.body] = field("alert-body", "Its text", { type: "text" });
    this.element = h("div", { class: "field-grid" }, this.staleField, this.relevanceField, this.startField, this.titleField, this.bodyField, this.pushField);
  }

  set isNew(isNew) { this.startField.hidden = this.pushField.hidden = !isNew; }

  /** The channels that a new activity can listen to, beside having a token of its own or none. */
  offer(channels) {
    const list = [["token", "With a token of its own"], ["none", "No push"], ...channels.map(({ id }) => [id, `Channel ${id}`])];
    const key = JSON.stringify(list);
    if (key === this.pushKey) return;
    this.pushKey = key;
    const chosen = this.push.value;
    this.push.replaceChildren(...list.map(([value, words]) => h("option", { value }, words)));
    if (list.some(([value]) => value === chosen)) this.push.value = chosen;
  }

  get #pushType() {
    const { value } = this.push;
    return value === "none" ? undefined : value === "token" ? value : { channel: value };
  }

  /** Shows what an activity has; empty for a new one. */
  set(activity) {
    const ahead = activity?.staleDate ? Math.round(activity.staleDate - now()) : 0;
    this.stale.value = ahead > 0 ? String(ahead) : "";
    this.relevance.value = activity?.relevance ? String(activity.relevance) : "";
    for (const input of [this.start, this.title, this.body]) input.value = "";
  }

  /** After it was sent an alert is not to come again with the next. */
  clearAlert() { this.title.value = this.body.value = ""; }

  /** `{ staleDate, relevance, alert }`, and `start` for a new one. */
  get values() {
    const number = (input) => (input.value.trim() === "" || !Number.isFinite(Number(input.value)) ? null : Number(input.value));
    const later = (input) => (number(input) === null ? undefined : now() + number(input));
    const alert = this.title.value.trim() || this.body.value.trim() ? { title: this.title.value, body: this.body.value } : undefined;
    return { staleDate: later(this.stale), relevance: number(this.relevance) ?? undefined, alert, ...(this.startField.hidden ? {} : { start: later(this.start), push: this.#pushType }) };
  }
}
