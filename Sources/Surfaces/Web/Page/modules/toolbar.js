// The toolbar and the list of surfaces.

import { h, mark } from "./dom.js";
import { onLockScreen } from "./activities.js";
import { icon } from "./icons.js";
import { duration, plural } from "./format.js";
import { withChanges } from "./address.js";

const find = (id) => document.getElementById(id);

/** `on.scheme(name)`, `on.device(identifier)`, `on.surface(name)`, `on.lock(isLocked)`, `on.appearance(name)`, `on.power(isLow)`. */
export class Toolbar {
  constructor(on) {
    this.on = on;
    this.schemes = [...find("scheme").querySelectorAll("button")];
    this.schemes.forEach((button, i) => {
      button.addEventListener("click", () => on.scheme(button.dataset.scheme));
      button.addEventListener("keydown", (event) => this.#step(event, i));
    });
    find("lock").addEventListener("click", () => on.lock(find("lock").getAttribute("aria-pressed") !== "true"));
    find("power").addEventListener("click", () => on.power(find("power").getAttribute("aria-pressed") !== "true"));
    find("appearance").addEventListener("change", (event) => on.appearance(event.target.value));
    find("device").addEventListener("change", (event) => on.device(event.target.value));
  }

  showScheme(choice) {
    for (const button of this.schemes) {
      const chosen = button.dataset.scheme === choice;
      button.setAttribute("aria-checked", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
  }

  showState(state, surface) {
    find("project").textContent = state.project;
    document.title = `${state.project} in Vitrine`;
    this.#devices(state);
    find("appearance").parentElement.hidden = state.appearance === undefined;
    find("appearance").value = state.appearance ?? "fullColor";
    this.#surfaces(state, surface);
    this.#lock(state.locked === true);
    this.#power(state.conditions);
    this.showBuild(state);
  }

  showBuild(state) {
    const building = state.extensions.some((extension) => extension.building);
    const reports = state.extensions.map((extension) => extension.build).filter(Boolean);
    const failed = reports.filter((report) => !report.succeeded);
    const errors = failed.flatMap((report) => report.messages).filter((message) => message.severity === "error");
    const slowest = Math.max(0, ...reports.map((report) => report.seconds));
    const [name, parts] = building ? ["building", [icon("spinner", "spinner"), "Building"]]
      : failed.length ? ["failed", [icon("error"), plural(Math.max(1, errors.length), "error")]]
      : reports.length ? ["good", [icon("check"), `Built in ${duration(slowest)}`]] : ["", []];
    const text = parts.filter((part) => typeof part === "string").join("");
    const element = find("build");
    if (element.dataset.state === name && element.textContent === text) return;
    element.dataset.state = name;
    element.replaceChildren(...parts);
  }

  showConnection(state) {
    const words = { live: "Live", lost: "Reconnecting", connecting: "Connecting" };
    find("connection").dataset.state = state;
    find("connection").title = words[state];
    find("connection").querySelector("span").textContent = words[state];
    const banner = find("banner");
    banner.hidden = state !== "lost";
    banner.textContent = state === "lost" ? "Vitrine does not answer. The page tries again." : "";
  }

  #devices(state) {
    const select = find("device");
    const label = find("device-label");
    const key = JSON.stringify([state.devices, state.device.id]);
    if (this.deviceKey === key) return;
    this.deviceKey = key;
    const single = state.devices.length < 2;
    label.classList.toggle("single", single);
    select.hidden = single;
    label.querySelector(".name")?.remove();
    if (single) return label.append(h("span", { class: "name" }, state.device.name));
    select.replaceChildren(...state.devices.map((device) => h("option", { value: device.id }, device.name)));
    select.value = state.device.id;
  }

  #lock(locked) {
    const button = find("lock");
    if (button.getAttribute("aria-pressed") === String(locked)) return;
    button.setAttribute("aria-pressed", String(locked));
    button.title = locked ? "The device is locked: unlock it" : "Lock the device";
    button.replaceChildren(icon(locked ? "lock" : "unlock"), h("span", {}, locked ? "Locked" : "Lock"));
  }

  #power(conditions) {
    const button = find("power");
    button.hidden = !conditions;
    const isOn = conditions?.lowPower === true;
    if (!conditions || button.getAttribute("aria-pressed") === String(isOn)) return;
    button.setAttribute("aria-pressed", String(isOn));
    button.title = isOn ? "Low Power Mode is on: half as many reloads" : "Low Power Mode: half as many reloads";
    button.replaceChildren(icon("power"), h("span", { class: "unseen" }, "Low Power Mode"));
  }

  #surfaces(state, current) {
    const on = (name) => state.widgets.filter((widget) => (widget.surface ?? "home") === name && (name === "lock" || widget.frame)).length;
    const controls = (state.controls ?? []).filter((control) => control.place === "controlCenter").length;
    const live = (state.activities ?? []).filter(({ phase }) => phase !== "dismissed").length;
    const list = [["home", "Home", "home", on("home")], ["lock", "Lock", "lock", on("lock") + onLockScreen(state).length], ["island", "Island", "island", live], ["today", "Today", "today", on("today")],
      ["control", "Control", "controls", controls], ["all", "All", "all", state.widgets.length], ...this.#live(state),
      ...(state.conditions ? [["ledger", "Ledger", "ledger", "", true]] : [])];
    const key = JSON.stringify([list, current, location.search]);
    if (this.surfaceKey === key) return;
    this.surfaceKey = key;
    find("surfaces").replaceChildren(...list.map(([name, title, symbol, count, begins]) => {
      const link = h("a", {
        href: withChanges({ surface: name === "home" ? undefined : name, push: undefined, open: undefined }), title, dataset: { surface: name },
        onclick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          this.on.surface(name);
        },
      }, icon(symbol), h("span", {}, title), h("span", { class: "count", "aria-hidden": "true" }, String(count)));
      mark(link, "aria-current", name === current && "page");
      return h("li", { class: begins && "begins" }, link);
    }));
    // On a phone they are a row that scrolls.
    const [row, link] = [find("surfaces"), find("surfaces").querySelector("[aria-current]")];
    if (link && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }

  /** Other devices and the panels: where there are activities, a type of them, or a gateway. */
  #live(state) {
    const { activities = [], activityTypes = [], companions = [], gateway } = state;
    if (!activities.length && !activityTypes.length && !gateway) return [];
    const shown = (name) => companions.find((companion) => companion.name === name)?.activities.length ?? 0;
    return [["standby", "StandBy", "standby", onLockScreen(state).length, true], ["watch", "Watch", "watch", shown("watch")], ["carplay", "CarPlay", "carplay", shown("carPlay")], ["mac", "Mac", "mac", shown("mac")],
      ["activities", "Activities", "activities", activities.length, true], ...(gateway ? [["push", "Push", "push", ""]] : [])];
  }

  #step(event, index) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.schemes[(index + step + this.schemes.length) % this.schemes.length];
    this.on.scheme(next.dataset.scheme);
    next.focus();
  }
}
