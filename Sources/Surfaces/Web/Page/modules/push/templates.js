// Payloads to begin with: the keys of a push, filled with what the attributes' type reads and what the activity shows now.

/** What the state's keys are checked against: the type that a token's pushes decode as, or null. */
export function typeOf(target, state) {
  const types = state.activityTypes ?? [];
  const find = (name, extension) => types.find(({ type, extension: owner }) => type === name && (!extension || owner === extension)) ?? null;
  if (!target) return null;
  if (target.kind === "start") return find(target.for, target.extension);
  const activity = activityOf(target, state);
  return activity ? find(activity.type, activity.extension) : null;
}

/** The activity that an update token or a channel stands for; of a channel the first one that listens. */
export function activityOf(target, state) {
  const all = state.activities ?? [];
  if (target?.kind === "update") return all.find(({ id }) => id === target.for) ?? null;
  if (target?.kind === "channel") return all.find(({ channel }) => channel === target.channel) ?? null;
  return null;
}

/** The payload to begin with. The timestamp is left out: it is added when the push is sent. */
export function templateOf(target, state, event = null) {
  if (target.kind === "widgets" || target.kind === "control") return { aps: { "content-changed": true } };
  const type = typeOf(target, state);
  const content = activityOf(target, state)?.content ?? type?.state ?? {};
  if (target.kind === "start") {
    return { aps: { event: "start", "content-state": type?.state ?? {}, "attributes-type": target.for, attributes: type?.attributes ?? {}, alert: { title: "Started", body: "It is on your Lock Screen." } } };
  }
  const ends = event === "end";
  return { aps: { event: ends ? "end" : "update", "content-state": content, ...(ends && { "dismissal-date": Math.round(Date.now() / 1000) + 900 }) } };
}

/** The Swift types of a payload's own keys, those of the state and of the attributes below theirs; null for what is no Live Activity. */
export function payloadKeys(target, state) {
  if (!target || target.kind === "widgets" || target.kind === "control") return null;
  const type = typeOf(target, state);
  const lines = ["aps.event: String", "aps.timestamp: Int?", "aps.content-state: Any?", "aps.stale-date: Int?", "aps.relevance-score: Double?", "aps.alert: Any?"];
  if (target.kind === "start") lines.push("aps.attributes-type: String", "aps.attributes: Any", "aps.input-push-token: Int?", "aps.input-push-channel: String?");
  else lines.push("aps.dismissal-date: Int?");
  const inside = (type?.keys ?? []).map((line) => `aps.content-state.${line}`);
  return inside.length ? [...lines.filter((line) => !line.startsWith("aps.content-state:")), ...inside] : lines;
}
