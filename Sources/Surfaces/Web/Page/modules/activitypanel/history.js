// What happened to each activity, as far as this page saw it or the host still knows.

const KEPT = 60;
const seen = new Map();
const events = new Map();

const PHASES = {
  pending: "Waits for its start", active: "Active", stale: "Stale: its content is out of date", ended: "Ended", dismissed: "Left the Lock Screen",
};

/** Notes what differs from the state before; called with each new state. */
export function witness(state) {
  const present = new Set();
  for (const activity of state.activities ?? []) {
    present.add(activity.id);
    const before = seen.get(activity.id);
    seen.set(activity.id, activity);
    if (!before) continue;
    if (before.phase !== activity.phase) note(activity.id, { at: state.now, text: PHASES[activity.phase] ?? activity.phase, kind: activity.phase });
    const changes = differences(before.content, activity.content);
    if (changes.length) note(activity.id, { at: state.now, text: changes.join(", "), kind: "update" });
    else if (before.updates !== activity.updates) note(activity.id, { at: state.now, text: "Updated with the same content", kind: "update" });
    if (before.problem?.message !== activity.problem?.message && activity.problem) note(activity.id, { at: state.now, text: activity.problem.message, kind: "problem" });
  }
  for (const [id] of seen) {
    if (present.has(id)) continue;
    if (seen.get(id).phase !== "dismissed") note(id, { at: state.now, text: PHASES.dismissed, kind: "dismissed" });
    gone.set(id, { ...seen.get(id), phase: "dismissed" });
    if (gone.size > KEPT) gone.delete(gone.keys().next().value);
    seen.delete(id);
  }
  if (state.alert) {
    const last = events.get(state.alert.id)?.at(-1);
    const text = `Alert: ${[state.alert.title, state.alert.body].filter(Boolean).join(", ")}`;
    if (last?.until !== state.alert.until || last?.text !== text) note(state.alert.id, { at: state.now, text, kind: "alert", until: state.alert.until });
  }
}

/** The last that was known of an activity that is gone; null for one this page never saw. */
export const remembered = (id) => gone.get(id) ?? null;
const gone = new Map();

/** All that is known, the earliest first: `{ at, text, kind, push }`; what is still to come is `isAhead`. */
export function historyOf(activity, traces, now) {
  const list = [...(events.get(activity.id) ?? [])];
  const has = (kind) => list.some((event) => event.kind === kind);
  list.push({ at: activity.requestedAt, text: `Requested by ${ORIGINS[activity.origin] ?? activity.origin}`, kind: "request" });
  if (activity.startsAt && activity.startsAt > activity.requestedAt + 1) list.push({ at: activity.startsAt, text: activity.startsAt > now ? "Starts" : "Started", kind: "start" });
  const isOver = activity.phase === "ended" || activity.phase === "dismissed";
  if (isOver && activity.endsAt && !has("ended")) list.push({ at: activity.endsAt, text: PHASES.ended, kind: "ended" });
  if (activity.staleDate && !(has("stale") && activity.staleDate <= now) && !isOver) list.push({ at: activity.staleDate, text: activity.staleDate > now ? "Becomes stale" : "Became stale", kind: "stale" });
  if (activity.dismissesAt && activity.dismissesAt > now) list.push({ at: activity.dismissesAt, text: "Leaves the Lock Screen", kind: "dismissed" });
  if (activity.endsAt && !isOver && activity.endsAt > now) list.push({ at: activity.endsAt, text: "The system ends it after 8 hours", kind: "ended" });
  for (const trace of traces) list.push({ at: trace.receivedAt, text: trace.message || `${trace.status} ${trace.reason ?? ""}`, kind: "push", push: trace });
  return list.map((event) => ({ ...event, isAhead: event.at > now })).sort((a, b) => a.at - b.at);
}

const ORIGINS = { app: "the app", push: "a push", commandLine: "the command line", page: "this page" };

function note(id, event) {
  const list = events.get(id) ?? [];
  list.push(event);
  if (list.length > KEPT) list.shift();
  events.set(id, list);
}

/** `eta: 600 → 540` for each key that differs. */
function differences(before, after, path = "") {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const nested = (value) => value && typeof value === "object" && !Array.isArray(value);
  if (!nested(before) || !nested(after)) return [`${path || "content"}: ${brief(before)} → ${brief(after)}`];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key)).slice(0, 5);
}

function brief(value) {
  const text = value === undefined ? "none" : JSON.stringify(value);
  return text.length > 36 ? `${text.slice(0, 34)}…` : text;
}
