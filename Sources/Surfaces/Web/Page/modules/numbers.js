// Fields of numbers and measurements.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { typed } from "./typed.js";
import { NOTHING, isNothing, words } from "./values.js";

function bounds({ lowest = null, highest = null }) {
  if (lowest !== null && highest !== null) return `From ${words({ number: lowest })} to ${words({ number: highest })}`;
  return lowest !== null ? `${words({ number: lowest })} or more` : highest !== null ? `${words({ number: highest })} or less` : "";
}

function parseNumber(element, row, kind = row.kind) {
  return (string) => {
    if (string === "" && !element.validity.badInput) return row.isOptional ? { value: NOTHING } : { problem: "Type a number." };
    const count = Number(string);
    if (string === "" || !Number.isFinite(count)) return { problem: "Type a number." };
    if (kind === "integer" && !Number.isInteger(count)) return { problem: "Type a whole number." };
    if (count < (row.lowest ?? -Infinity) || count > (row.highest ?? Infinity)) return { problem: `${bounds(row)}.` };
    return { value: { [kind]: count } };
  };
}

/** A number: a text, a stepper, or a slider where it has both bounds. */
export function number(row, label, on) {
  const isWhole = row.kind === "integer";
  const hasBounds = typeof row.lowest === "number" && typeof row.highest === "number";
  if (row.style === "slider" && hasBounds) return slider(row, label, on, isWhole);
  if (row.style === "stepper") return stepper(row, label, on);
  const element = h("input", {
    type: "number", class: "text", inputmode: isWhole ? "numeric" : "decimal", step: isWhole ? "1" : "any", min: row.lowest, max: row.highest, "aria-label": label,
    placeholder: row.prompt ?? (row.isOptional ? "None" : hasBounds ? `${row.lowest} – ${row.highest}` : "0"),
  });
  return typed(element, { on, parse: parseNumber(element, row), print: (value) => String(value?.[row.kind] ?? value?.number ?? value?.integer ?? "") });
}

function stepper(row, label, on) {
  const output = h("output", { class: "count" });
  let count = null, timer = null, held = false;
  const show = () => {
    output.textContent = count === null ? "None" : words({ number: count });
    less.disabled = count !== null && count <= (row.lowest ?? -Infinity);
    more.disabled = count !== null && count >= (row.highest ?? Infinity);
  };
  const step = (by) => {
    const next = count === null ? row.lowest ?? 0 : Math.round((count + by) * 1e9) / 1e9;
    if (next < (row.lowest ?? -Infinity) || next > (row.highest ?? Infinity)) return stop();
    count = next;
    show();
    on.change({ [row.kind]: count }, { typing: true });
  };
  const stop = () => clearTimeout(timer);
  // Held, it counts on, ever the same pace; the click that ends it counts no more.
  const button = (by, name, symbol) => h("button", {
    type: "button", "aria-label": `${name} ${label}`,
    onpointerdown: () => {
      held = false;
      stop();
      const repeat = () => { held = true; step(by); timer = setTimeout(repeat, 90); };
      timer = setTimeout(repeat, 420);
    },
    onpointerup: stop, onpointerleave: stop, onpointercancel: stop, onclick: () => { if (!held) step(by); held = false; },
  }, icon(symbol));
  const less = button(-1, "Decrease", "minus"), more = button(1, "Increase", "plus");
  const element = h("div", { class: "stepped" }, output, h("div", { class: "stepper", role: "group", "aria-label": label }, less, h("i"), more));
  return { element, set(value) { count = value?.[row.kind] ?? value?.number ?? value?.integer ?? null; show(); }, problem: () => null };
}

function slider(row, label, on, isWhole) {
  const output = h("output", { class: "count" });
  const span = row.highest - row.lowest;
  const input = h("input", { type: "range", min: row.lowest, max: row.highest, step: isWhole ? "1" : String(10 ** Math.floor(Math.log10(span / 100 || 1))), "aria-label": label });
  const show = (count) => {
    output.textContent = words({ number: count });
    input.style.setProperty("--done", `${span > 0 ? (100 * (count - row.lowest)) / span : 0}%`);
  };
  input.addEventListener("input", () => { show(Number(input.value)); on.change({ [row.kind]: Number(input.value) }, { typing: true }); });
  return {
    element: h("div", { class: "slid" }, input, output), wide: true, problem: () => null,
    set(value) {
      const count = value?.[row.kind] ?? value?.number ?? value?.integer;
      input.value = String(count ?? row.lowest);
      show(Number(input.value));
      if (count === undefined) output.textContent = "None";
    },
  };
}

/** A number with one of the units that the row has. */
export function measurement(row, label, on) {
  const input = h("input", { type: "number", class: "text", step: "any", inputmode: "decimal", min: row.lowest, max: row.highest, "aria-label": label, placeholder: row.isOptional ? "None" : "0" });
  const units = h("select", { "aria-label": `Unit of ${label}` }, ...(row.units ?? []).map((unit) => h("option", { value: unit }, unit)));
  const plain = parseNumber(input, { ...row, kind: "number" }, "number");
  const parse = (string) => {
    const { value, problem } = plain(string);
    return problem || isNothing(value) ? { value, problem } : { value: { measurement: { value: value.number, unit: units.value } } };
  };
  const made = typed(input, { on, parse, print: (value) => String(value?.measurement?.value ?? "") });
  units.addEventListener("change", () => { const { value, problem } = parse(input.value); if (!problem) on.change(value); });
  return { ...made, element: h("div", { class: "measured" }, input, h("span", { class: "unit" }, units)), set(value) {
    const unit = value?.measurement?.unit;
    if (unit && ![...units.options].some((option) => option.value === unit)) units.append(h("option", { value: unit }, unit));
    if (unit) units.value = unit;
    made.set(value);
  } };
}
