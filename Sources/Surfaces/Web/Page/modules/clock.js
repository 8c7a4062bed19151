// The host's time, and one timer for the whole page: aligned to whole seconds of that time, silent while hidden.

let ahead = 0;
let timer = null;
const listeners = new Set();

/** Seconds since 1970 as the host counts them. */
export function now() {
  return Date.now() / 1000 + ahead;
}

/** Sets the page's clock by the host's, which may be another than the machine's. */
export function setClock(hostNow) {
  const difference = hostNow - Date.now() / 1000;
  if (Math.abs(difference - ahead) < 0.25) return;
  ahead = difference;
  restart();
}

/** Calls `listener(now)` at once and at each whole second. Returns a function that stops it. */
export function everySecond(listener) {
  listeners.add(listener);
  listener(now());
  schedule();
  return () => listeners.delete(listener);
}

function beat() {
  timer = null;
  const instant = now();
  for (const listener of listeners) listener(instant);
  schedule();
}

function schedule() {
  if (timer !== null || document.hidden || listeners.size === 0) return;
  timer = setTimeout(beat, 1000 - ((now() * 1000) % 1000) + 2);
}

function restart() {
  clearTimeout(timer);
  timer = null;
  if (!document.hidden) beat();
}

document.addEventListener("visibilitychange", restart);
