// The inspector's part about taps: what can be tapped, what came of the last tap, which addresses were opened.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { now } from "./clock.js";
import { duration, moment, plural } from "./format.js";

const SMALLEST = 44;
const MOST = 12;
const STAGES = [["queue", "Waiting"], ["perform", "perform()"], ["reload", "Reload"]];
const RESULTS = { performed: "Performed", opened: "Opened the app", needsAuthentication: "Asked to unlock", failed: "Failed" };

/** What can be tapped in `widget`; null where nothing can. */
export function interaction(widget, on) {
  const hits = widget.entry ? widget.hits ?? [] : [];
  const last = on.lastTap(widget.id);
  if (hits.length === 0 && !widget.widgetURL && !last) return null;
  const small = hits.filter(({ frame }) => frame.width < SMALLEST || frame.height < SMALLEST).length;
  const list = [["Can be tapped", hits.length ? plural(hits.length, "region") : "Opens the app"]];
  if (small) list.push([`Under ${SMALLEST} × ${SMALLEST} pt`, String(small)]);
  const isOn = document.documentElement.dataset.tapMap !== undefined;
  return h("section", {}, h("h3", {}, "Interaction"), rows(list),
    h("div", { class: "choices" },
      hits.length ? h("button", { type: "button", class: "tool tap-map", "aria-pressed": String(isOn), title: "Outline what can be tapped (T)", onclick: () => on.tapMap() }, "Tap map") : null,
      widget.widgetURL ? h("button", { type: "button", class: "tool open-app", title: `${widget.widgetURL} (double click on the widget)`, onclick: () => on.launch(widget.id) }, icon("app"), "Open app") : null),
    widget.widgetURL ? h("p", { class: "address" }, widget.widgetURL) : null,
    last ? outcome(last) : null);
}

function outcome({ label, outcome: { result, stages = {}, notes = [] }, seconds }) {
  const list = [[`Last tap${label ? `, ${label}` : ""}`, RESULTS[result] ?? result]];
  for (const [key, name] of STAGES) if (typeof stages?.[key] === "number") list.push([name, duration(stages[key])]);
  list.push(["Until the picture", duration(seconds)]);
  return h("div", { class: "last-tap" }, rows(list), ...(notes ?? []).map((note) => h("p", { class: "remark" }, note)));
}

/** The addresses that were opened, the newest first; null where none was. */
export function opened(list = []) {
  if (list.length === 0) return null;
  const newest = [...list].sort((a, b) => b.date - a.date).slice(0, MOST);
  return h("section", { class: "opened" }, h("h3", {}, "Opened in the app", h("span", { class: "count" }, String(list.length))),
    h("ul", {}, ...newest.map(({ url, date }) => h("li", {}, h("code", {}, url ?? "no address"), h("time", {}, moment(date, now()))))));
}

function rows(list) {
  return h("dl", { class: "rows" }, ...list.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
}
