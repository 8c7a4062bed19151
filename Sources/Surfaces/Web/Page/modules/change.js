// From one entry's picture to the next: parts that stay move to their new place, parts that differ turn into each other,
// others come and go by their transition. Parts are known by the identity that the scene gives them.

import { timing } from "./motion.js";
import { isHidden } from "./toggles.js";

const NUMERIC = 0.55;

/** Moves from the picture `before` to `after`, both in `frame`; gives a promise that `before` can be removed. */
export function change(frame, before, after) {
  const origin = frame.getBoundingClientRect();
  const scale = origin.width / (frame.offsetWidth || origin.width || 1) || 1;
  const [old, fresh] = [parts(before), parts(after)];
  const animations = [];
  // Groups whose parts come or go together move once.
  const moved = new Set();
  // What leaves stays where its course took it until the picture is taken away.
  const animate = (element, keyframes, about, leaves = false) => {
    animations.push(element.animate(keyframes, { ...timing(about), fill: leaves ? "both" : "backwards" }));
  };
  // What is drawn the same way stays; `before` shows only what is leaving.
  for (const { element } of old.values()) element.style.visibility = "hidden";
  frame.append(before);

  for (const [key, part] of fresh) {
    const former = old.get(key);
    if (!former) arrive(part, moved, animate);
    else if (part.markup !== former.markup) turn(former, part, scale, animate);
  }
  for (const [key, part] of old) if (!fresh.has(key)) leave(part, moved, animate);
  return Promise.allSettled(animations.map((animation) => animation.finished));
}

/** Leaves of the picture by identity; a number tells apart those that share one. */
function parts(picture) {
  const found = new Map();
  for (const element of picture.querySelectorAll("[data-part]")) {
    if (element.querySelector("[data-part]") || isHidden(element)) continue;
    unboxed(element);
    let key = element.dataset.part, number = 0;
    while (found.has(`${key} ${number}`)) number++;
    found.set(`${key} ${number}`, { element, markup: plain(element), box: element.getBoundingClientRect(), change: described(element) });
  }
  return found;
}

/** Markup without the names that differ from picture to picture. */
function plain(element) {
  return element.outerHTML.replace(/(#|id=")p\d+-/g, "$1");
}

function described(element) {
  const holder = element.closest("[data-change]");
  if (!holder) return null;
  try { return { ...JSON.parse(holder.dataset.change), holder }; } catch { return null; }
}

function turn(former, part, scale, animate) {
  const { change } = part;
  if (change?.immediate) return;
  const about = change?.trigger && change.trigger === former.change?.trigger ? { ...change, motion: undefined } : change;
  const [a, b] = [former.box, part.box];
  const dx = (a.left + a.width / 2 - b.left - b.width / 2) / scale, dy = (a.top + a.height / 2 - b.top - b.height / 2) / scale;
  if (kind(former.element) === "shape" && kind(part.element) === "shape") {
    const sx = b.width > 0 ? a.width / b.width : 1, sy = b.height > 0 ? a.height / b.height : 1;
    boxed(part.element);
    return animate(part.element, [{ transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})` }, { transform: "none" }], about);
  }
  if (about?.content === "identity") return;
  // Text and pictures: the old one leaves where the new one comes, both on their way.
  former.element.style.visibility = "visible";
  boxed(part.element);
  boxed(former.element);
  const roll = about?.content === "numericText" ? direction(former.change, change) * (b.height / scale) * NUMERIC : 0;
  animate(part.element, [{ transform: `translate(${dx}px, ${dy + roll}px)`, opacity: 0 }, { transform: "none", opacity: 1 }], about);
  animate(former.element, [{ transform: "none", opacity: 1 }, { transform: `translate(${-dx}px, ${-dy - roll}px)`, opacity: 0 }], about, true);
}

/** 1 where the new number comes from below. */
function direction(former, change) {
  if (typeof change.value === "number" && typeof former?.value === "number") return change.value >= former.value ? 1 : -1;
  return change.countsDown ? -1 : 1;
}

function arrive(part, moved, animate) {
  if (part.change?.immediate) return;
  const group = transitionGroup(part, "insertion");
  if (moved.has(group)) return;
  moved.add(group);
  boxed(group);
  animate(group, [absent(group, part.change?.insertion), { transform: "none", opacity: 1, filter: "none" }], part.change);
}

function leave(part, moved, animate) {
  if (part.change?.immediate) return;
  part.element.style.visibility = "visible";
  const group = transitionGroup(part, "removal");
  if (moved.has(group)) return;
  moved.add(group);
  boxed(group);
  animate(group, [{ transform: "none", opacity: 1, filter: "none" }, absent(group, part.change?.removal)], part.change, true);
}

/** The group that a transition belongs to, where there is one; else the part. */
function transitionGroup(part, way) {
  return part.change?.[way]?.length && !part.change.holder.getAttribute("transform") ? part.change.holder : part.element;
}

/** What an element is where it is not there. */
function absent(element, effects) {
  if (!effects?.length) return { opacity: 0 };
  const box = element.getBBox();
  let opacity = 1, filter = "none";
  const transforms = [];
  for (const effect of effects) {
    if (effect.opacity) opacity = 0;
    else if (effect.scale !== undefined) transforms.push(`scale(${effect.scale})`);
    else if (effect.offset) transforms.push(`translate(${effect.offset[0]}px, ${effect.offset[1]}px)`);
    else if (effect.rotation !== undefined) transforms.push(`rotate(${effect.rotation}rad)`);
    else if (effect.move || effect.push) {
      const [x, y] = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] }[effect.move ?? effect.push] ?? [0, 0];
      transforms.push(`translate(${x * box.width}px, ${y * box.height}px)`);
    } else if (effect.blurReplace) { opacity = 0; filter = "blur(6px)"; transforms.push("scale(0.85)"); }
  }
  return { transform: transforms.join(" ") || "none", opacity, filter };
}

/** Transforms turn about the middle of the element, not of the picture. */
function boxed(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
}

/** What an earlier change left on an element is no difference. */
function unboxed(element) {
  for (const name of ["transform-box", "transform-origin", "visibility"]) element.style.removeProperty(name);
  if (element.getAttribute("style") === "") element.removeAttribute("style");
}

/** Shapes can be stretched into each other; letters and pictures cannot. */
function kind(element) {
  if (element.querySelector("text, image, use, [data-glyphs]")) return "content";
  const drawn = element.querySelectorAll("path, rect, circle, ellipse");
  return drawn.length === 1 && element.dataset.kind !== "text" ? "shape" : "content";
}
