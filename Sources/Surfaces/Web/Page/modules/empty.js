// The stage while there is no widget: what is missing and what to do.

import { h } from "./dom.js";
import { icon } from "./icons.js";

export function emptyStage(root, state) {
  const building = state.extensions.some((extension) => extension.building);
  const failed = state.extensions.some((extension) => extension.build && !extension.build.succeeded);
  const [title, words] = building ? ["Building", "The widgets appear when the first build is done."]
    : failed ? ["No widgets yet", "The first build failed. They appear when it is good."]
    : state.extensions.length ? ["No widgets", "This extension's bundle offers none. Add a widget to its WidgetBundle and save."]
    : ["No extension", "Start Vitrine with the folder of a widget extension."];
  const hint = state.extensions.length ? null : h("p", {}, h("code", {}, "vitrine dev path/to/Widgets"));
  root.replaceChildren(h("div", { class: "empty" }, icon("widgets"), h("h2", {}, title), h("p", {}, words), hint));
}
