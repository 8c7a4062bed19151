// Taps: from a region of a widget to the host and back. Each tap has a number of its own; what it changes shows at once.

import { nonce } from "./nonce.js";
import { send } from "./send.js";
import { toast } from "./toast.js";
import { askToUnlock } from "./unlock.js";
import { familyName, widgetName } from "./format.js";

export class Taps extends EventTarget {
  /** What came of the last tap on each widget: id → { label, outcome, seconds }. */
  last = new Map();

  constructor(model) {
    super();
    this.model = model;
  }

  /** Taps `hit` of the widget that `view` shows. */
  async tap(view, hit) {
    const { id } = view;
    const outcome = await this.#try(view, hit, false);
    if (!asksToUnlock(outcome)) return;
    const name = widgetName(this.model.widget(id) ?? { kind: "this widget" });
    const screen = view.element.closest(".screen") ?? document.getElementById("stage");
    if (!await askToUnlock({ screen, name })) return;
    const refusal = await this.model.lock(false);
    if (refusal) return toast({ text: refusal, tone: "failure", near: view.element });
    await this.#try(view, hit, true);
  }

  /** Opens the app as a tap beside all regions does: with the widget's URL, where it has one. */
  launch(view) {
    if (view.element.closest("[data-editing]")) return;
    this.tap(view, { token: WIDGET, kind: "link", label: "Open app" });
  }

  async #try(view, hit, authenticated) {
    const { id } = view;
    const number = nonce();
    const began = performance.now();
    view.hits?.begin(hit, number);
    let outcome;
    try {
      outcome = await send(`/api/widgets/${encodeURIComponent(id)}/tap`, { hit: hit.token, nonce: number, authenticated });
    } catch (refusal) {
      outcome = { result: "failed", problem: { code: refusal.code, message: refusal.message, cure: refusal.cure } };
    }
    const failed = outcome.result === "failed" || asksToUnlock(outcome);
    // Until the host's picture of it is here, a toggle keeps its new state.
    if (!failed) await this.model.refreshed();
    view.hits?.end(hit, number, { failed });
    if (failed) this.model.refresh();
    this.last.set(id, { label: hit.label, outcome, seconds: (performance.now() - began) / 1000 });
    this.dispatchEvent(new Event("tapped"));
    if (!asksToUnlock(outcome)) this.#say(view, hit, outcome);
    return outcome;
  }

  #say(view, hit, { result, dialog, url, problem }) {
    const near = view.element;
    if (result === "failed") {
      const text = problem?.message ?? `“${hit.label || familyName(view.widget?.family)}” failed.`;
      return toast({ text, cure: problem?.cure, tone: "failure", near });
    }
    if (dialog) toast({ text: dialog, near });
    else if (url) toast({ text: `Opened ${url} in the app`, near });
    else if (result === "opened") toast({ text: "Opened the app", near });
  }
}

/** Nothing ran: the intent wants the device unlocked, or the Home Screen is behind the lock. */
const asksToUnlock = ({ result, problem }) => result === "needsAuthentication" || (result === "failed" && problem?.code === "device-locked");

/** Stands for the widget itself in place of a region: a tap on it opens `widgetURL`. */
const WIDGET = "widget";
