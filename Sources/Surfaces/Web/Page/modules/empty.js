// The stage while there is no widget: what is missing and what to do.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** `on.activities()` opens the panel that starts Live Activities. */
export function emptyStage(root, state, on) {
  const { mark = "widgets", title, words, more = null } = told(state, on);
  root.replaceChildren(h("div", { class: "empty" }, icon(mark), h("h2", {}, title), h("p", {}, words), more));
}

function told({ extensions, activityTypes = [] }, on) {
  if (!extensions.length) {
    return { title: "No extension", words: "Start Vitrine with the folder of a widget extension.", more: h("p", {}, h("code", {}, "vitrine dev path/to/Widgets")) };
  }
  if (extensions.some(({ building }) => building)) return { title: "Building", words: "The widgets appear when the first build is done." };
  if (extensions.some(({ build }) => build && !build.succeeded)) return { title: "No widgets yet", words: "The first build failed. They appear when it is good." };
  if (activityTypes.length) {
    return {
      mark: "island", title: "Live Activities only", words: "This extension has no widgets. Start an activity to see it on the Lock Screen and in the Dynamic Island.",
      more: h("button", { class: "tool large", type: "button", onclick: () => on.activities() }, "Start an Activity"),
    };
  }
  return { title: "No widgets", words: "This extension's bundle offers none. Add a widget to its WidgetBundle and save." };
}
