// How the edit sheet and its rows come and go.

import { px } from "./dom.js";
import { copy } from "./menu.js";
import { shape } from "./motion.js";

/** The person wants no motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The widget turns over and becomes the card, or the card becomes the widget again. */
export function turn({ widget: element, card: sheet, layer, scrim }, opens) {
  const widget = element?.isConnected ? element : null;
  const box = widget?.getBoundingClientRect();
  if (calm()) return opens ? null : layer.remove();
  scrim.animate([{ opacity: opens ? 0 : 1 }, { opacity: opens ? 1 : 0 }], { duration: opens ? 300 : 320, easing: "ease", fill: "both" });
  const timing = { ...shape(opens ? 0.5 : 0.42, opens ? 0.82 : 1, opens ? 0.62 : 0.42), fill: "both" };
  const gone = () => { layer.remove(); widget?.classList.remove("away"); };
  const isSheet = matchMedia("(max-width: 760px)").matches;
  if (!box?.width || isSheet) {
    const away = { transform: isSheet ? "translateY(100%)" : "translateY(24px) scale(0.96)", opacity: isSheet ? 1 : 0 };
    const here = { transform: "none", opacity: 1 };
    const animation = sheet.animate(opens ? [away, here] : [here, away], { ...shape(0.4, 1, 0.4), fill: opens ? "backwards" : "both" });
    return opens ? null : animation.finished.then(gone, gone);
  }
  const card = sheet.getBoundingClientRect();
  const [dx, dy] = [box.left + box.width / 2 - card.left - card.width / 2, box.top + box.height / 2 - card.top - card.height / 2];
  const [sx, sy] = [box.width / card.width, box.height / card.height];
  const front = copy(widget);
  const [width, height] = [widget.offsetWidth, widget.offsetHeight];
  const bounds = layer.getBoundingClientRect();
  front.classList.add("flyer");
  Object.assign(front.style, {
    width: px(width), height: px(height), left: px(card.left + card.width / 2 - width / 2 - bounds.left), top: px(card.top + card.height / 2 - height / 2 - bounds.top),
  });
  layer.append(front);
  widget.classList.add("away");
  const deep = "perspective(1400px)";
  const small = [
    { transform: `${deep} translate(${dx}px, ${dy}px) rotateY(-180deg) scale(${sx}, ${sy})` }, { transform: `${deep} translate(0px, 0px) rotateY(0deg) scale(1, 1)` }];
  const large = [
    { transform: `${deep} translate(${dx}px, ${dy}px) rotateY(0deg) scale(${box.width / width}, ${box.height / height})` },
    { transform: `${deep} translate(0px, 0px) rotateY(180deg) scale(${card.width / width}, ${card.height / height})` }];
  if (!opens) { small.reverse(); large.reverse(); }
  sheet.classList.add("turning");
  front.animate(large, timing);
  const animation = sheet.animate(small, { ...timing, fill: opens ? "backwards" : "both" });
  const settled = () => { front.remove(); sheet.classList.remove("turning"); if (!opens) gone(); };
  animation.finished.then(settled, settled);
}

/** A row comes. */
export function unfold(element) {
  const height = element.offsetHeight;
  element.animate([{ height: px(0), opacity: 0, overflow: "clip" }, { height: px(height), opacity: 1, overflow: "clip" }], shape(0.34, 1, 0.34));
}

/** A row goes; it is out of reach at once. */
export function fold(element) {
  element.dataset.leaving = "true";
  element.inert = true;
  const height = element.offsetHeight;
  const animation = element.animate([{ height: px(height), opacity: 1, overflow: "clip" }, { height: px(0), opacity: 0, overflow: "clip", margin: "0" }], { ...shape(0.3, 1, 0.3), fill: "both" });
  const gone = () => element.remove();
  animation.finished.then(gone, gone);
}
