// Requests to the host that have an answer. A refusal is an error with the host's own words and cure.

/** What the host said against a request. `code` is a stable word; "unreachable" when nobody answered. */
export class Refusal extends Error {
  constructor({ code = "refused", message, cure = null }) {
    super(message);
    this.code = code;
    this.cure = cure;
  }
}

/** Sends `body` as JSON, with POST unless told otherwise (`keepalive`: also while the page goes away), and gives the answer's JSON. Throws a `Refusal`, or an AbortError when `signal` ended it. */
export async function send(path, body = {}, { signal, method = "POST", keepalive = false } = {}) {
  let response;
  try {
    response = await fetch(path, {
      method, headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal, keepalive,
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal({ code: "unreachable", message: "Vitrine does not answer.", cure: "Look whether it still runs, then try again." });
  }
  const answer = await response.json().catch((error) => {
    if (error.name === "AbortError") throw error;
    return null;
  });
  if (response.ok) return answer ?? {};
  throw new Refusal(answer?.error ?? { message: `Vitrine answered ${response.status}.` });
}
