// Whether a document is what a Swift type decodes: keys unknown, missing or of another type, each in a sentence with its place.

import { Mistake, parse, place } from "./parse.js";

/**
 * The keys of a type, from lines such as `driver.name: String?`; without lines from the example `template`.
 * A Map from path to `{ type, isOptional }`.
 */
export function keysOf(lines, template) {
  const keys = new Map();
  for (const line of lines ?? []) {
    const at = line.indexOf(":");
    if (at < 1) continue;
    const type = line.slice(at + 1).trim();
    keys.set(line.slice(0, at).trim(), { type: type.replace(/\?$/, ""), isOptional: type.endsWith("?") || type.startsWith("Optional<") });
  }
  if (keys.size === 0) fromTemplate(template, "", keys);
  return keys;
}

function fromTemplate(value, path, keys) {
  if (Array.isArray(value)) return value.length ? fromTemplate(value[0], `${path}[]`, keys) : undefined;
  if (value && typeof value === "object" && Object.keys(value).length) {
    for (const [key, inside] of Object.entries(value)) fromTemplate(inside, path ? `${path}.${key}` : key, keys);
  } else if (path) keys.set(path, { type: "", isOptional: value === null });
}

/**
 * Checks `text` against `keys`. Gives `{ value, findings, missing }`: findings are `{ severity, text, line, column, offset }`, the errors
 * first; `missing` are keys that could be added, `{ path, type, isOptional }`. `value` is undefined where the text is no JSON.
 */
export function check(text, keys) {
  let parsed;
  try {
    parsed = parse(text);
  } catch (mistake) {
    if (!(mistake instanceof Mistake)) throw mistake;
    return { value: undefined, findings: [at(text, mistake.offset, "error", mistake.message)], missing: [] };
  }
  if (parsed.value === null || typeof parsed.value !== "object" || Array.isArray(parsed.value)) {
    return { value: undefined, findings: [at(text, 0, "error", "An object belongs here: { … }.")], missing: [] };
  }
  if (!keys?.size) return { value: parsed.value, findings: [], missing: [] };
  const findings = [];
  const refused = [];
  for (const { path, offset, value } of parsed.keys) {
    if (refused.some((outer) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`))) continue;
    const known = keys.get(path);
    if (known) {
      const wrong = mismatch(known, value);
      if (wrong) findings.push(at(text, offset, "error", `“${path}” is ${wrong}; ${article(known.type)} is read.`));
    } else if (!isWithin(path, keys)) {
      refused.push(path);
      const near = nearest(path, keys);
      findings.push(at(text, offset, "warning", `“${path}” is not read by the type.${near ? ` Is “${near}” meant?` : ""}`));
    }
  }
  const present = new Set(parsed.keys.map(({ path }) => path));
  const missing = [...keys].filter(([path]) => !present.has(path) && isReachable(path, present, parsed.value)).map(([path, key]) => ({ path, ...key }));
  for (const { path, type, isOptional } of missing) {
    if (!isOptional) findings.push(at(text, 0, "error", `“${path}” is missing${type ? `: ${article(type)}` : ""}.`, true));
  }
  findings.sort((a, b) => (a.severity === b.severity ? 0 : a.severity === "error" ? -1 : 1));
  return { value: parsed.value, findings, missing };
}

/** The document with a key added, at the end of the object it belongs to. */
export function adding(value, path, type, template) {
  const parts = path.split(".");
  const copy = structuredClone(value);
  let [object, example] = [copy, template];
  for (const part of parts.slice(0, -1)) {
    object[part] ??= {};
    [object, example] = [object[part], example?.[part]];
  }
  const last = parts.at(-1);
  object[last] = example?.[last] ?? blank(type);
  return copy;
}

function at(text, offset, severity, words, nowhere = false) {
  return { severity, text: words, offset: nowhere ? null : offset, ...(nowhere ? {} : place(text, offset)) };
}

/** Part of a value whose own keys the type does not list (a dictionary), or an object on the way to a key. */
function isWithin(path, keys) {
  for (const known of keys.keys()) if (known.startsWith(`${path}.`) || known.startsWith(`${path}[`)) return true;
  for (let end = path.length; end > 0; end = Math.max(path.lastIndexOf(".", end - 1), path.lastIndexOf("[", end - 1))) {
    const outer = path.slice(0, end);
    if (outer !== path && keys.has(outer)) return ![...keys.keys()].some((known) => known.startsWith(`${outer}.`) || known.startsWith(`${outer}[`));
  }
  return false;
}

/** The object that the key belongs to is there, or is the document itself. */
function isReachable(path, present, value) {
  const end = path.lastIndexOf(".");
  if (path.includes("[]")) return false;
  if (end < 0) return true;
  const outer = path.slice(0, end);
  if (!present.has(outer)) return isReachable(outer, present, value);
  let inside = value;
  for (const part of outer.split(".")) inside = inside?.[part];
  return inside !== null && typeof inside === "object";
}

const NUMBERS = /^(U?Int(8|16|32|64)?|Double|Float|CGFloat|Decimal|Date|TimeInterval)$/;
const WHOLE = /^U?Int(8|16|32|64)?$/;

/** What a value is instead of what the type wants, or null. Types that are not Swift's own are let through. */
function mismatch({ type, isOptional }, value) {
  if (value === null) return isOptional || !type ? null : "null";
  const is = Array.isArray(value) ? "a list" : { string: "a text", number: "a number", boolean: "true or false", object: "an object" }[typeof value];
  if (/^(String|URL|UUID|Data|Character)$/.test(type)) return is === "a text" ? null : is;
  if (type === "Bool") return is === "true or false" ? null : is;
  if (WHOLE.test(type) && is === "a number" && !Number.isInteger(value)) return "a number with a fraction";
  if (NUMBERS.test(type)) return is === "a number" ? null : is;
  if (/^\[[^:]*\]$/.test(type) || /^(Array|Set)</.test(type)) return is === "a list" ? null : is;
  return null;
}

/** `a String`, `an Int`; a Date says how it is written. */
function article(type) {
  if (type === "Date") return "a Date, in seconds since 1 January 2001,";
  return /^[AEIO]|^UI/.test(type) ? `an ${type}` : `a ${type || "value"}`;
}

function blank(type) {
  if (type === "Bool") return false;
  if (type === "Date") return Math.round(Date.now() / 1000 - 978307200);
  if (NUMBERS.test(type)) return 0;
  if (/^\[.*:.*\]$|^Dictionary</.test(type)) return {};
  if (/^\[|^(Array|Set)</.test(type)) return [];
  return "";
}

function nearest(path, keys) {
  let [best, least] = [null, 3];
  const candidates = new Set([...keys.keys()].flatMap((key) => key.split(".").map((_, i, parts) => parts.slice(0, i + 1).join("."))));
  for (const known of candidates) {
    const distance = difference(path.toLowerCase(), known.toLowerCase());
    if (distance < least && distance < known.length / 2) [best, least] = [known, distance];
  }
  return best;
}

function difference(a, b) {
  if (Math.abs(a.length - b.length) > 3) return 9;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}
