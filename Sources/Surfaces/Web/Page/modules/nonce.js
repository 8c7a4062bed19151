// A number for one tap, never used twice: a repeated one is a replay to the host and runs nothing.

/** `crypto.randomUUID` is only there over https and on this machine; a page on the local network makes its own. */
export function nonce() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
