// Tells the host which widgets are in sight: how often a widget is looked at decides how often it is reloaded.

import { send } from "./send.js";

/** How often to look, and how often to repeat what was said. */
const LOOK = 2000, REPEAT = 30000;
const page = Math.random().toString(36).slice(2);
let said = "", saidAt = 0;

/** The part of an element's frame that nothing around it cuts off. */
function uncovered(element, root) {
  const frame = element.getBoundingClientRect();
  const part = { left: frame.left, right: frame.right, top: frame.top, bottom: frame.bottom };
  for (let around = element.parentElement; around && around !== root.parentElement; around = around.parentElement) {
    if (around !== root && getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    part.left = Math.max(part.left, edge.left);
    part.right = Math.min(part.right, edge.right);
    part.top = Math.max(part.top, edge.top);
    part.bottom = Math.min(part.bottom, edge.bottom);
  }
  return { across: (part.right - part.left) / frame.width, down: (part.bottom - part.top) / frame.height };
}

/** Identifiers of the widgets of which most is on the screen. */
function inSight(root) {
  if (document.visibilityState !== "visible") return [];
  const seen = new Set();
  for (const element of root.querySelectorAll("[data-widget]")) {
    if (!element.offsetWidth || !element.offsetHeight || !element.checkVisibility?.({ opacityProperty: true })) continue;
    const { across, down } = uncovered(element, root);
    if (across > 0.5 && down > 0.5) seen.add(element.dataset.widget);
  }
  return [...seen].sort();
}

/** Says what is in sight under `root`, now and whenever it is something else. */
export function watchSight(root) {
  const say = (widgets) => {
    const key = widgets.join("\n");
    const now = performance.now();
    if (key === said && (now - saidAt < REPEAT || !key)) return;
    [said, saidAt] = [key, now];
    send("/api/seen", { page, widgets }, { keepalive: true }).catch(() => { /* It is said again soon. */ });
  };
  setInterval(() => say(inSight(root)), LOOK);
  document.addEventListener("visibilitychange", () => say(inSight(root)));
  addEventListener("pagehide", () => say([]));
}
