// How one value is edited: a control for each kind of parameter. A field has an `element`, `set(value, display)` and `problem()`: what is
// wrong with what was typed, in words, or null.

import { h, mark } from "./dom.js";
import { icon } from "./icons.js";
import { picture } from "./displays.js";
import { NOTHING, components, componentsStyle, componentsText, dateText, dateValue, isNothing, same, words } from "./values.js";

export const LARGEST_FILE = 1024 * 1024;

/** The field for `row`. `on.change(value, { typing })` when it changes, `on.pick()` to choose from options, `on.note(text)` to say something. */
export function field(row, label, on) {
  if (row.hasOptions || row.kind === "choice" || row.kind === "entity") return chooser(row, label, on);
  switch (row.kind) {
    case "bool": return onOff(label, on);
    case "integer": case "number": return number(row, label, on);
    case "string": return text(row, label, on);
    case "url": return address(row, label, on);
    case "date": return date(row, label, on);
    case "dateComponents": return parts(label, on);
    case "measurement": return measurement(row, label, on);
    case "file": return file(row, label, on);
    default: return unknown(row);
  }
}

/** What a row's field is made from: where it differs another field is needed. */
export function fieldKey(row) {
  return JSON.stringify([row.kind, row.isList, row.hasOptions, row.style, row.units, row.isOptional, row.multiline, row.lowest, row.highest, row.types]);
}

function onOff(label, on) {
  const element = h("button", { type: "button", role: "switch", class: "switch", "aria-label": label, "aria-checked": "false", onclick: () => {
    const isOn = element.getAttribute("aria-checked") !== "true";
    element.setAttribute("aria-checked", String(isOn));
    on.change({ bool: isOn });
  } }, h("i"));
  return { element, set: (value) => element.setAttribute("aria-checked", String(value?.bool === true)), problem: () => null };
}

/** An input whose text stays what the person typed as long as it says the value. */
function typed(element, { parse, print, on }) {
  let value = null;
  const read = () => parse(element.value);
  element.addEventListener("input", () => {
    const { value: parsed, problem } = read();
    mark(element, "aria-invalid", problem && "true");
    on.note(null);
    if (problem) return;
    value = parsed;
    on.change(parsed, { typing: true });
  });
  element.addEventListener("change", () => on.note(read().problem ?? null));
  return {
    element,
    set(next) {
      if (element.getAttribute("aria-invalid") && same(next, value)) return;
      const now = read();
      if (!now.problem && same(now.value, next)) { value = next; return; }
      value = next;
      element.removeAttribute("aria-invalid");
      element.value = print(next);
      element.dispatchEvent(new Event("printed"));
    },
    problem: () => read().problem ?? null,
    focus: () => element.focus(),
  };
}

function text(row, label, on) {
  const attributes = { "aria-label": label, placeholder: row.prompt ?? (row.isOptional ? "None" : ""), autocomplete: "off", spellcheck: "false" };
  const element = row.multiline ? h("textarea", { rows: "2", ...attributes, class: "text" }) : h("input", { type: "text", ...attributes, class: "text" });
  const grow = () => { element.style.height = "auto"; element.style.height = `${Math.min(element.scrollHeight, 160)}px`; };
  if (row.multiline) for (const event of ["input", "printed"]) element.addEventListener(event, grow);
  return typed(element, {
    on, parse: (string) => ({ value: string === "" && row.isOptional ? NOTHING : { string } }), print: (value) => (isNothing(value) ? "" : value.string ?? words(value)),
  });
}

function address(row, label, on) {
  const element = h("input", { type: "url", inputmode: "url", class: "text", "aria-label": label, placeholder: row.prompt ?? "https://", autocomplete: "off", spellcheck: "false" });
  const parse = (string) => {
    const url = string.trim();
    if (url === "") return row.isOptional ? { value: NOTHING } : { problem: "Type an address, such as https://example.com." };
    try { new URL(url); } catch { return { problem: "This is no address: it begins with a scheme, such as https:." }; }
    return { value: { url } };
  };
  return typed(element, { on, parse, print: (value) => value?.url ?? "" });
}

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

function number(row, label, on) {
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

const DATE_INPUT = { date: "date", time: "time", dateTime: "datetime-local" };

function date(row, label, on) {
  const style = DATE_INPUT[row.style] ? row.style : "dateTime";
  const element = h("input", { type: DATE_INPUT[style], class: "when", "aria-label": label });
  let before = null;
  const parse = (string) => {
    const value = dateValue(string, style, before);
    if (value) return { value };
    return row.isOptional && !element.validity.badInput ? { value: NOTHING } : { problem: style === "time" ? "Choose a time." : "Choose a date." };
  };
  const made = typed(element, { on, parse, print: (value) => dateText(value, style) });
  emptyLook(element);
  return { ...made, set(value) {
    before = value;
    // The text has minutes only: a value that differs in its seconds is the same text.
    if (dateText(value, style) !== element.value) made.set(value);
  } };
}

/** A date that is not chosen yet looks like a placeholder. */
function emptyLook(element) {
  const look = () => mark(element, "data-empty", element.value === "" && "true");
  for (const event of ["input", "printed"]) element.addEventListener(event, look);
  look();
}

function parts(label, on) {
  const element = h("input", { type: "datetime-local", class: "when", "aria-label": label });
  let style = "dateTime";
  const made = typed(element, { on, parse: (string) => ({ value: string ? components(string) : NOTHING }), print: (value) => componentsText(value, style) });
  emptyLook(element);
  return { ...made, set(value) {
    if (!isNothing(value)) style = componentsStyle(value);
    if (element.type !== DATE_INPUT[style]) element.type = DATE_INPUT[style];
    if (componentsText(value, style) !== element.value) made.set(value);
  } };
}

function measurement(row, label, on) {
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

/** Uniform types as the browser calls them. */
const ACCEPTED = {
  "public.image": "image/*", "public.png": "image/png", "public.jpeg": "image/jpeg", "public.text": "text/*", "public.plain-text": "text/plain", "public.json": "application/json",
  "com.adobe.pdf": "application/pdf", "public.audio": "audio/*", "public.movie": "video/*", "public.comma-separated-values-text": "text/csv", "public.xml": "text/xml",
};

const TYPES = {
  ...Object.fromEntries(Object.entries(ACCEPTED).map(([uniform, type]) => [type, uniform])), "image/gif": "com.compuserve.gif", "image/webp": "org.webmproject.webp",
  "image/svg+xml": "public.svg-image", "image/heic": "public.heic", "text/plain": "public.plain-text",
};

function file(row, label, on) {
  const accept = (row.types ?? []).map((type) => ACCEPTED[type]);
  const name = h("span", { class: "name" });
  const input = h("input", { type: "file", class: "unseen", tabindex: "-1", "aria-hidden": "true", accept: accept.length && accept.every(Boolean) ? accept.join(",") : null });
  const choose = h("button", { type: "button", class: "choose-file", "aria-label": `Choose a file for ${label}`, onclick: () => input.click() }, "Choose");
  input.addEventListener("change", async () => {
    const [chosen] = input.files;
    input.value = "";
    if (!chosen) return;
    if (chosen.size > LARGEST_FILE) return on.note(`“${chosen.name}” has ${(chosen.size / LARGEST_FILE).toFixed(1)} MB. Choose a file of 1 MB at most.`);
    try {
      const data = await base64(chosen);
      name.textContent = chosen.name;
      on.note(null);
      on.change({ file: { name: chosen.name, type: TYPES[chosen.type] ?? null, data } });
    } catch {
      on.note(`“${chosen.name}” cannot be read. Choose another file.`);
    }
  });
  return { element: h("div", { class: "filed" }, name, choose, input), problem: () => null, set(value) {
    name.textContent = value?.file?.name ?? "None";
    choose.textContent = isNothing(value) ? "Choose" : "Replace";
  } };
}

function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function chooser(row, label, on) {
  const shown = h("span", { class: "value" });
  const element = h("button", { type: "button", class: "chooser", "aria-haspopup": "listbox", onclick: () => on.pick() }, shown, icon("chevron"));
  return { element, problem: () => null, set(value, display) {
    const nothing = isNothing(value);
    const title = nothing ? row.prompt ?? (row.isOptional ? "None" : "Choose") : display?.title ?? words(value);
    shown.classList.toggle("none", nothing);
    shown.replaceChildren(...[nothing ? null : picture(display), h("span", {}, title)].filter(Boolean));
    element.setAttribute("aria-label", `${label}, ${title}`);
  } };
}

function unknown(row) {
  const shown = h("span", { class: "value none" });
  return { element: shown, problem: () => null, set: (value) => { shown.textContent = isNothing(value) ? "No editor" : words(value); shown.title = `The edit sheet has no editor for ${row.title}.`; } };
}
