// A small menu of choices at an element; used while editing. Keyboard: arrows, Enter, Escape.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";

let close = null;

/** Opens a menu of `items` (`{ label, checked, danger, run }`, null for a gap) near `anchor`. */
export function offerChoices(anchor, title, items) {
  close?.();
  const before = document.activeElement;
  const buttons = [];
  const list = h("div", {
    class: "edit-choices", role: "menu", "aria-label": title,
    onkeydown: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === "Escape" || event.key === "Tab") leave(true);
      else if (step) buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
      else if (event.key !== "Enter" && event.key !== " ") return;
      event.stopPropagation();
      if (event.key !== "Enter" && event.key !== " ") event.preventDefault();
    },
  }, ...items.map((item) => {
    if (!item) return h("hr");
    const { label, checked, danger, run } = item;
    const button = h("button", {
      type: "button", role: checked === undefined ? "menuitem" : "menuitemradio", "aria-checked": checked === undefined ? null : String(checked),
      class: danger ? "danger" : "", tabindex: "-1", onclick: () => { leave(true); run(); },
    }, h("span", {}, label), checked ? icon("check") : null);
    buttons.push(button);
    return button;
  }));
  const control = new AbortController();
  const leave = (back) => {
    control.abort();
    list.remove();
    close = null;
    if (back) before?.focus?.({ preventScroll: true });
  };
  close = leave;
  document.body.append(list);
  const box = anchor.getBoundingClientRect();
  const x = Math.min(Math.max(8, box.left + box.width / 2 - list.offsetWidth / 2), innerWidth - list.offsetWidth - 8);
  const below = box.bottom + 8 + list.offsetHeight < innerHeight;
  list.style.left = px(x);
  list.style.top = px(below ? box.bottom + 8 : Math.max(8, box.top - 8 - list.offsetHeight));
  addEventListener("pointerdown", (event) => { if (!list.contains(event.target)) leave(false); }, { signal: control.signal, capture: true });
  (buttons.find((button) => button.getAttribute("aria-checked") === "true") ?? buttons[0])?.focus();
}
