// An SVG of the renderer as an element of this page: parsed as XML, stripped of all that could act, its identifiers made
// unique so that two pictures do not share gradients and clips.

const REFUSED = new Set(["script", "foreignobject", "style", "iframe", "object", "embed", "animate", "set", "animatetransform", "animatemotion"]);

let serial = 0;

/** The picture's root element, or null when `text` is no SVG. */
export function svgElement(text) {
  // The page's policy refuses style attributes even where they are only parsed; they are set as properties below.
  const parsed = new DOMParser().parseFromString(text.replace(/ style="/g, ' data-style="'), "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  const prefix = `p${++serial}-`;
  const styles = [];
  for (const element of [root, ...root.querySelectorAll("*")]) clean(element, prefix, styles);
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("focusable", "false");
  const picture = document.importNode(root, true);
  const elements = [picture, ...picture.querySelectorAll("[data-css]")].filter((element) => element.dataset.css);
  for (const element of elements) {
    element.style.cssText = styles[Number(element.dataset.css) - 1];
    element.removeAttribute("data-css");
  }
  return picture;
}

function clean(element, prefix, styles) {
  if (REFUSED.has(element.localName.toLowerCase())) return element.remove();
  for (const { name, value } of [...element.attributes]) {
    const local = name.toLowerCase();
    if (local.startsWith("on") || isOutside(local, value)) element.removeAttribute(name);
    else if (local === "id") element.setAttribute(name, prefix + value);
    else if (local === "href" || local === "xlink:href") element.setAttribute(name, value.replace(/^#/, `#${prefix}`));
    else if (local === "style" || local === "data-style") {
      element.removeAttribute(name);
      element.setAttribute("data-css", styles.push(localised(value, prefix)));
    } else if (value.includes("url(")) element.setAttribute(name, localised(value, prefix));
  }
}

/** A link that leaves the picture: only its own parts and embedded images stay. */
function isOutside(name, value) {
  return (name === "href" || name === "xlink:href") && !value.startsWith("#") && !/^data:image\/(png|jpeg|gif|webp);/.test(value);
}

function localised(value, prefix) {
  return value.replace(/url\((["']?)#([^"')]+)\1\)/g, `url(#${prefix}$2)`);
}
