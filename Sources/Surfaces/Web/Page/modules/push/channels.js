// Broadcast channels: made, listed with their listeners, deleted.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { send } from "../send.js";
import { plural } from "../format.js";
import { copyButton } from "./copy.js";
import { channelCommand, pushCommand } from "./curl.js";
import { templateOf } from "./templates.js";

const POLICIES = [["0", "Store nothing"], ["1", "Store the latest"]];

export class Channels {
  #key = null;

  /** `on.use(id)` puts one into the sender, `on.changed()` after one was made or deleted. */
  constructor(on) {
    this.on = on;
    this.bundle = h("select", { id: "channel-bundle" });
    this.policy = h("select", { id: "channel-policy" }, ...POLICIES.map(([value, words]) => h("option", { value }, words)));
    this.says = h("p", { class: "result", role: "status" });
    this.list = h("ul", { class: "cards" });
    this.element = h("div", { class: "channel-list" },
      h("form", { class: "channel-form", onsubmit: (event) => { event.preventDefault(); this.#make(); } },
        h("label", { class: "unseen", for: "channel-bundle" }, "App"), h("span", { class: "select" }, this.bundle),
        h("label", { class: "unseen", for: "channel-policy" }, "Storage"), h("span", { class: "select" }, this.policy),
        h("button", { type: "submit", class: "tool" }, "Make Channel")), this.says, this.list);
  }

  show(state) {
    const bundles = [...new Set([...(state.tokens ?? []), ...(state.channels ?? []), ...(state.activityTypes ?? [])].map(({ bundle }) => bundle).filter(Boolean))];
    const key = JSON.stringify([state.channels, bundles, state.gateway]);
    if (key === this.#key) return;
    this.#key = key;
    const chosen = this.bundle.value;
    this.bundle.replaceChildren(...bundles.map((bundle) => h("option", { value: bundle }, bundle)));
    if (bundles.includes(chosen)) this.bundle.value = chosen;
    const channels = state.channels ?? [];
    this.list.replaceChildren(...(channels.length ? channels.map((channel) => this.#row(channel, state)) : [h("li", { class: "panel-empty" }, icon("push"), h("h3", {}, "No channel yet"),
      h("p", {}, "A channel sends one push to every activity that was started with pushType: .channel and its identifier."))]));
  }

  #row(channel, state) {
    const target = { id: channel.id, channel: channel.id, kind: "channel", bundle: channel.bundle };
    return h("li", { class: "card", dataset: { channel: channel.id } },
      h("div", { class: "card-head" }, h("h3", {}, h("code", {}, channel.id)), h("span", { class: "tag" }, plural(channel.listeners ?? 0, "activity", "activities"))),
      h("p", { class: "soft" }, channel.bundle, ", ", channel.policy === 1 ? "stores the latest push" : "stores nothing"),
      h("div", { class: "card-acts" },
        h("button", { type: "button", class: "tool", "aria-label": `Send to channel ${channel.id}`, onclick: () => this.on.use(channel.id) }, "Send…"),
        copyButton(() => pushCommand(state.gateway, { ...target, payload: templateOf(target, state) }), "Copy curl", `for channel ${channel.id}`),
        copyButton(() => channel.id, "Copy Identifier", `of channel ${channel.id}`),
        copyButton(() => channelCommand(state.gateway, channel.bundle, { id: channel.id, verb: "DELETE" }), "Copy delete", `of channel ${channel.id}`),
        h("button", { type: "button", class: "tool danger", "aria-label": `Delete channel ${channel.id}`, onclick: () => this.#do(() => send("/api/channels", { bundle: channel.bundle, id: channel.id }, { method: "DELETE" })) }, "Delete")));
  }

  #make() {
    if (!this.bundle.value) return this.#say("There is no app to make a channel for. Start Vitrine with a project that has an app.");
    return this.#do(() => send("/api/channels", { bundle: this.bundle.value, policy: Number(this.policy.value) }));
  }

  async #do(work) {
    this.#say("");
    try {
      await work();
      await this.on.changed();
    } catch (refusal) {
      this.#say([refusal.message, refusal.cure].filter(Boolean).join(" "));
    }
  }

  #say(text) {
    this.says.dataset.tone = "bad";
    this.says.textContent = text;
  }
}
