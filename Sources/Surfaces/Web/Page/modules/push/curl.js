// The line that does from a shell what a button here does.

/** A word for a POSIX shell. */
export function quoted(text) {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** `"timestamp":$(date +%s)`: each sending has its own, unless the payload has one. */
const CLOCK = "$(date +%s)";

/** The words of `curl` for the gateway: HTTP/2 with prior knowledge where it has no certificate. */
export function transport(gateway) {
  if (!gateway?.tls) return ["curl", "--http2-prior-knowledge"];
  return gateway.certificate ? ["curl", "--http2", "--cacert", quoted(gateway.certificate)] : ["curl", "--http2", "-k"];
}

/** The command that gives a JWT of the gateway's key. */
export const JWT = '"authorization: bearer $(vitrine push token)"';

export const pushType = (kind) => (kind === "widgets" ? "widgets" : kind === "control" || kind === "controls" ? "controls" : "liveactivity");

/**
 * A push as `curl` sends it. `push` has `token` (hex) or `channel`, `bundle`, `kind`, `priority`, `expiration`, `payload`.
 * Lines end in a backslash, so that it can be pasted as it is.
 */
export function pushCommand(gateway, { token, channel, bundle, kind, priority = 10, expiration, payload }) {
  const type = pushType(kind);
  const base = gateway?.url ?? "127.0.0.1:2197";
  const headers = channel
    ? [["apns-channel-id", channel], ["apns-push-type", type], ["apns-priority", priority], ["apns-expiration", expiration ?? 0]]
    : [["apns-topic", `${bundle}.push-type.${type}`], ["apns-push-type", type], ["apns-priority", priority], ...(expiration === undefined || expiration === null ? [] : [["apns-expiration", expiration]])];
  const path = channel ? `/4/broadcasts/apps/${bundle}` : `/3/device/${token}`;
  return [...[transport(gateway).join(" ")], `-H ${JWT}`, ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`), `-d ${body(payload)}`, quoted(base + path)].join(" \\\n  ");
}

/** The payload for the shell; a Live Activity's without a timestamp gets that of the moment it is sent. */
function body(payload) {
  const { aps } = payload ?? {};
  if (!aps || typeof aps !== "object" || !("event" in aps) || "timestamp" in aps) return quoted(JSON.stringify(payload ?? {}));
  const mark = " now ";
  const text = JSON.stringify({ ...payload, aps: { timestamp: mark, ...aps } });
  const [before, after] = text.split(JSON.stringify(mark));
  return `${quoted(before)}"${CLOCK}"${quoted(after)}`;
}

/** Making, reading and deleting channels. */
export function channelCommand(gateway, bundle, { id = null, verb = "POST", policy = 0 } = {}) {
  const base = gateway?.management ?? gateway?.url ?? "127.0.0.1:2197";
  const parts = [`${transport(gateway).join(" ")} -X ${verb}`, `-H ${JWT}`];
  if (id) parts.push(`-H ${quoted(`apns-channel-id: ${id}`)}`);
  if (verb === "POST") parts.push("-D -", `-d ${quoted(JSON.stringify({ "message-storage-policy": policy, "push-type": "LiveActivity" }))}`);
  return [...parts, quoted(`${base}/1/apps/${bundle}/channels`)].join(" \\\n  ");
}
