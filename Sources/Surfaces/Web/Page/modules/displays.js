// How an option or a chosen value looks: title, subtitle, symbol or picture.

import { h } from "./dom.js";

/** The picture of a display, or null for none. */
export function picture(display) {
  if (display?.image) return h("img", { class: "thumb", src: source(display.image), alt: "", decoding: "async" });
  if (!display?.symbol) return null;
  const mask = `url("/api/symbols/${encodeURIComponent(display.symbol)}.svg")`;
  return h("i", { class: "symbol", "aria-hidden": "true", style: { "mask-image": mask, "-webkit-mask-image": mask } });
}

/** Pictures come as the text of their bytes; only pictures are shown. */
function source(image) {
  if (/^data:image\/(png|jpeg|gif|webp);/.test(image)) return image;
  const type = image.startsWith("/9j/") ? "jpeg" : image.startsWith("R0lG") ? "gif" : image.startsWith("UklG") ? "webp" : "png";
  return `data:image/${type};base64,${image.replace(/^data:[^,]*,/, "")}`;
}
