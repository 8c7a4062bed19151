// The pushes the gateway got, fetched when the host says there are more. The latest first.

import { Refusal } from "../send.js";

const KEPT = 200;

export class Traces extends EventTarget {
  /** `null` before the first answer. */
  list = null;
  problem = null;
  #details = new Map();
  #pending = null;
  #again = false;

  constructor(model) {
    super();
    model.addEventListener("pushed", () => {
      // One event may stand for a batch: whatever was read before may have a verdict by now.
      this.#details.clear();
      if (this.list) this.refresh();
    });
    model.addEventListener("connection", () => { if (this.list && model.connection === "live") this.refresh(); });
  }

  /** Fetches what is new. Calls while one is under way become a single further one. */
  refresh() {
    if (this.#pending) {
      this.#again = true;
      return this.#pending;
    }
    this.#pending = this.#fetch().finally(() => {
      this.#pending = null;
      if (!this.#again) return;
      this.#again = false;
      this.refresh();
    });
    return this.#pending;
  }

  /** All of one push. Throws a `Refusal`. */
  async detail(id) {
    if (!this.#details.has(id)) {
      const answer = get(`/api/pushes/${encodeURIComponent(id)}`);
      answer.catch(() => this.#details.delete(id));
      this.#details.set(id, answer);
    }
    return this.#details.get(id);
  }

  /** Those that reached or wanted to reach an activity. */
  about(activity) {
    return (this.list ?? []).filter((trace) => trace.target?.for === activity.id || trace.changed?.includes(activity.id)
      || (activity.channel && trace.target?.channel === activity.channel));
  }

  async #fetch() {
    try {
      const { pushes } = await get("/api/pushes");
      this.list = pushes.slice(0, KEPT);
      this.problem = null;
    } catch (refusal) {
      this.list ??= [];
      this.problem = refusal;
    }
    this.dispatchEvent(new Event("change"));
  }
}

async function get(path) {
  let response;
  try {
    response = await fetch(path, { cache: "no-store" });
  } catch {
    throw new Refusal({ code: "unreachable", message: "Vitrine does not answer.", cure: "Look whether it still runs, then try again." });
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  throw new Refusal(answer?.error ?? { message: `Vitrine answered ${response.status}.` });
}
