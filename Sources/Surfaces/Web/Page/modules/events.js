// The host's events over one connection that is made again whenever it breaks.

const KINDS = ["widget", "layout", "ledger", "control", "opened", "activity", "island", "alert", "push", "companion", "clock", "build", "log", "reset"];

/**
 * Listens to /events. `on` has a function for each kind of event and `connection(state)`: "live", or "lost" once the host has
 * been away for a moment. The browser repeats the last event's number, so that the host can send what was missed.
 */
export function listen(on) {
  let source = null;
  let wait = 500;
  let lost = null;

  const open = () => {
    source = new EventSource("/events");
    source.addEventListener("open", () => {
      clearTimeout(lost);
      lost = null;
      wait = 500;
      on.connection("live");
    });
    source.addEventListener("error", () => {
      lost ??= setTimeout(() => on.connection("lost"), 900);
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait);
      wait = Math.min(wait * 1.7, 8000);
    });
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => on[kind]?.(JSON.parse(event.data)));
    }
  };
  open();
  addEventListener("pagehide", () => source?.close());
}
