// What the person allows an app: Live Activities, and frequent pushes to them.

import { h, mark } from "../dom.js";
import { send } from "../send.js";
import { toast } from "../toast.js";

const SWITCHES = [
  ["activities", "Live Activities", "Off: Activity.request throws .denied, and areActivitiesEnabled is false."],
  ["frequentPushes", "More Frequent Updates", "Off: frequentPushesEnabled is false, and the hourly budget of priority 10 is the ordinary one."],
];

export class Authorization {
  #key = null;

  constructor(model) {
    this.model = model;
    this.element = h("section", { class: "permissions", "aria-label": "What the person allows" });
  }

  show(state) {
    const list = state.authorization ?? [];
    const key = JSON.stringify(list);
    if (key === this.#key) return;
    this.#key = key;
    this.element.hidden = list.length === 0;
    if (this.element.childElementCount !== list.length + 1 || this.names !== list.map((one) => one.extension).join("\n")) this.#build(list);
    for (const one of list) {
      for (const [name] of SWITCHES) {
        const button = this.element.querySelector(`[data-switch="${CSS.escape(`${one.extension} ${name}`)}"]`);
        button.setAttribute("aria-checked", String(one[name]));
        mark(button, "disabled", name === "frequentPushes" && !one.supportsFrequentPushes);
      }
    }
  }

  #build(list) {
    this.names = list.map((one) => one.extension).join("\n");
    this.element.replaceChildren(h("h3", {}, "Settings of the person"), ...list.map((one) => h("div", { class: "permission" }, list.length > 1 ? h("h4", {}, one.extension) : null,
      ...SWITCHES.map(([name, title, words]) => {
        const button = h("button", { type: "button", role: "switch", class: "small-switch", title: words, "aria-label": list.length > 1 ? `${title}, ${one.extension}` : title,
          dataset: { switch: `${one.extension} ${name}` }, onclick: () => this.#turn(one.extension, name, button) }, h("i"));
        return h("div", { class: "permission-row" }, h("span", {}, title, name === "frequentPushes" && !one.supportsFrequentPushes ? h("small", {}, "Needs NSSupportsLiveActivitiesFrequentUpdates in the app’s Info.plist.")
          : one.supported === false && name === "activities" ? h("small", {}, "Needs NSSupportsLiveActivities in the app’s Info.plist.") : null), button);
      }))));
  }

  async #turn(extension, name, button) {
    const isOn = button.getAttribute("aria-checked") !== "true";
    button.setAttribute("aria-checked", String(isOn));
    const { activities, frequentPushes } = this.model.state.authorization.find((one) => one.extension === extension);
    try {
      await send("/api/authorization", { extension, activities, frequentPushes, [name]: isOn });
    } catch (refusal) {
      button.setAttribute("aria-checked", String(!isOn));
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure" });
    }
    await this.model.refreshed();
  }
}
