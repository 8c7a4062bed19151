// How much of the budget was used through the last day, as a line under the line of what was allowed.

import { h, s } from "../dom.js";
import { ticks } from "../time/axis.js";

const WIDTH = 720, HEIGHT = 64, DAY = 86400;

/** The plot and its caption, from rows of the ledger, the newest first. */
export function plot(rows, end) {
  const last = Math.max(end, rows[0].at);
  const shown = rows.filter(({ at }) => at >= last - DAY).reverse();
  if (shown.length < 2) return [];
  const from = Math.min(shown[0].at, last - 3600);
  const x = (at) => ((at - from) / (last - from)) * WIDTH;
  const top = Math.max(...shown.map(({ used, allowance }) => Math.max(used, allowance)), 1);
  const y = (count) => HEIGHT - (count / top) * (HEIGHT - 6);
  const steps = (key) => shown.map((row, i) => `${i ? `H${x(row.at).toFixed(1)}V` : `M${x(row.at).toFixed(1)} `}${y(row[key]).toFixed(1)}`).join("") + `H${WIDTH}`;
  const used = steps("used");
  const newest = shown.at(-1);
  const hours = ticks(from, last, WIDTH).filter(({ at }) => x(at) > 24 && x(at) < WIDTH - 24);
  return [
    s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT + 16}`, role: "img", "aria-label": `${newest.used} of ${newest.allowance} reloads are used.` },
      s("path", { class: "area", d: `${used}V${HEIGHT}H${x(shown[0].at).toFixed(1)}z` }), s("path", { class: "used", d: used }), s("path", { class: "allowed", d: steps("allowance") }),
      ...hours.map(({ at, text }) => s("text", { x: x(at).toFixed(1), y: HEIGHT + 13 }, text))),
    h("figcaption", {}, h("span", { class: "key used" }, `Used, ${newest.used}`), h("span", { class: "key allowed" }, `Allowance, ${newest.allowance}`)),
  ];
}
