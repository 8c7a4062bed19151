// What stands on the track: entries, reloads, pushes and refusals of one widget or of all, and the instants of Live Activities.

import { hostNow, now } from "../clock.js";
import { away, instant, longTime, widgetName } from "../format.js";
import { activityMarks } from "../activitymarks.js";

/** Marks of a widget, or of all widgets without one. */
export function widgetMarks(state, widget, history) {
  const widgets = widget ? [widget] : state.widgets;
  const names = new Map(state.widgets.map((each) => [each.id, widgetName(each)]));
  const of = (id) => (widget ? "" : `${names.get(id) ?? "A widget that is gone"}: `);
  return [
    ...widgets.flatMap((each) => entries(each, history, of)),
    ...widgets.flatMap((each) => planned(each, of)),
    ...history.decisions(widget?.id).map(({ kind, widget: id, at, sentence }) => ({ kind, at, widget: id, words: () => `${instant(at, hostNow())} ${of(id)}${sentence}` })),
  ];
}

function entries(widget, history, of) {
  const stretches = history.stretches(widget.id).filter(({ certainty }) => certainty !== "beyond");
  const count = widget.entries.length;
  return stretches.map(({ from, certainty }) => {
    const index = certainty === "present" ? widget.entries.indexOf(from) : -1;
    const current = certainty === "present" && widget.entry?.index === index;
    const name = index < 0 ? "Entry" : `Entry ${index + 1} of ${count}`;
    return {
      kind: "entry", at: from, widget: widget.id, current,
      words: () => `${of(widget.id)}${name}, ${instant(from, hostNow())}, ${current ? "shown now" : away(from - hostNow())}`,
    };
  });
}

function planned(widget, of) {
  const at = widget.nextReload;
  if (!at) return [];
  return [{ kind: "planned", at, widget: widget.id, words: () => `${of(widget.id)}Next reload ${away(at - hostNow())}, ${longTime(at)}` }];
}

/** The instants of Live Activities. */
export function liveMarks(activities) {
  return activityMarks(activities).map(({ kind, date, words, id }) => ({ kind: `activity ${kind}`, at: date, activity: id, words: () => words(now()) }));
}
