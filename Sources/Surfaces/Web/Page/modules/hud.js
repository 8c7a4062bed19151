// Words of the system at the top of the screen for a moment: out of the island where there is one.

import { h } from "./dom.js";

/** Shows `words` on `screen`; gives a function that takes them away. They leave by themselves after `seconds` (null: never). */
export function hud(screen, words, { seconds = null } = {}) {
  screen.querySelectorAll(".hud").forEach((element) => element.remove());
  const island = Boolean(screen.querySelector(".cutout.island"));
  const element = h("div", { class: island ? "hud island" : "hud", role: "status" }, h("span", {}, words));
  screen.append(element);
  const leave = () => {
    element.classList.add("leaving");
    setTimeout(() => element.remove(), 260);
  };
  if (seconds) setTimeout(leave, seconds * 1000);
  return leave;
}
