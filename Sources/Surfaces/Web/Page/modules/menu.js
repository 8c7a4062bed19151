// The menu of a long press, as iOS shows it: everything blurs but the widget, its actions below or above it.

import { h, px } from "./dom.js";
import { icon } from "./icons.js";
import { clearToasts } from "./toast.js";
import { shape } from "./motion.js";

const WIDTH = 250;
const ROW = 46;
const GAP = 14;
const EDGE = 14;

let close = null;

/** Opens the menu of the widget that `element` is. An item is `{ title, icon, danger, run }`; null leaves a gap. */
export function openMenu(element, name, items) {
  close?.();
  clearToasts();
  const screen = element.closest(".screen") ?? document.getElementById("stage");
  const before = document.activeElement;
  const bounds = screen.getBoundingClientRect();
  const scale = bounds.width / screen.offsetWidth || 1;
  const box = atRest(element);
  const local = { x: (box.left - bounds.left) / scale, y: (box.top - bounds.top) / scale, width: box.width / scale, height: box.height / scale };

  const buttons = items.filter(Boolean).map((item) => h("button", {
    type: "button", role: "menuitem", tabindex: "-1", class: item.danger ? "danger" : null,
    onclick: () => { leave(); item.run(); }, onpointerenter: (event) => event.currentTarget.focus({ preventScroll: true }),
  }, h("span", {}, item.title), icon(item.icon)));
  const rows = [...buttons];
  const list = h("div", { class: "menu", role: "menu", "aria-label": name }, ...items.map((item) => (item ? rows.shift() : h("i", { class: "gap" }))));
  const picture = copy(element);
  const layer = h("div", { class: "menu-layer", onkeydown: key, oncontextmenu: (event) => event.preventDefault() }, h("div", { class: "veil" }), picture, list);

  const height = items.reduce((sum, item) => sum + (item ? ROW : 8), 0);
  const [width, room] = [screen.offsetWidth, screen.offsetHeight];
  const below = local.y + local.height + GAP + height < room - EDGE;
  let y = below ? local.y + local.height + GAP : local.y - GAP - height;
  let shift = 0;
  if (y < EDGE) {
    // No room on either side: the widget makes some.
    y = room - EDGE - height - 20;
    shift = Math.min(0, y - GAP - local.height - local.y);
  }
  const x = Math.min(Math.max(local.x + local.width / 2 > width / 2 ? local.x + local.width - WIDTH : local.x, EDGE), width - WIDTH - EDGE);
  Object.assign(picture.style, { left: px(local.x), top: px(local.y + shift), width: px(local.width), height: px(local.height) });
  Object.assign(list.style, { left: px(x), top: px(y), width: px(WIDTH), transformOrigin: `${local.x + local.width / 2 - x}px ${below ? 0 : height}px` });

  function leave() {
    if (close === leave) close = null;
    layer.classList.add("leaving");
    setTimeout(() => layer.remove(), calm() ? 0 : 200);
    removeEventListener("resize", leave);
    before?.focus?.({ preventScroll: true });
  }
  function key(event) {
    event.stopPropagation();
    const index = buttons.indexOf(document.activeElement);
    const go = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") { event.preventDefault(); return leave(); }
    if (go === undefined) return;
    event.preventDefault();
    buttons.at(((go % buttons.length) + buttons.length) % buttons.length).focus();
  }
  let ready = false;
  layer.addEventListener("pointerdown", (event) => { if (ready && !event.target.closest(".menu")) leave(); });
  setTimeout(() => { ready = true; }, 0);
  addEventListener("resize", leave);
  close = leave;
  screen.append(layer);
  buttons[0]?.focus({ preventScroll: true });
  if (!calm()) {
    picture.animate([{ transform: `translateY(${px(-shift)}) scale(0.96)` }, { transform: "none" }], shape(0.42, 0.7));
    list.animate([{ transform: "scale(0.3)", opacity: 0 }, { transform: "none", opacity: 1 }], shape(0.36, 0.8));
  }
  return leave;
}

/** Where an element is when nobody presses it. */
function atRest(element) {
  const { transition } = element.style;
  element.style.transition = "none";
  const box = element.getBoundingClientRect();
  element.style.transition = transition;
  return box;
}

/** The widget's picture over the blur; a control is its own. */
export function copy(element) {
  const picture = (element.querySelector(":scope > .picture") ?? element).cloneNode(true);
  picture.removeAttribute("data-control");
  picture.classList.add("copy");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
