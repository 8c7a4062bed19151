// The host's time, and one timer for the whole page: aligned to whole seconds of that time, silent while hidden.
//
// `now()` is the instant that the page shows: the host's time, or another one that somebody looks at. `hostNow()` is the host's in any case.

let shown = Date.now() / 1000, shownAt = Date.now() / 1000, pace = 1;
let looked = null;
let timer = null;
const listeners = new Set();

/** Real seconds for which a clock that runs faster is believed without news of it. */
const TRUST = 1.5;
/** Milliseconds between beats of a clock that runs faster. */
const FAST = 100;

/** Seconds since 1970 as the host counts them. */
export function hostNow() {
  const passed = Date.now() / 1000 - shownAt;
  return shown + (pace === 1 ? passed : Math.min(passed, TRUST) * pace);
}

/** The instant that the page shows. */
export function now() { return looked ?? hostNow(); }

/** Whether the page shows another instant than the host's. */
export function isLooking() { return looked !== null; }

/** Shows what was or will be at an instant; null shows the host's time again. */
export function look(instant) {
  if (looked === instant) return;
  looked = instant;
  restart();
}

/** Sets the page's clock by the host's, which may be another than the machine's and go at another pace. */
export function setClock(instant, rate = 1) {
  if (rate === pace && Math.abs(instant - hostNow()) < 0.25 * Math.max(1, Math.min(rate, 60))) {
    if (rate !== 1) [shown, shownAt] = [Math.max(instant, hostNow()), Date.now() / 1000];
    return;
  }
  [shown, shownAt, pace] = [instant, Date.now() / 1000, rate];
  restart();
}

/** Calls `listener(now)` at once, at each whole second, and when another instant is shown. Returns a function that stops it. */
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
  if (timer !== null || document.hidden || listeners.size === 0 || looked !== null || pace === 0) return;
  timer = setTimeout(beat, pace === 1 ? 1000 - ((now() * 1000) % 1000) + 2 : FAST);
}

function restart() {
  clearTimeout(timer);
  timer = null;
  if (!document.hidden) beat();
}

document.addEventListener("visibilitychange", restart);
