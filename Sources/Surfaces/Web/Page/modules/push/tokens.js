// The tokens that pushes are sent to: what each is for, its curl line, a new one for an old.

import { h, mark } from "../dom.js";
import { icon } from "../icons.js";
import { send } from "../send.js";
import { toast } from "../toast.js";
import { copyButton } from "./copy.js";
import { pushCommand } from "./curl.js";
import { templateOf } from "./templates.js";
import { shortHex, tokenTitle } from "./words.js";

export class Tokens {
  #key = null;

  /** `on.use(token)` puts one into the sender. */
  constructor(on) {
    this.on = on;
    this.element = h("div", { class: "token-list" });
  }

  show(state, chosen) {
    const tokens = state.tokens ?? [];
    const key = JSON.stringify([tokens, state.gateway, state.activities?.map(({ id, revision }) => [id, revision])]);
    if (key !== this.#key) this.#draw(tokens, state);
    this.#key = key;
    for (const row of this.element.querySelectorAll("[data-token]")) mark(row, "aria-current", row.dataset.token === chosen && "true");
  }

  #draw(tokens, state) {
    if (tokens.length === 0) {
      return this.element.replaceChildren(h("div", { class: "panel-empty" }, icon("push"), h("h3", {}, "No token yet"),
        h("p", {}, "An app gets one when it listens to pushToStartTokenUpdates, for each activity started with pushType: .token, and for widgets and controls with a push handler.")));
    }
    this.element.replaceChildren(h("ul", { class: "cards" }, ...tokens.map((token) => this.#row(token, state))));
  }

  #row(token, state) {
    const title = tokenTitle(token, state);
    const gone = token.unregisteredAt !== undefined && token.unregisteredAt !== null;
    return h("li", { class: "card", dataset: { token: token.hex } },
      h("div", { class: "card-head" }, h("h3", {}, title), gone ? h("span", { class: "tag warn", title: "Pushes to it are answered with 410 Unregistered." }, "No longer good") : null),
      h("p", { class: "soft" }, token.bundle, ", ", h("code", { title: token.hex }, shortHex(token.hex))),
      h("div", { class: "card-acts" },
        h("button", { type: "button", class: "tool", "aria-label": `Send to ${title}`, onclick: () => this.on.use(token.hex) }, "Send…"),
        copyButton(() => pushCommand(state.gateway, { token: token.hex, bundle: token.bundle, kind: token.kind, payload: templateOf(token, state) }), "Copy curl", `for ${title}`),
        copyButton(() => token.hex, "Copy Token", `of ${title}`),
        gone ? null : h("button", { type: "button", class: "tool", title: "The old one stops working, as when the system gives out another.", "aria-label": `Rotate the token that ${title.toLowerCase()}`, onclick: () => this.#rotate(token, title) }, "Rotate")));
  }

  async #rotate(token, title) {
    try {
      await send(`/api/tokens/${token.hex}/rotate`);
      toast({ text: `${title}: the app has a new token. The old one is answered with 410 Unregistered.` });
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure" });
    }
  }
}
