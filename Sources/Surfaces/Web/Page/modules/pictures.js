// Pictures of widgets: fetched once for each revision and scheme; from entry to entry they change as the scene says.

import { svgElement } from "./sanitize.js";
import { tick } from "./live.js";
import { isLooking, now } from "./clock.js";
import { change } from "./change.js";

const KEPT = 120;
const cache = new Map();
let tint = null;

/** Pictures are drawn with this colour (`rrggbb`) for the accent group of a tinted Home Screen; null for none. */
export function setTint(color) { tint = color; }

/** Where the picture of a widget is; what else has pictures says so itself (`source`). Only widgets are tinted. */
function address(widget, query) {
  const { source = `/api/widgets/${encodeURIComponent(widget.id)}.svg` } = widget;
  return `${source}?${new URLSearchParams({ ...query, ...(tint && !widget.source && { tint }) })}`;
}

/** The SVG text of a widget at a revision, or null when the host has none. */
function fetchPicture(widget, scheme) {
  const key = `${widget.source ?? widget.id} ${widget.course ?? 0} ${widget.at === undefined ? `${widget.revision} ${widget.entry?.index ?? "-"}` : `at ${widget.at}`} ${scheme} ${tint}`;
  if (!cache.has(key)) {
    if (cache.size >= KEPT) cache.delete(cache.keys().next().value);
    const answer = fetch(address(widget, { scheme, revision: widget.revision, ...(widget.course && { course: widget.course }), ...(widget.at !== undefined && { at: widget.at }) }))
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null);
    answer.then((text) => text === null && cache.delete(key));
    cache.set(key, answer);
  }
  return cache.get(key);
}

/** Shows the current picture of `widget` in `frame`. The one before stays until the new one has fully arrived. */
export async function show(frame, widget, scheme) {
  const wanted = Symbol();
  frame.wanted = wanted;
  const text = widget.entry ? await fetchPicture(widget, scheme) : null;
  if (frame.wanted !== wanted || text === null || frame.shown === text) return;
  place(frame, text, widget, scheme, !isLooking() && !matchMedia("(prefers-reduced-motion: reduce)").matches);
}

function place(frame, text, widget, scheme, moves) {
  const picture = svgElement(text);
  if (!picture) return;
  tick(picture, now());
  frame.prepare?.(picture);
  picture.addEventListener("stale", () => renew(frame, widget, scheme), { once: true });
  const before = [...frame.querySelectorAll(":scope > *")];
  const isSameLook = frame.scheme === scheme && frame.family === widget.family;
  Object.assign(frame, { shown: text, scheme, family: widget.family });
  frame.classList.remove("waiting");
  frame.append(picture);
  const clear = () => before.forEach((element) => element.remove());
  const last = before.findLast((element) => element.localName === "svg");
  if (!last || !moves) return clear();
  before.forEach((element) => element !== last && element.remove());
  if (isSameLook && picture.querySelector("[data-part]")) change(frame, last, picture).then(clear);
  else fade(picture, clear);
}

function fade(picture, clear) {
  picture.classList.add("arriving");
  picture.addEventListener("animationend", () => { picture.classList.remove("arriving"); clear(); }, { once: true });
  setTimeout(clear, 600);
}

/** The picture of this very second, for texts that the page cannot write itself. It replaces the other at once. */
async function renew(frame, widget, scheme) {
  const { shown, wanted } = frame;
  const response = await fetch(address(widget, { scheme, at: Math.floor(now()) })).catch(() => null);
  const text = response?.ok ? await response.text() : null;
  if (text !== null && frame.shown === shown && frame.wanted === wanted) place(frame, text, widget, scheme, false);
}
