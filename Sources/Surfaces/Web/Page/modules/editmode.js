// Editing of surfaces: whether it is on, what was done, undo. Surfaces listen and draw the handles.

import { send } from "./send.js";
import { toast } from "./toast.js";

class EditMode extends EventTarget {
  on = false;
  #model = null;
  #root = null;

  /** `root` gets `data-editing` while it is on. */
  start(model, root, announcer) {
    this.#model = model;
    this.#root = root;
    this.announcer = announcer;
  }

  toggle(on = !this.on) {
    if (on === this.on) return;
    this.on = on;
    this.say(on ? "Editing. Arrow keys move, Delete removes, Enter offers more." : "Done editing.");
    this.mark();
    this.dispatchEvent(new Event("change"));
  }

  mark(surface = this.surface) {
    this.surface = surface;
    if (this.on && surface !== "all") this.#root.dataset.editing = surface;
    else delete this.#root.dataset.editing;
  }

  /** Words for a screen reader. The same words twice are said twice. */
  say(words) {
    this.announcer.textContent = this.announcer.textContent === words ? `${words} ` : words;
  }

  /**
   * POSTs a change of the layout and fetches what it became. Gives the host's answer, or null when it refused: then its words are shown and
   * everything goes back to where it was.
   */
  async change(path, body, { said, undoable = false, near = null } = {}) {
    try {
      const answer = await send(path, body);
      await this.#model.refreshed();
      if (said) this.say(said);
      if (said && undoable) toast({ text: said, action: { label: "Undo", run: () => this.undo() } });
      return answer;
    } catch (refusal) {
      toast({ text: refusal.message, cure: refusal.cure, tone: "failure", near });
      this.#model.dispatchEvent(new Event("state"));
      return null;
    }
  }

  layout(edit, options) { return this.change("/api/layout", edit, options); }

  async undo() {
    const answer = await this.change("/api/undo", {});
    if (answer) this.say(answer.undone ? `Undid: ${answer.undone}` : "Nothing to undo.");
  }
}

export const editMode = new EditMode();
