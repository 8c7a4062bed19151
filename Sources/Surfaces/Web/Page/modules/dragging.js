// One drag of a pointer, from the first move past a few pixels to its end.

const SLACK = 5;

/**
 * Follows the pointer of `event` until it is let go. `begin(event)` is called once it moved far enough, then `move(event)`, and at the
 * end `end(event)` (or `cancel()`); a press that never moved calls `press(event)`.
 */
export function follow(event, { begin, move, end, cancel, press }) {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const control = new AbortController();
  let moving = false;
  const mine = (run) => (next) => { if (next.pointerId === pointerId) run(next); };
  const finish = (run) => { control.abort(); run?.(); };
  addEventListener("pointermove", mine((next) => {
    if (!moving && Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLACK) return;
    if (!moving) begin?.(event);
    moving = true;
    next.preventDefault();
    move?.(next);
  }), { signal: control.signal, passive: false });
  addEventListener("pointerup", mine((next) => finish(() => {
    if (!moving) return press?.(next);
    swallowClick();
    end?.(next);
  })), { signal: control.signal });
  addEventListener("pointercancel", mine(() => finish(() => moving && cancel?.())), { signal: control.signal });
  addEventListener("keydown", (next) => {
    if (next.key !== "Escape" || !moving) return;
    next.stopPropagation();
    next.preventDefault();
    finish(cancel);
  }, { signal: control.signal, capture: true });
}

/** The click that follows a drag belongs to it. */
function swallowClick() {
  const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
