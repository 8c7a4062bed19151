// The two pictures of each toggle in a widget's SVG: `<g data-toggle=i data-on=true|false>`, of which the state's own is displayed.

/** Shows the picture of the toggle at `index` in the state `isOn`. Nothing changes where it has no such picture. */
export function flip(picture, index, isOn) {
  const faces = [...picture.querySelectorAll(`[data-toggle="${CSS.escape(String(index))}"]`)];
  if (!faces.some((face) => stateOf(face) === isOn)) return;
  for (const face of faces) stateOf(face) === isOn ? face.removeAttribute("display") : face.setAttribute("display", "none");
}

/** A part of a picture that is not displayed: it belongs to a toggle's other state. */
export const isHidden = (element) => element.closest('[data-toggle][display="none"]') !== null;

const stateOf = (face) => ["true", "1", "on"].includes(face.dataset.on);
