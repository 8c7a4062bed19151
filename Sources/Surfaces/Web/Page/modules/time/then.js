// The state of the host as it was or will be at an instant, as far as that is known. Nothing is asked of anybody for it.

import { instant as words } from "../format.js";

/** The state at `instant`, seen from the host's `now`. */
export function stateAt(state, history, instant, now) {
  return { ...state, now: instant, alert: null, widgets: state.widgets.map((widget) => widgetAt(widget, history, instant, now)) };
}

/** A widget with the entry that shows at an instant; `then` says how much of it is certain. Nothing on it can be tapped. */
export function widgetAt(widget, history, instant, now) {
  const still = { ...widget, hits: [], pending: false, problem: null, looked: true };
  if (!history.covers(instant)) return { ...still, then: { certainty: "unknown" } };
  const stretch = history.stretch(widget.id, instant);
  if (!stretch) {
    const first = history.stretches(widget.id)[0];
    const text = first && first.from > instant ? `Nothing was kept before ${words(first.from, now)}.` : "Nothing was kept.";
    return { ...still, then: { certainty: "nothing", words: text, short: "Nothing kept" } };
  }
  const { from, to = null, certainty } = stretch;
  const index = certainty === "past" ? null : widget.entries.findLastIndex((date) => date <= Math.max(instant, widget.entries[0] ?? 0));
  const entry = index === null ? { date: from, next: to } : { index: Math.max(0, index), count: widget.entries.length, date: widget.entries[Math.max(0, index)], next: to };
  const isShown = certainty === "present" && widget.entry?.index === entry.index;
  const at = isShown ? undefined : Math.min(from + 0.5, to === null ? from + 0.5 : (from + to) / 2);
  return { ...still, entry, at, then: { certainty, from, to, ...beyond(certainty, from, now) } };
}

function beyond(certainty, from, now) {
  if (certainty !== "beyond") return {};
  const time = words(from, now);
  return from <= now + 1 ? { words: "It would be loaded now.", short: "Loaded now" } : { words: `Beyond its timeline: it would be loaded at ${time}.`, short: `Loads at ${time}` };
}

/** Why a widget shows what it shows at an instant, in a few sentences of the ledger. */
export function why(widget, history, instant) {
  const decisions = history.decisions(widget.id);
  const before = decisions.find(({ at }) => at <= instant);
  const after = decisions.findLast(({ at }) => at > instant);
  const lines = [];
  if (widget.then?.words) lines.push(widget.then.words);
  lines.push(before ? `${words(before.at, instant)}: ${before.sentence}` : "Nobody had asked for a reload before, as far as is known.");
  if (after) lines.push(`Then, ${words(after.at, instant)}: ${after.sentence}`);
  return lines;
}
