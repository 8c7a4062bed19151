// The page's own few icons, drawn on a grid of 16.

import { s } from "./dom.js";

const STROKES = {
  home: "M4.5 1.5h7a1.6 1.6 0 0 1 1.6 1.6v9.8a1.6 1.6 0 0 1-1.6 1.6h-7a1.6 1.6 0 0 1-1.6-1.6V3.1a1.6 1.6 0 0 1 1.6-1.6zM5.4 4.2h2v2h-2zM5.4 8.4h5.2v2.2H5.4z",
  all: "M2 2.6h5v5H2zM9 2.6h5v5H9zM2 9.4h5v4H2zM9 9.4h5v4H9z",
  today: "M4.5 1.500h7a1.6 1.6 0 0 1 1.6 1.600v9.800a1.6 1.6 0 0 1-1.6 1.600h-7a1.6 1.6 0 0 1-1.6-1.600V3.100a1.6 1.6 0 0 1 1.6-1.600zM5.4 4.300h5.200M5.4 6.500h5.200v2.500H5.400zM5.4 11.200h5.2",
  controls: "M3 4.600a2 2 0 0 1 2-2h6a2 2 0 1 1 0 4H5a2 2 0 0 1-2-2zM5.2 4.600h.1M3 11.400a2 2 0 0 1 2-2h6a2 2 0 1 1 0 4H5a2 2 0 0 1-2-2zM10.7 11.400h.1",
  island: "M5.400 5.200h5.200a2.8 2.8 0 0 1 0 5.600H5.400a2.8 2.8 0 0 1 0-5.600zM5.500 8h.1",
  undo: "M5.6 3 2.8 5.800l2.8 2.800M3 5.800h6.200a3.6 3.6 0 0 1 0 7.200H6",
  arrange: "M2.5 2.500h4.600v4.600H2.500zM8.9 8.900h4.600v4.600H8.900zM11.2 2.400v4.400M9 4.600h4.400M2.6 11.200h4.4",
  error: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 4.9v3.7M8 11v.2",
  warning: "M8 2.2 1.7 13.4h12.6zM8 6.3v3.4M8 11.6v.2",
  note: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 7.4v3.7M8 4.9v.2",
  check: "m3 8.6 3.3 3.3L13 4.6",
  spinner: "M8 1.9A6.1 6.1 0 1 1 1.9 8",
  cross: "M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6",
  lock: "M4 7.2h8a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM5.2 7V4.9a2.8 2.8 0 0 1 5.6 0V7",
  unlock: "M4 7.2h8a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM5.2 7V4.3a2.8 2.8 0 0 1 5.5-.8",
  edit: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 7.3v3.8M8 4.9v.2",
  screen: "M2.4 4.2a1.8 1.8 0 0 1 1.8-1.8h7.6a1.8 1.8 0 0 1 1.8 1.8v7.6a1.8 1.8 0 0 1-1.8 1.8H4.2a1.8 1.8 0 0 1-1.8-1.8zM5.2 5.2h2v2h-2zM8.9 5.2h2v2h-2zM5.2 8.9h2v2h-2zM8.9 8.9h2v2h-2z",
  remove: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM5 8h6",
  app: "M6.5 3H4.2A1.7 1.7 0 0 0 2.5 4.7v7.1a1.7 1.7 0 0 0 1.7 1.7h7.1a1.7 1.7 0 0 0 1.7-1.7V9.5M9.5 2.5h4v4M13.2 2.8 7.6 8.4",
  chevron: "m6 3.4 4.6 4.6L6 12.6",
  back: "M10 2.6 4.6 8l5.4 5.4",
  search: "M7 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM10.6 10.6l3.4 3.4",
  plus: "M8 3.2v9.6M3.2 8h9.6",
  minus: "M3.2 8h9.6",
  grip: "M2.5 5h11M2.5 8h11M2.5 11h11",
  widgets: "M2.2 2.2h5v5h-5zM8.8 2.2h5v5h-5zM2.2 8.8h11.6v5H2.2z",
};

/** An icon by its name, hidden from screen readers: what stands beside it says the same. */
export function icon(name, className = "") {
  return s("svg", {
    viewBox: "0 0 16 16", "aria-hidden": "true", class: className, fill: "none", stroke: "currentColor",
    "stroke-width": 1.35, "stroke-linecap": "round", "stroke-linejoin": "round",
  }, s("path", { d: STROKES[name] }));
}

/** The mark of a reload on the time bar. */
export function triangle() {
  return s("svg", { viewBox: "0 0 10 10", "aria-hidden": "true", fill: "currentColor" }, s("path", { d: "M5 1 9.4 9H.6z" }));
}
