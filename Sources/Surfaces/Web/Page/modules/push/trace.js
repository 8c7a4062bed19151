// One push: what came, what it matched, what became of it and by which rule.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { withChanges } from "../address.js";
import { bytes, duration, moment } from "../format.js";
import { now } from "../clock.js";
import { jsonText } from "../json/text.js";
import { command } from "./copy.js";
import { pushCommand } from "./curl.js";
import { activityTitle, outcome, targetWords, tokenTitle, traceTitle } from "./words.js";

export class TracePage {
  #key = null;
  #wanted = null;

  /** `on.back()` leaves it, `on.again(trace)` puts it into the sender, `on.activity(id)` shows an activity. */
  constructor(traces, on) {
    Object.assign(this, { traces, on });
    this.body = h("div", { class: "trace-body" });
    this.again = h("button", { type: "button", class: "tool", hidden: true, onclick: () => on.again(this.trace) }, "Edit and Send Again");
    this.back = h("button", { type: "button", class: "back", onclick: () => on.back() }, icon("back"), "All Pushes");
    this.element = h("article", { class: "trace-page", "aria-label": "Trace of a push", tabindex: "-1", hidden: true, onkeydown: (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      on.back();
    } }, h("header", {}, this.back, this.again), this.body);
  }

  async show(id, state) {
    this.state = state;
    this.#wanted = id;
    const known = this.traces.list?.find((trace) => trace.id === id);
    try {
      const trace = await this.traces.detail(id);
      if (this.#wanted === id) this.#draw({ ...trace, ...(known && { outcome: known.outcome, rule: known.rule, message: known.message }) });
    } catch (refusal) {
      if (this.#wanted === id) this.#missing(id, refusal);
    }
  }

  #missing(id, refusal) {
    this.#key = null;
    this.again.hidden = true;
    this.body.replaceChildren(h("div", { class: "panel-empty" }, icon("note"), h("h3", {}, refusal.message), h("p", {}, refusal.cure ?? "The gateway keeps the latest pushes only."), h("p", {}, h("code", {}, id))));
  }

  #draw(trace) {
    const key = JSON.stringify([trace, this.state.gateway, this.state.tokens?.map(({ hex }) => hex), this.state.activities?.map(({ id }) => id)]);
    if (key === this.#key) return;
    this.#key = key;
    this.trace = trace;
    const end = outcome(trace);
    this.again.hidden = !(trace.payload && (trace.target?.token || trace.target?.channel));
    const line = command("The push as curl");
    line.set(pushCommand(this.state.gateway, this.#order(trace)));
    this.body.replaceChildren(...[
      h("div", { class: "verdict", dataset: { tone: end.tone } }, icon(end.icon), h("div", {},
        h("h2", {}, `${traceTitle(trace)}: ${end.title.toLowerCase()}`),
        h("p", {}, trace.message || (trace.status >= 400 ? `The gateway answered ${trace.status} ${trace.reason ?? ""}.` : "The gateway took it; the host has not said yet what became of it.")),
        h("p", { class: "tags" }, h("code", {}, [trace.status, trace.reason].filter(Boolean).join(" ")), trace.rule ? h("code", { title: "The rule that decided" }, trace.rule) : null))),
      this.#steps(trace),
      this.#changed(trace),
      section("Matched", rows([
        ["Sent to", trace.target?.kind === "channel" ? "A channel" : trace.target?.token ? tokenTitle({ ...trace.target, for: trace.target.for ?? "" }, this.state) : targetWords(trace, this.state)],
        trace.target?.token && ["Token", trace.target.token, "code"], trace.target?.channel && ["Channel", trace.target.channel, "code"],
        trace.target?.extension && ["Extension", trace.target.extension, "code"], trace.topic && ["Topic", trace.topic, "code"],
        ["Priority", String(trace.priority ?? 10)], trace.expiration !== undefined && trace.expiration !== null && ["Expiration", trace.expiration === 0 ? "0: one attempt" : moment(trace.expiration, now())],
        trace.collapseId && ["Collapse", trace.collapseId, "code"], ["apns-id", trace.id, "code"],
      ])),
      trace.payload !== undefined && trace.payload !== null ? h("section", {}, h("h3", {}, "Payload", trace.bytes ? h("span", { class: "count" }, bytes(trace.bytes)) : null), jsonText(trace.payload, "Payload")) : null,
      trace.headers?.length ? h("details", {}, h("summary", {}, "Request"), h("pre", { class: "json-shown", tabindex: "0", "aria-label": "Request" },
        [`${trace.method ?? "POST"} ${trace.path ?? ""}`, ...trace.headers.map(([name, value]) => `${name}: ${value}`)].join("\n"))) : null,
      trace.claims ? h("details", {}, h("summary", {}, "Token of the sender"), jsonText(trace.claims, "Claims of the JWT")) : null,
      trace.payload && (trace.target?.token || trace.target?.channel) ? section("From a shell", line.element) : null,
    ].filter(Boolean));
  }

  /** The way through the gateway and the host, with the time each part took. */
  #steps({ steps, receivedAt }) {
    if (!steps?.length) return null;
    return section("What happened", h("ol", { class: "steps" }, ...steps.map((step) => h("li", { dataset: { tone: step.tone ?? "good" } },
      h("span", {}, step.text), h("time", {}, step.at - receivedAt < 0.0005 ? moment(step.at, now()) : `+${duration(step.at - receivedAt)}`)))));
  }

  #changed({ changed }) {
    if (!changed?.length) return null;
    const most = 12;
    const items = changed.slice(0, most).map((id) => {
      const activity = this.state.activities?.find((candidate) => candidate.id === id);
      if (!activity) return h("li", {}, h("code", {}, id));
      return h("li", {}, h("a", { href: withChanges({ surface: "activities", activity: id, push: undefined }), onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.on.activity(id);
      } }, activityTitle(activity)));
    });
    return section(changed.length === 1 ? "Changed" : `Changed ${changed.length}`, h("ul", { class: "changed" }, ...items, changed.length > most ? h("li", {}, `and ${changed.length - most} more`) : null));
  }

  #order(trace) {
    return { token: trace.target?.token, channel: trace.target?.channel, bundle: trace.target?.bundle ?? trace.bundle ?? (trace.topic ?? "").replace(/\.push-type\..*$/, ""),
      kind: trace.target?.kind === "channel" ? "update" : trace.target?.kind ?? "update", priority: trace.priority ?? 10, expiration: trace.expiration, payload: trace.payload };
  }
}

const section = (title, ...content) => h("section", {}, h("h3", {}, title), ...content);

function rows(list) {
  return h("dl", { class: "rows" }, ...list.filter(Boolean).flatMap(([name, value, kind]) => [h("dt", {}, name), h("dd", { class: kind }, value)]));
}
