// A long press: half a second without moving, with a finger, a pen or the mouse. What follows on release is no click.

const LONG = 500;
const STILL = 9;

/**
 * Calls `onLong(element, event)` for long presses on elements below `root` that match `selector`, and for what asks for a menu in
 * other ways: the secondary button, the menu key. `mayStart(element)` can refuse.
 */
export function longPress(root, selector, { mayStart = () => true, onLong }) {
  let start = null;
  const cancel = () => {
    clearTimeout(start?.timer);
    start?.element.classList.remove("pressing");
    start = null;
  };
  // A click of the keyboard has no count.
  const swallow = (event) => {
    if (event.type === "click" && event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const open = (element, event) => {
    const held = start !== null;
    cancel();
    if (held) {
      // The page must not turn under the menu, nor the release be a tap.
      addEventListener("pointermove", swallow, true);
      addEventListener("click", swallow, true);
      const released = () => {
        removeEventListener("pointermove", swallow, true);
        setTimeout(() => removeEventListener("click", swallow, true), 30);
        removeEventListener("pointerup", released, true);
        removeEventListener("pointercancel", released, true);
      };
      addEventListener("pointerup", released, true);
      addEventListener("pointercancel", released, true);
    }
    onLong(element, event);
  };
  root.addEventListener("pointerdown", (event) => {
    cancel();
    const element = event.target.closest?.(selector);
    if (!element || event.button !== 0 || !event.isPrimary || event.target.closest(".badge") || !mayStart(element)) return;
    start = { element, x: event.clientX, y: event.clientY, timer: setTimeout(() => open(element, event), LONG) };
    element.classList.add("pressing");
  });
  addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) cancel();
  });
  for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, cancel);
  root.addEventListener("scroll", cancel, { capture: true, passive: true });
  root.addEventListener("contextmenu", (event) => {
    const element = event.target.closest?.(selector);
    if (!element || !mayStart(element)) return;
    event.preventDefault();
    open(element, event);
  });
}
