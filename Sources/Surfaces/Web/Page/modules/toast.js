// A few calm words on the stage, near what they are about. They leave by themselves, not while somebody reads or points at them.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";

const STAYS = { note: 4500, failure: 9000 };
const GAP = 12;

const regions = new Map();
const shown = new Map();

/**
 * Shows `text`, and below it what to do about it (`cure`). `tone` is "note" or "failure", `near` the element it is about, `action` a
 * button: `{ label, run }`. A toast about the same thing replaces the one before. Gives a function that takes it away.
 */
export function toast({ text, cure = null, tone = "note", near = null, action = null }) {
  const key = near?.dataset?.widget ?? near?.dataset?.control ?? near?.dataset?.activity ?? "";
  shown.get(key)?.();
  const leave = () => {
    clearTimeout(timer);
    if (shown.get(key) === leave) shown.delete(key);
    element.classList.add("leaving");
    element.addEventListener("transitionend", () => element.remove(), { once: true });
    setTimeout(() => element.remove(), 400);
  };
  const element = h("div", { class: `toast ${tone}` },
    icon(tone === "failure" ? "error" : "note"),
    h("div", { class: "words" }, h("p", {}, text), cure ? h("p", { class: "cure" }, cure) : null),
    action ? h("button", { type: "button", class: "action", onclick: () => { leave(); action.run(); } }, action.label) : null,
    h("button", { type: "button", class: "dismiss", "aria-label": "Dismiss", onclick: leave }, icon("cross")));
  let timer = null;
  const wait = () => { clearTimeout(timer); timer = setTimeout(leave, STAYS[tone] ?? STAYS.note); };
  element.addEventListener("pointerenter", () => clearTimeout(timer));
  element.addEventListener("pointerleave", wait);
  element.addEventListener("focusin", () => clearTimeout(timer));
  element.addEventListener("focusout", wait);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
    near?.focus?.({ preventScroll: true });
  });
  region(tone).append(element);
  place(element, near);
  shown.set(key, leave);
  wait();
  return leave;
}

/** Takes all away: something that wants the whole stage opens. */
export function clearToasts() {
  for (const leave of [...shown.values()]) leave();
}

/** Regions are there before their words are: only then are they read out. */
function region(tone) {
  if (regions.size === 0) {
    const stage = document.getElementById("stage");
    for (const [name, role] of [["failure", "alert"], ["note", "status"]]) {
      const element = h("div", { class: "toasts", role });
      regions.set(name, element);
      stage.append(element);
    }
  }
  return regions.get(tone) ?? regions.get("note");
}

/** Below what it is about, above where there is no room; at the bottom of the stage for nothing in particular. */
function place(element, near) {
  const stage = document.getElementById("stage").getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const box = near?.isConnected ? near.getBoundingClientRect() : null;
  const seen = box && box.width > 0 && box.right > stage.left && box.left < stage.right;
  const x = seen && stage.width > 520 ? box.left + box.width / 2 - stage.left : stage.width / 2;
  let y = stage.height - height - 18;
  if (seen) y = box.bottom - stage.top + GAP + height < stage.height - 8 ? box.bottom - stage.top + GAP : box.top - stage.top - GAP - height;
  element.style.left = px(Math.min(Math.max(x - width / 2, 12), Math.max(12, stage.width - width - 12)));
  element.style.top = px(Math.min(Math.max(y, 12), stage.height - height - 12));
}

region("note");
