// Live Activities as the page's surfaces ask for them: which ones show, what the island shows, and what a person does with them.

import { nonce } from "./nonce.js";
import { send } from "./send.js";
import { toast } from "./toast.js";
import { askToUnlock } from "./unlock.js";

/** Stands for a presentation as a whole in place of a region: a tap on it opens its `widgetURL`, or the app. */
export const WHOLE = "widget";

/** What a presentation is called. */
export const PRESENTATIONS = {
  lockScreen: "Lock Screen", compactLeading: "Compact leading", compactTrailing: "Compact trailing", minimal: "Minimal", expanded: "Expanded",
  small: "Small", medium: "Medium",
};

/** `DeliveryAttributes` is called Delivery. */
export const activityName = (activity) => activity.type.split(".").pop().replace(/(Activity)?Attributes$/, "") || activity.type;

/** The picture of an activity in one presentation, or null while there is none. */
export const presentationOf = (activity, name) => activity?.presentations?.find((presentation) => presentation.name === name) ?? null;

/** Those that stand on the Lock Screen, the most relevant first. */
export function onLockScreen(state) {
  return (state.activities ?? []).filter(({ phase }) => ["active", "stale", "ended"].includes(phase))
    .sort((a, b) => (b.relevance ?? 0) - (a.relevance ?? 0) || (a.startsAt ?? 0) - (b.startsAt ?? 0));
}

class Activities extends EventTarget {
  /** Swiped out of the island by the person; they come back by a swipe the other way. */
  #tucked = new Set();
  /** The island's state until the host has answered: what a touch shows must not wait. */
  #guess = undefined;

  start(model) { this.model = model; }

  find(id) { return this.model?.state?.activities?.find((activity) => activity.id === id); }

  /** What the island shows. */
  get island() {
    const told = this.model?.state?.island ?? { state: "empty" };
    if (this.#guess !== undefined) return this.#guess;
    if (told.state === "expanded" || this.#tucked.size === 0) return told;
    const left = [told.id, told.detached].filter((id) => id && !this.#tucked.has(id));
    return left.length === 2 ? told : left.length ? { state: "compact", id: left[0] } : { state: "empty" };
  }

  get tucked() { return this.#tucked.size > 0; }

  /** Takes an activity out of the island, for the page only: its card stays. */
  tuck(id) {
    this.#tucked.add(id);
    this.#tell();
  }

  untuck() {
    this.#tucked.clear();
    this.#tell();
  }

  /** Expands the island with an activity, or collapses it (null). */
  async expand(id) {
    const { island } = this;
    if (id === null && island.state !== "expanded") return;
    this.#guess = id ? { state: "expanded", id, detached: [island.id, island.detached].find((other) => other && other !== id) ?? null } : this.#collapsed(island);
    this.#tell();
    await this.#ask("/api/island", { expand: id });
    this.#guess = undefined;
    this.#tell();
  }

  #collapsed({ id, detached }) { return detached ? { state: "minimal", id, detached } : { state: "compact", id }; }

  dismiss(id, near) { return this.#ask(`/api/activities/${encodeURIComponent(id)}/dismiss`, {}, near); }

  /** Taps a region of a presentation. `view.hits` shows what it does at once. */
  async tap(view, hit) {
    const outcome = await this.#try(view, hit, false);
    if (!asksToUnlock(outcome)) return;
    const screen = view.element.closest(".screen") ?? document.getElementById("stage");
    if (!await askToUnlock({ screen, name: activityName(view.activity) })) return;
    await this.model.lock(false);
    await this.#try(view, hit, true);
  }

  select(id) { document.dispatchEvent(new CustomEvent("select-activity", { detail: { id } })); }

  async #try(view, hit, authenticated) {
    const { activity, name } = view;
    const number = nonce();
    view.hits?.begin(hit, number);
    let outcome;
    try {
      outcome = await send(`/api/activities/${encodeURIComponent(activity.id)}/tap`, { presentation: name, hit: hit.token, nonce: number, authenticated });
    } catch (refusal) {
      outcome = { result: "failed", problem: { code: refusal.code, message: refusal.message, cure: refusal.cure } };
    }
    const failed = outcome.result === "failed" || asksToUnlock(outcome);
    if (!failed) await this.model.refreshed();
    view.hits?.end(hit, number, { failed });
    if (!asksToUnlock(outcome)) say(view, hit, outcome);
    return outcome;
  }

  async #ask(path, body, near = null) {
    try {
      await send(path, body);
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure", near });
      return false;
    } finally {
      await this.model.refreshed();
    }
    return true;
  }

  #tell() { this.dispatchEvent(new Event("island")); }
}

function say({ element, activity }, hit, { result, dialog, url, problem }) {
  const near = element;
  if (result === "failed") return toast({ text: problem?.message ?? `“${hit.label ?? activityName(activity)}” failed.`, cure: problem?.cure, tone: "failure", near });
  if (dialog) toast({ text: dialog, near });
  else if (url) toast({ text: `Opened ${url} in the app`, near });
  else if (result === "opened") toast({ text: "Opened the app", near });
}

const asksToUnlock = ({ result, problem }) => result === "needsAuthentication" || (result === "failed" && problem?.code === "device-locked");

export const activities = new Activities();
