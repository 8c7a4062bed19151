// An input whose text is a value.

import { mark } from "./dom.js";
import { same } from "./values.js";

/** An input whose text stays what the person typed as long as it says the value. */
export function typed(element, { parse, print, on }) {
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
