// A command to copy.

import { h } from "../dom.js";

/** A button that copies what `text()` gives and says so. */
export function copyButton(text, label = "Copy", what = "") {
  const button = h("button", { type: "button", class: "tool copy", "aria-label": what ? `${label} ${what}` : label, onclick: async () => {
    const copied = await write(text());
    button.textContent = copied ? "Copied" : "Not copied";
    button.dataset.copied = String(copied);
    clearTimeout(timer);
    timer = setTimeout(() => { button.textContent = label; delete button.dataset.copied; }, 1600);
  } }, label);
  let timer = null;
  return button;
}

/** A command with its button; `set(text)` shows another. */
export function command(label) {
  const code = h("pre", { class: "command", tabindex: "0", "aria-label": label });
  const element = h("div", { class: "command-box" }, code, copyButton(() => code.textContent, "Copy", label));
  return { element, set: (text) => { if (code.textContent !== text) code.textContent = text; } };
}

async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without the permission: as a person would.
    const area = document.body.appendChild(h("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" }));
    const focused = document.activeElement;
    area.value = text;
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focused?.focus?.({ preventScroll: true });
    return done;
  }
}
