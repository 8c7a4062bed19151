// Pressing controls: the state shows at once, presses of one control follow each other, a refusal takes it back.

import { send } from "./send.js";
import { nonce } from "./nonce.js";
import { toast } from "./toast.js";
import { askToUnlock } from "./unlock.js";
import { editMode } from "./editmode.js";
import { hud } from "./hud.js";

let model = null;
const queues = new Map();
const said = new Map();

export function startControls(theModel) { model = theModel; }

/** Presses the control that `view` shows. */
export function press(view) {
  const { control, id } = view;
  if (control.disabled) return editMode.say(`${control.title || control.name} is not available`);
  if (control.template === "toggle") view.guess(!view.isOn);
  const work = (queues.get(id) ?? Promise.resolve()).then(() => run(view, () => queues.get(id) === work));
  queues.set(id, work);
  return work;
}

async function run(view, isLast) {
  let outcome = await ask(view, false);
  if (outcome.result === "needsAuthentication") {
    const screen = view.element.closest(".screen") ?? document.getElementById("stage");
    view.guess(null);
    if (!await askToUnlock({ screen, name: view.control.title || view.control.name })) return;
    await model.lock?.(false);
    if (view.control.template === "toggle") view.guess(!view.isOn);
    outcome = await ask(view, true);
  }
  const failed = outcome.result === "failed" || outcome.result === "needsAuthentication";
  if (!failed) await model.refreshed();
  // A further press waits already: it has its own guess.
  if (isLast()) view.guess(null);
  if (failed) return toast({ text: outcome.problem?.message ?? `“${view.control.title}” failed.`, cure: outcome.problem?.cure, tone: "failure", near: view.element });
  if (outcome.dialog) toast({ text: outcome.dialog, near: view.element });
  else if (outcome.url) toast({ text: `Opened ${outcome.url} in the app`, near: view.element });
  for (const note of outcome.notes ?? []) toast({ text: note, near: view.element });
}

async function ask(view, authenticated) {
  try {
    return await send(`/api/controls/${encodeURIComponent(view.id)}/press`, { nonce: nonce(), authenticated });
  } catch (refusal) {
    return { result: "failed", problem: { code: refusal.code, message: refusal.message, cure: refusal.cure } };
  }
}

/** The words of an action (`controlWidgetStatus`) appear once, when they are new. */
export function showStatus(screen, control) {
  const key = `${control.status ?? ""} ${control.revision ?? 0}`;
  const before = said.get(control.id);
  said.set(control.id, key);
  if (before !== undefined && before !== key && control.status) hud(screen, control.status, { seconds: 2.4 });
}

/** Opens the edit sheet of a control. */
export function configure(view) {
  if (view.control.configurable) document.dispatchEvent(new CustomEvent("configure", { bubbles: true, detail: { control: view.id } }));
}
