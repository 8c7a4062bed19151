// Words for tokens, targets and outcomes.

import { activityName } from "../activities.js";

const OUTCOMES = {
  applied: { title: "Applied", tone: "good", icon: "check" },
  stored: { title: "Stored", tone: "wait", icon: "note" },
  dropped: { title: "Dropped", tone: "warn", icon: "warning" },
  refused: { title: "Refused", tone: "bad", icon: "error" },
  pending: { title: "Accepted", tone: "wait", icon: "note" },
};

/** How a trace ended: the verdict's outcome, or a refusal by its status. */
export function outcome(trace) {
  if (trace.status >= 400) return OUTCOMES.refused;
  return OUTCOMES[trace.outcome] ?? OUTCOMES.pending;
}

/** `3f2a91…c07b` */
export const shortHex = (hex) => (hex.length > 14 ? `${hex.slice(0, 6)}…${hex.slice(-4)}` : hex);

const KINDS = { start: "Starts", update: "Updates", widgets: "Reloads", control: "Reloads" };

/** What a token does, in a few words: `Starts DeliveryAttributes`. */
export function tokenTitle(token, state) {
  return `${KINDS[token.kind] ?? token.kind} ${tokenSubject(token, state)}`;
}

export function tokenSubject(token, state) {
  if (token.kind === "widgets") return `the widgets of ${token.extension}`;
  if (token.kind === "control") return `the control ${token.for}`;
  if (token.kind !== "update") return token.for;
  const activity = state.activities?.find(({ id }) => id === token.for);
  return activity ? activityTitle(activity) : `activity ${shortHex(token.for)}`;
}

/** What an activity is called: its type, and the first text of its attributes. */
export function activityTitle(activity) {
  const text = Object.values(activity.attributes ?? {}).find((value) => typeof value === "string" && value && value.length < 40);
  return text ? `${activityName(activity)}, ${text}` : activityName(activity);
}

const EVENTS = { start: "Start", update: "Update", end: "End" };

/** What a push wants: `Update`, `Reload widgets`, `Broadcast update`. */
export function traceTitle(trace) {
  if (trace.pushType === "widgets") return "Reload widgets";
  if (trace.pushType === "controls") return "Reload a control";
  const word = EVENTS[trace.event] ?? "Push";
  return trace.target?.kind === "channel" ? `Broadcast ${word.toLowerCase()}` : word;
}

/** Where it went. */
export function targetWords(trace, state) {
  const { target } = trace;
  if (!target || target.kind === "none" || target.kind === "unknown") return trace.path ?? "";
  if (target.kind === "channel") return `channel ${target.channel}`;
  return tokenSubject({ ...target, for: target.for ?? "" }, state);
}
