// The connection of a companion: the switch that cuts it, and how late its pictures are.

import { h, mark } from "../dom.js";
import { send } from "../send.js";
import { toast } from "../toast.js";
import { longTime, plural } from "../format.js";
import { remembered } from "../activitypanel/history.js";

/** `12 s late`, `3 min late`; empty for what came at once. */
export function lateness(seconds) {
  if (!(seconds >= 1)) return "";
  const whole = Math.round(seconds);
  return whole < 120 ? `${whole} s late` : whole < 7200 ? `${Math.round(whole / 60)} min late` : `${Math.round(whole / 3600)} h late`;
}

/** What a companion shows: `{ activity, late, deliveredAt, isBehind }` for each, the most relevant first. The activity may be gone here already. */
export function mirrored(state, name) {
  const companion = state.companions?.find((one) => one.name === name);
  return (companion?.activities ?? []).map((one) => {
    const current = state.activities?.find(({ id }) => id === one.id);
    const activity = current ?? remembered(one.id);
    return activity && { activity, late: one.late ?? 0, deliveredAt: one.deliveredAt, isBehind: !current || one.waits === true };
  }).filter(Boolean).sort((a, b) => (b.activity.relevance ?? 0) - (a.activity.relevance ?? 0));
}

/** The bar under a companion: its name, a switch, what the connection does. */
export class Link {
  /** `device` is what people call it, such as `Watch`. */
  constructor(name, device, model) {
    Object.assign(this, { name, device, model });
    this.button = h("button", { type: "button", role: "switch", class: "small-switch", "aria-label": `${device} connected`, onclick: () => this.#turn() }, h("i"));
    this.words = h("p", { role: "status" });
    this.element = h("div", { class: "link" }, this.button, h("div", {}, h("b", {}, `${device} connected`), this.words));
  }

  show(state, note = "") {
    const companion = state.companions?.find(({ name }) => name === this.name);
    this.element.hidden = !companion;
    if (!companion) return;
    this.button.setAttribute("aria-checked", String(companion.connected));
    mark(this.element, "data-cut", !companion.connected);
    const shown = mirrored(state, this.name);
    const waiting = shown.filter(({ isBehind }) => isBehind).length + (companion.waiting ?? 0);
    const latest = Math.max(0, ...shown.map(({ deliveredAt }) => deliveredAt ?? 0));
    const late = Math.max(0, ...shown.map((one) => one.late));
    this.words.textContent = !companion.connected
      ? [`Out of range.`, latest ? `It shows what it had at ${longTime(latest)}.` : "", waiting ? `${plural(waiting, "change waits", "changes wait")}.` : ""].filter(Boolean).join(" ")
      : lateness(late) ? `In range again: delivered ${lateness(late)}.` : note || (shown.length ? "In range: changes arrive at once." : "In range.");
  }

  async #turn() {
    const connected = this.button.getAttribute("aria-checked") !== "true";
    this.button.setAttribute("aria-checked", String(connected));
    try {
      await send(`/api/companions/${this.name}`, { connected });
    } catch (refusal) {
      this.button.setAttribute("aria-checked", String(!connected));
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure" });
    }
    await this.model.refreshed();
  }
}
