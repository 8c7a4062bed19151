// What the page knows of the host. Views listen to it; nothing else fetches.

import { setClock } from "./clock.js";
import { listen } from "./events.js";

const LOG_LINES = 300;

export class Model extends EventTarget {
  state = null;
  connection = "connecting";
  #pending = null;
  #again = false;

  get widgets() { return this.state?.widgets ?? []; }
  widget(id) { return this.widgets.find((widget) => widget.id === id); }
  extension(name) { return this.state?.extensions.find((extension) => extension.name === name); }

  /** Fetches the state and follows the host's events from then on. */
  start() {
    listen({
      connection: (state) => {
        this.connection = state;
        this.#tell("connection");
        if (state === "live") this.refresh();
      },
      widget: () => this.refresh(),
      layout: () => this.refresh(),
      ledger: ({ id }) => this.dispatchEvent(new CustomEvent("ledger", { detail: id })),
      control: () => this.refresh(),
      opened: () => this.refresh(),
      activity: () => this.refresh(),
      island: () => this.refresh(),
      alert: () => this.refresh(),
      push: (event) => {
        this.dispatchEvent(new CustomEvent("pushed", { detail: event }));
        this.refresh();
      },
      companion: () => this.refresh(),
      clock: () => this.refresh(),
      reset: () => this.refresh(),
      build: (event) => this.#build(event),
      log: (event) => this.#log(event),
    });
    return this.refresh();
  }

  /** Fetches the state anew. Calls while one is under way become a single further one. */
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

  /** The same, but surely with what the host knows from now on: an answer under way may be older. */
  async refreshed() {
    if (this.#pending) await this.#pending;
    return this.refresh();
  }

  /** Asks the host for a new timeline of a widget. Resolves to a message when it refused. */
  async reload(id) {
    return this.#post(`/api/widgets/${encodeURIComponent(id)}/reload`);
  }

  /** Locks or unlocks the device. Resolves to a message when it was refused. */
  async lock(locked) {
    const refusal = await this.#post("/api/lock", { locked });
    await this.refreshed();
    return refusal;
  }

  /** Lays everything out for another device. */
  async choose(device) {
    const refusal = await this.#post("/api/device", { device });
    await this.refresh();
    return refusal;
  }

  async #post(path, body) {
    try {
      const response = await fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: body ? JSON.stringify(body) : undefined,
      });
      if (response.ok) return null;
      return (await response.json()).error?.message ?? `The host answered ${response.status}.`;
    } catch {
      return "The host does not answer.";
    }
  }

  async #fetch() {
    try {
      const response = await fetch("/api/state", { cache: "no-store" });
      if (!response.ok) return;
      this.state = await response.json();
      const { clock } = this.state;
      // Pictures of one course of events are not those of another, whatever their revision.
      for (const widget of this.state.widgets) widget.course = clock?.course ?? 0;
      setClock(this.state.now, clock?.destination === undefined ? clock?.rate ?? 1 : 0);
      this.#tell("state");
    } catch {
      // The connection's own banner says so; the next event brings the state.
    }
  }

  #build({ extension: name, phase, report }) {
    const extension = this.extension(name);
    if (!extension) return this.refresh();
    extension.building = phase === "started";
    if (report) extension.build = report;
    this.#tell("build");
  }

  #log({ extension: name, line }) {
    const extension = this.extension(name);
    if (!extension) return;
    extension.log.push(line);
    extension.log.splice(0, extension.log.length - LOG_LINES);
    this.#tell("log");
  }

  #tell(what) { this.dispatchEvent(new Event(what)); }
}
