// Tells the host which widgets are in sight: how often a widget is looked at decides how often it is reloaded.

import { send } from "./send.js";

/** How often to look, and how often to repeat what was said. */
const LOOK = 2000, REPEAT = 30000;
const page = Math.random().toString(36).slice(2);
let said = "", saidAt = 0;

/** Identifiers of the widgets of which most is on the screen. */
function inSight(root) {
  if (document.visibilityState !== "visible") return [];
  const stage = root.getBoundingClientRect();
  const seen = new Set();
  for (const element of root.querySelectorAll("[data-widget]")) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (!width || !height || !element.checkVisibility?.({ opacityProperty: true })) continue;
    const across = Math.min(right, stage.right) - Math.max(left, stage.left);
    const down = Math.min(bottom, stage.bottom) - Math.max(top, stage.top);
    if (across > width / 2 && down > height / 2) seen.add(element.dataset.widget);
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
    send("/api/seen", { page, widgets }, { keepalive: true }).catch(() => { said = ""; });
  };
  setInterval(() => say(inSight(root)), LOOK);
  document.addEventListener("visibilitychange", () => say(inSight(root)));
  addEventListener("pagehide", () => say([]));
}
