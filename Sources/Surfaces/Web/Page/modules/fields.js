// How one value is edited: a control for each kind of parameter. A field has an `element`, `set(value, display)` and `problem()`: what is
// wrong with what was typed, in words, or null.

import { h, mark } from "./dom.js";
import { icon } from "./icons.js";
import { measurement, number } from "./numbers.js";
import { picture } from "./displays.js";
import { typed } from "./typed.js";
import { NOTHING, components, componentsStyle, componentsText, dateText, dateValue, isNothing, words } from "./values.js";

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
  const element = h("input", { type: "url", inputmode: "url", class: "text", "aria-label": label, placeholder: row.prompt ?? (row.isOptional ? "None" : "Address"), autocomplete: "off", spellcheck: "false" });
  const parse = (string) => {
    const url = string.trim();
    if (url === "") return row.isOptional ? { value: NOTHING } : { problem: "Type an address." };
    try { new URL(url); } catch { return { problem: "This is no address: one begins with a scheme, such as https:." }; }
    return { value: { url } };
  };
  return typed(element, { on, parse, print: (value) => value?.url ?? "" });
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
