// Sends a push as a server would: to a token or a channel, through all the gateway's rules.

import { h, mark } from "../dom.js";
import { icon } from "../icons.js";
import { send } from "../send.js";
import { now } from "../clock.js";
import { keysOf } from "../json/check.js";
import { JSONEditor } from "../json/editor.js";
import { command } from "./copy.js";
import { pushCommand, pushType } from "./curl.js";
import { payloadKeys, templateOf } from "./templates.js";
import { tokenTitle } from "./words.js";

const LIMITS = { token: 4096, channel: 5120 };
const PRIORITIES = [["10", "10, at once"], ["5", "5, when it suits"], ["1", "1, without waking"]];

export class Sender {
  #chosen = null;
  #targets = [];
  #targetsKey = null;

  /** `on.target(id)` when another target is chosen (a token's hex or a channel's identifier), `on.sent(apnsId)` after a push. */
  constructor(on) {
    this.on = on;
    this.target = h("select", { id: "push-target", onchange: () => { this.#choose(this.target.value, true); on.target(this.target.value); } });
    this.editor = new JSONEditor("Payload", { change: () => this.#update() });
    this.priority = h("select", { id: "push-priority", onchange: () => this.#update() }, ...PRIORITIES.map(([value, words]) => h("option", { value }, words)));
    this.expiration = h("input", { id: "push-expiration", type: "number", min: "0", step: "1", placeholder: "none", inputmode: "numeric", oninput: () => this.#update() });
    this.events = h("div", { class: "segments", role: "group", "aria-label": "Event" }, ...["update", "end"].map((event) => h("button", {
      type: "button", dataset: { event }, onclick: () => { this.editor.set(templateOf(this.chosen, this.state, event)); this.#update(); } }, event === "end" ? "End" : "Update")));
    this.button = h("button", { type: "button", class: "primary", onclick: () => this.send() }, icon("push"), "Send Push");
    this.result = h("div", { class: "result", role: "status" });
    this.line = command("The push as curl");
    this.none = h("div", { class: "panel-empty" }, icon("push"), h("h3", {}, "Nothing to send to yet"),
      h("p", {}, "Tokens appear when an app asks for them: with pushType: .token, pushToStartTokenUpdates or a push handler of a widget or control. A channel can be made under Channels."));
    this.form = h("form", { class: "sender", onsubmit: (event) => { event.preventDefault(); this.send(); }, onkeydown: (event) => {
      if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) { event.preventDefault(); this.send(); }
    } },
      h("div", { class: "field wide" }, h("label", { for: "push-target" }, "To"), h("span", { class: "select" }, this.target)),
      this.eventRow = h("div", { class: "field wide" }, h("span", { class: "label-text" }, "Event"), this.events),
      h("div", { class: "field wide top" }, h("span", { class: "label-text" }, "Payload"), this.editor.element),
      h("div", { class: "field-pair" },
        h("div", { class: "field" }, h("label", { for: "push-priority" }, "Priority"), h("span", { class: "select" }, this.priority)),
        h("div", { class: "field" }, h("label", { for: "push-expiration", title: "Seconds that it may be stored for a device that is not reached. 0: one attempt." }, "Keep, s"), this.expiration)),
      h("div", { class: "act-row" }, this.button, h("span", { class: "soft hint" }, "⌘↩")), this.result,
      h("div", { class: "shell" }, h("h3", {}, "From a shell"), this.line.element, this.help = h("p", { class: "soft" })));
    this.element = h("section", { class: "panel-part", "aria-label": "Send a push" }, h("header", {}, h("h2", {}, "Send"), this.where = h("p", { class: "soft" })), this.none, this.form);
  }

  get chosen() { return this.#targets.find(({ id }) => id === this.#chosen) ?? null; }

  show(state, wanted) {
    this.state = state;
    const { gateway } = state;
    this.where.replaceChildren(...(gateway ? ["to ", h("code", {}, gateway.url)] : ["The gateway does not run."]));
    this.help.replaceChildren(...help(gateway));
    this.#list(state);
    this.#choose(this.#targets.some(({ id }) => id === wanted) ? wanted : this.chosen ? this.#chosen : this.#targets[0]?.id, wanted !== undefined && wanted !== this.#chosen);
  }

  /** Puts a push that was sent before into the form. */
  again({ target, payload, priority }) {
    const id = target?.token ?? target?.channel;
    if (!this.#targets.some((candidate) => candidate.id === id)) return this.#say("bad", "Its token or channel is no longer there.");
    this.#choose(id, true);
    this.on.target(id);
    const { timestamp, ...aps } = payload.aps ?? {};
    this.editor.set({ ...payload, ...(payload.aps && { aps }) });
    this.priority.value = String(priority ?? 10);
    this.#update();
    this.editor.area.focus();
  }

  async send() {
    const target = this.chosen;
    if (!target || this.button.disabled) return;
    if (this.editor.value === undefined) {
      this.editor.reveal();
      return this.#say("bad", "The payload is no JSON yet.");
    }
    const payload = stamped(this.editor.value);
    const keep = this.#keep(target);
    this.button.disabled = true;
    this.#say("wait", "Sending…");
    try {
      const answer = await send("/api/pushes", {
        ...(target.token ? { token: target.token } : { channel: target.channel }), bundle: target.bundle, type: pushType(target.kind),
        priority: Number(this.priority.value), ...(keep !== null && { expiration: keep }), payload });
      this.#say(answer.status < 300 ? "good" : "bad", answer.status < 300 ? "200: the gateway took it." : `${answer.status} ${answer.reason ?? ""}`);
      if (answer.apnsId) this.on.sent(answer.apnsId, answer);
    } catch (refusal) {
      this.#say("bad", refusal.message, refusal.cure);
    }
    this.button.disabled = false;
  }

  /** Says what became of the push sent last. */
  tell(tone, text) { this.#say(tone, text); }

  #list(state) {
    const tokens = (state.tokens ?? []).filter(({ unregisteredAt }) => unregisteredAt === undefined || unregisteredAt === null)
      .map((token) => ({ ...token, id: token.hex, token: token.hex, title: tokenTitle(token, state) }));
    const channels = (state.channels ?? []).map((channel) => ({ id: channel.id, channel: channel.id, kind: "channel", bundle: channel.bundle,
      title: `Channel ${channel.id}${channel.listeners === undefined ? "" : ` (${channel.listeners})`}` }));
    this.#targets = [...tokens, ...channels];
    const key = JSON.stringify(this.#targets.map(({ id, title }) => [id, title]));
    this.none.hidden = this.#targets.length > 0;
    this.form.hidden = this.#targets.length === 0;
    if (key === this.#targetsKey) return;
    this.#targetsKey = key;
    const options = (list) => list.map(({ id, title }) => h("option", { value: id }, title));
    const groups = [...new Set(tokens.map(({ bundle }) => bundle))].map((bundle) => h("optgroup", { label: bundle }, ...options(tokens.filter((token) => token.bundle === bundle))));
    this.target.replaceChildren(...groups, ...(channels.length ? [h("optgroup", { label: "Channels" }, ...options(this.#targets.filter(({ channel }) => channel)))] : []));
    this.target.value = this.#chosen ?? "";
  }

  #choose(id, anew = false) {
    const isNew = id !== this.#chosen;
    this.#chosen = id ?? null;
    this.target.value = id ?? "";
    const target = this.chosen;
    if (!target) return;
    if (isNew || (anew && !this.editor.isEdited)) {
      this.editor.set(templateOf(target, this.state));
      this.#say(null, "");
    }
    this.eventRow.hidden = !["update", "channel"].includes(target.kind);
    this.#update();
  }

  #update() {
    const target = this.chosen;
    if (!target) return;
    const aps = this.editor.value?.aps;
    let lines = payloadKeys(target, this.state);
    // An end may come without a state.
    if (lines && aps?.event === "end" && !("content-state" in aps)) lines = [...lines.filter((line) => !line.startsWith("aps.content-state")), "aps.content-state: Any?"];
    this.editor.expect({ keys: lines ? keysOf(lines) : keysOf(["aps.content-changed: Bool"]), template: templateOf(target, this.state), limit: target.channel ? LIMITS.channel : LIMITS.token });
    for (const button of this.events.children) mark(button, "aria-pressed", String(aps?.event === button.dataset.event));
    const keep = this.#keep(target);
    this.line.set(pushCommand(this.state.gateway, { ...target, priority: this.priority.value, expiration: keep, payload: this.editor.value ?? {} }));
  }

  /** `apns-expiration`; a broadcast must have one. */
  #keep(target) {
    const text = this.expiration.value.trim();
    const seconds = Number(text);
    if (text === "" || !Number.isFinite(seconds) || seconds < 0) return target.channel ? 0 : null;
    return seconds === 0 ? 0 : Math.round(now() + seconds);
  }

  #say(tone, text, cure = null) {
    mark(this.result, "data-tone", tone);
    this.result.replaceChildren(...(text ? [h("p", {}, text), cure ? h("p", { class: "soft" }, cure) : ""] : []));
  }
}

/** With a timestamp of now where there is none: the host ignores what is older than the last. */
function stamped(payload) {
  const { aps } = payload;
  if (!aps || typeof aps !== "object" || !("event" in aps) || "timestamp" in aps) return payload;
  return { ...payload, aps: { timestamp: Math.floor(now()), ...aps } };
}

function help(gateway) {
  if (!gateway) return [];
  const parts = [h("code", {}, "vitrine push token"), " prints a JWT of the gateway’s key"];
  if (gateway.keyID) parts.push(" ", h("code", {}, gateway.keyID), " of team ", h("code", {}, gateway.teamID));
  return [...parts, ", good for an hour. Any APNs client can send: give it this address and the key of ", h("code", {}, "vitrine push key"), "."];
}
