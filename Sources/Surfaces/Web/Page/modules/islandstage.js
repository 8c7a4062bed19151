// Island: every presentation of one Live Activity on this device at once, in true size. What can be tapped can be tapped here too.

import { h, px, mark } from "./dom.js";
import { drawStatusBar } from "./device.js";
import { DynamicIsland } from "./island.js";
import { ActivityCard } from "./activitycard.js";
import { activities, activityName, presentationOf, PRESENTATIONS } from "./activities.js";

const STATES = [
  ["compact", "Compact", "One activity runs"],
  ["minimal", "Minimal, attached", "The first of two"],
  ["detached", "Minimal, detached", "The second of two"],
  ["expanded", "Expanded", "Held, or alerting"],
];

export class IslandStage {
  #key = null;
  #strips = [];
  #cards = [];

  constructor(root, on) {
    this.root = root;
    this.on = on;
  }

  show({ state, scheme, activity }) {
    const list = (state.activities ?? []).filter(({ phase }) => phase !== "dismissed");
    const chosen = list.find(({ id }) => id === activity) ?? list.find(({ id }) => id === state.island?.id) ?? list[0];
    if (!chosen) return this.#none(state);
    const key = JSON.stringify([state.device, chosen.id]);
    if (key !== this.#key) this.#build(state, chosen);
    this.#key = key;
    this.#choices(list, chosen);
    const find = () => chosen;
    for (const { island, name, caption, statusBar } of this.#strips) {
      const shapes = island.show(stateFor(name, chosen.id), find);
      statusBar.makeRoom(shapes.island, shapes.circle);
      caption.textContent = measures(chosen, name);
    }
    for (const { card, scheme: own, room } of this.#cards) card.show(chosen, own, room);
    mark(this.page, "data-scheme", scheme);
  }

  remove() {
    for (const { island, statusBar } of this.#strips) {
      island.remove();
      statusBar.stop();
    }
    this.#strips = [];
    this.#cards = [];
    this.#key = null;
    this.root.replaceChildren();
  }

  select() {}

  #none(state) {
    this.remove();
    const types = state.activityTypes ?? [];
    const words = types.length
      ? `Start ${types.length === 1 ? `a ${activityName(types[0])}` : "one"} from your app, the Activity panel, the command line or by a push.`
      : "No extension here has an ActivityConfiguration.";
    this.root.replaceChildren(h("div", { class: "empty" }, h("h2", {}, "No Live Activity"), h("p", {}, words),
      types.length ? h("p", {}, h("code", {}, `vitrine activity start ${types[0].type}`)) : null));
  }

  #build(state, chosen) {
    this.remove();
    const { device } = state;
    this.tabs = h("div", { class: "island-choices", role: "radiogroup", "aria-label": "Live Activity" });
    this.page = h("div", { class: "island-page" }, this.tabs);
    this.page.style.setProperty("--column", px(device.island ? device.screen.width : (device.activity?.width ?? 371) + 22));
    if (device.island) this.page.append(...STATES.map(([name, title, when]) => this.#strip(device, name, title, when)));
    else this.page.append(h("p", { class: "island-note" }, `${device.name} has no Dynamic Island. Alerts come down as banners, and the Lock Screen shows the card.`));
    const room = { ...(device.activity ?? device.lock?.activity ?? { width: 371, cornerRadius: 24 }), minHeight: 84, maxHeight: 160 };
    for (const scheme of ["light", "dark"]) this.page.append(this.#card(room, scheme));
    this.root.replaceChildren(this.page);
  }

  #strip(device, name, title, when) {
    const { width } = device.screen;
    const screen = h("div", { class: "island-strip screen", style: { width: px(width), height: px(name === "expanded" ? 196 : 76), "--round": px(Math.min(device.cornerRadius, name === "expanded" ? 55 : 44)) } },
      h("div", { class: "wallpaper light" }), h("div", { class: "wallpaper dark" }), h("div", { class: "dimming" }));
    const statusBar = drawStatusBar(device);
    screen.append(statusBar.element);
    const island = new DynamicIsland(screen, device, { isExhibit: true });
    const caption = h("span", { class: "measure" });
    this.#strips.push({ island, name, caption, statusBar });
    return h("figure", { class: "island-figure", dataset: { state: name } }, h("figcaption", {}, h("b", {}, title), h("span", {}, when), caption), screen);
  }

  #card(room, scheme) {
    const card = new ActivityCard();
    this.#cards.push({ card, scheme, room });
    return h("figure", { class: "island-figure", dataset: { state: `lockScreen-${scheme}` } },
      h("figcaption", {}, h("b", {}, `Lock Screen, ${scheme}`), h("span", {}, "And banners")),
      h("div", { class: "island-ground", dataset: { scheme }, style: { width: px(room.width + 22) } }, h("div", { class: `wallpaper ${scheme}` }), card.element));
  }

  #choices(list, chosen) {
    this.tabs.hidden = list.length < 2;
    const key = JSON.stringify(list.map(({ id, type, phase }) => [id, type, phase, id === chosen.id]));
    if (this.tabs.dataset.key === key) return;
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.dataset.key = key;
    const names = list.map(activityName);
    this.tabs.replaceChildren(...list.map((activity, i) => {
      const number = names.slice(0, i + 1).filter((name) => name === names[i]).length;
      const isAlone = names.filter((name) => name === names[i]).length === 1;
      return h("button", {
        type: "button", role: "radio", "aria-checked": String(activity.id === chosen.id), tabindex: activity.id === chosen.id ? "0" : "-1",
        onclick: () => activities.select(activity.id), onkeydown: (event) => this.#step(event, list, i),
      }, isAlone ? names[i] : `${names[i]} ${number}`, h("i", { class: `phase ${activity.phase}`, title: activity.phase }));
    }));
    if (focused) this.tabs.querySelector("[aria-checked=true]")?.focus();
  }

  #step(event, list, index) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    activities.select(list[(index + step + list.length) % list.length].id);
  }
}

/** Attached and detached are both minimal; the exhibit shows the same activity in each place. */
function stateFor(name, id) {
  if (name === "detached") return { state: "minimal", id: null, detached: id };
  if (name === "minimal") return { state: "minimal", id };
  return { state: name, id };
}

function measures(activity, name) {
  const names = { compact: ["compactLeading", "compactTrailing"], minimal: ["minimal"], detached: ["minimal"], expanded: ["expanded"] }[name];
  return names.map((part) => {
    const told = presentationOf(activity, part);
    return told ? `${round(told.width)} × ${round(told.height)}` : `${PRESENTATIONS[part]}: no picture`;
  }).join(" and ");
}

const round = (points) => String(Math.round(points * 100) / 100);
