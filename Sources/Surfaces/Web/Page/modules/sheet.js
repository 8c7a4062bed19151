// What the compiler refused, over the last good picture; gone as soon as the build is good.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { plural } from "./format.js";

const MOST = 40;

export class BuildSheet {
  #key = null;

  constructor(root, announcer) {
    this.root = root;
    this.announcer = announcer;
  }

  show(extensions) {
    const failed = extensions.filter((extension) => extension.build && !extension.build.succeeded);
    const key = JSON.stringify(failed.map((extension) => [extension.name, extension.build.messages]));
    if (key === this.#key) return;
    this.#key = key;
    this.root.hidden = failed.length === 0;
    if (failed.length === 0) {
      if (this.announcer.textContent) this.announcer.textContent = "The build is good again.";
      return this.root.replaceChildren();
    }
    const messages = failed.flatMap((extension) => extension.build.messages);
    const errors = messages.filter((message) => message.severity === "error");
    const shown = [...errors, ...messages.filter((message) => message.severity !== "error")].slice(0, MOST);
    this.root.replaceChildren(
      h("header", {}, icon("error"), h("div", {},
        h("h2", {}, "Build failed"),
        h("p", {}, `${failed.map((extension) => extension.name).join(", ")}: ${plural(Math.max(1, errors.length), "error")}. The widgets show the last good build.`))),
      h("ol", { tabindex: "0", "aria-label": "Messages of the compiler" }, ...shown.map(message)));
    const first = shown[0];
    this.announcer.textContent = first ? `Build failed. ${fileName(first.file)} line ${first.line}: ${first.text}` : "Build failed.";
  }
}

function message({ file, line, column, severity, text, excerpt }) {
  return h("li", { class: severity },
    h("div", { class: "place" }, `${file}:${line}:${column}`),
    h("p", { class: "text" }, text),
    excerpt ? h("pre", {}, ...lines(excerpt)) : null);
}

/** The lines of an excerpt; the one that only points is coloured. */
function lines(excerpt) {
  return excerpt.replace(/\n+$/, "").split("\n").flatMap((line, i) => {
    const text = /^[\s|0-9]*[\^~]+[\^~\s`-]*/.test(line) ? h("span", { class: "caret" }, line) : line;
    return i ? ["\n", text] : [text];
  });
}

const fileName = (path) => path.split("/").pop();
