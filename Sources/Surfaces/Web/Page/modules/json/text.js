// A JSON document in colours, to read.

import { h } from "../dom.js";

const LONGEST = 60_000;

/** A `pre` of the value, indented. */
export function jsonText(value, label) {
  const text = (typeof value === "string" ? value : JSON.stringify(value, null, 2) ?? "").slice(0, LONGEST);
  const parts = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  let end = 0;
  for (const match of text.matchAll(token)) {
    parts.push(text.slice(end, match.index));
    const kind = match[1] !== undefined ? "key" : match[0][0] === '"' ? "string" : "number";
    parts.push(h("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return h("pre", { class: "json-shown", tabindex: "0", "aria-label": label }, ...parts);
}
