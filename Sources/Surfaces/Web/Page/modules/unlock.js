// The prompt of a locked device before it does what an intent asks: unlock or leave it.

import { h, s } from "./dom.js";

/**
 * Asks over `screen` (the glass of a device, or any element) to unlock the device for `name`. Resolves to true when the person did.
 * There is one prompt at a time: asked again meanwhile, the first one counts as left.
 */
export function askToUnlock({ screen, name }) {
  leaveOpen?.();
  const before = document.activeElement;
  return new Promise((resolve) => {
    const answer = (unlocked) => {
      if (leaveOpen === leave) leaveOpen = null;
      layer.classList.add(unlocked ? "unlocked" : "leaving");
      // It answers once, and is gone for everyone but the eye.
      layer.inert = true;
      layer.setAttribute("aria-hidden", "true");
      setTimeout(() => layer.remove(), calm() ? 0 : unlocked ? 520 : 220);
      before?.focus?.({ preventScroll: true });
      resolve(unlocked);
    };
    const leave = () => answer(false);
    leaveOpen = leave;
    const unlock = h("button", { type: "button", class: "unlock-yes", onclick: () => answer(true) }, "Unlock");
    const cancel = h("button", { type: "button", class: "unlock-no", onclick: leave }, "Cancel");
    const layer = h("div", {
      class: "unlock", role: "dialog", "aria-modal": "true", "aria-labelledby": "unlock-title", "aria-describedby": "unlock-words",
      onclick: (event) => event.stopPropagation(), onpointerdown: (event) => event.stopPropagation(),
      onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Escape") leave();
        if (event.key !== "Tab") return;
        event.preventDefault();
        (document.activeElement === unlock ? cancel : unlock).focus();
      },
    }, h("div", { class: "unlock-card" }, face(),
      h("h2", { id: "unlock-title" }, "Face ID"),
      h("p", { id: "unlock-words" }, `The device is locked. Unlock it to use “${name}”.`),
      h("div", { class: "unlock-choices" }, unlock, cancel)));
    screen.append(layer);
    unlock.focus({ preventScroll: true });
  });
}

let leaveOpen = null;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Four corners around a face, and the check mark that it turns into. */
function face() {
  return s("svg", { class: "face", viewBox: "0 0 64 64", "aria-hidden": "true" },
    s("g", { class: "corners" }, s("path", { d: "M4 20V13a9 9 0 0 1 9-9h7M44 4h7a9 9 0 0 1 9 9v7M60 44v7a9 9 0 0 1-9 9h-7M20 60h-7a9 9 0 0 1-9-9v-7" })),
    s("g", { class: "features" }, s("path", { d: "M21 24v5M43 24v5M33 24v10q0 3-4 3M21 43q11 9 22 0" })),
    s("path", { class: "done", d: "m19 33 9 10 18-21" }));
}
