// The row of buttons over the track: play, rates, jumps, how much time is in sight.

import { h, mark, s } from "../dom.js";
import { RATES } from "./player.js";

const SHAPES = {
  play: "M4.500 2.600v10.800L13.500 8z", pause: "M4 2.800h3v10.400H4zM9 2.800h3v10.400H9z",
  before: "M3 3h1.600v10H3zM13 3v10L5.600 8z", after: "M11.400 3H13v10h-1.600zM3 3v10l7.400-5z",
};
export const SPANS = [["1h", 3600, "1 h"], ["6h", 21600, "6 h"], ["24h", 86400, "24 h"], ["7d", 604800, "7 d"]];
const JUMPS = [["entry", "Next Entry"], ["reload", "Next Reload"], ["midnight", "Midnight"], ["clocks", "Clock Change"]];

const KEYS = [["entry", "Entry"], ["reload", "Reload"], ["planned", "Planned"], ["push", "Push"], ["deferred", "Put off"]];

export class Transport {
  /** `on.step(±1)`, `on.toggle()`, `on.rate(n)`, `on.jump(name)`, `on.span(seconds)`, `on.back()`, `on.run()`. */
  constructor(on) {
    this.play = button("play", "Play (Space)", () => on.toggle());
    this.rates = h("div", { class: "segments rates", role: "group", "aria-label": "Pace" },
      ...RATES.map((rate) => h("button", { type: "button", dataset: { rate }, title: rate === 1 ? "As time goes" : `${rate} seconds in one`, onclick: () => on.rate(rate) }, `${rate}×`)));
    this.jump = h("select", { "aria-label": "Jump to", onchange: () => { const { value } = this.jump; this.jump.value = ""; on.jump(value); } },
      h("option", { value: "", hidden: true }, "Jump"), ...JUMPS.map(([value, title]) => h("option", { value }, title)));
    this.spans = h("div", { class: "segments spans", role: "group", "aria-label": "Time in sight" },
      ...SPANS.map(([, seconds, title]) => h("button", { type: "button", dataset: { span: seconds }, onclick: () => on.span(seconds) }, title)));
    this.clock = h("span", { class: "clock" });
    this.subject = h("span", { class: "subject" });
    this.run = h("button", { class: "tool run", type: "button", hidden: true, title: "Let the host live on until then: reloads happen and are charged", onclick: () => on.run() }, "Run to Here");
    this.back = h("button", { class: "tool back", type: "button", hidden: true, title: "Back to now (N)", onclick: () => on.back() }, "Back to Now");
    this.element = h("div", { class: "legend" },
      h("div", { class: "transport" }, button("before", "Mark before (←)", () => on.step(-1)), this.play, button("after", "Next mark (→)", () => on.step(1)), this.rates),
      this.clock, this.subject, this.run, this.back,
      h("div", { class: "keys", "aria-hidden": "true" }, ...KEYS.map(([kind, title]) => h("span", {}, h("i", { class: `mark ${kind}` }), title))),
      h("div", { class: "window" }, h("label", { class: "select" }, this.jump), this.spans));
  }

  show(player) {
    const isPlaying = player.isPlaying;
    const words = isPlaying ? "Pause (Space)" : "Play (Space)";
    if (this.play.title !== words) {
      this.play.title = words;
      this.play.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
      this.play.replaceChildren(shape(isPlaying ? "pause" : "play"));
    }
    for (const each of this.rates.children) mark(each, "aria-pressed", String(Number(each.dataset.rate) === player.rate));
  }

  showSpan(seconds) {
    for (const each of this.spans.children) mark(each, "aria-pressed", String(Math.abs(Number(each.dataset.span) / seconds - 1) < 0.02));
  }
}

function shape(name) {
  return s("svg", { viewBox: "0 0 16 16", "aria-hidden": "true", fill: "currentColor" }, s("path", { d: SHAPES[name] }));
}

function button(name, title, onclick) {
  return h("button", { type: "button", class: `move ${name}`, title, "aria-label": title.replace(/ \(.*/, ""), onclick }, shape(name));
}
