// The page: connects the model, the address and the views.

import * as address from "./address.js";
import { Model } from "./model.js";
import { Toolbar } from "./toolbar.js";
import { HomeScreen } from "./homescreen.js";
import { ContactSheet } from "./contact.js";
import { Inspector } from "./inspector.js";
import { TimeBar } from "./timebar.js";
import { BuildSheet } from "./sheet.js";
import { keepLive } from "./live.js";
import { emptyStage } from "./empty.js";
import { Taps } from "./tap.js";
import { toast } from "./toast.js";
import { Editing } from "./editing.js";

const find = (id) => document.getElementById(id);
const model = new Model();
const systemDark = matchMedia("(prefers-color-scheme: dark)");

const taps = new Taps(model);
const stageActions = {
  tap: (view, hit) => { select(view.id, false); taps.tap(view, hit); },
  launch: (view) => taps.launch(view),
  select: (id, how) => select(id, how === "click"),
  open: (id) => { select(id, true); inspector.root.focus({ preventScroll: true }); },
  page: (index) => address.write({ page: index ? index + 1 : undefined }),
  visit: (id) => visit(id),
};
const surfaces = {
  home: new HomeScreen(find("surface"), stageActions),
  all: new ContactSheet(find("surface"), stageActions),
};
const toolbar = new Toolbar({
  scheme: (name) => { address.write({ scheme: name === "auto" ? undefined : name }); render(); },
  device: (id) => chooseDevice(id),
  lock: (locked) => lock(locked),
  surface: (name) => { address.write({ surface: name === "home" ? undefined : name }, { push: true }); render(); },
});
const inspector = new Inspector(find("inspector"), {
  reload: (id) => model.reload(id),
  edit: (id) => editing.edit(id),
  launch: (id) => { const view = surfaces[mounted]?.view?.(id); if (view) taps.launch(view); },
  tapMap: () => toggleTapMap(),
  lastTap: (id) => taps.last.get(id),
  close: () => closeInspector(),
});
const timeBar = new TimeBar(find("timebar"));
const sheet = new BuildSheet(find("sheet"), find("announcer"));

const editing = new Editing(find("surface"), model, { select: (id) => select(id, false), view: (id) => surfaces[mounted]?.view?.(id) });

let mounted = null;

/** `auto`, `light` or `dark`, as the address has it. */
function chosenScheme() {
  const { scheme } = address.read();
  return scheme === "light" || scheme === "dark" ? scheme : "auto";
}

function shownScheme() {
  const choice = chosenScheme();
  return choice === "auto" ? (systemDark.matches ? "dark" : "light") : choice;
}

function render() {
  const scheme = shownScheme();
  document.documentElement.dataset.scheme = scheme;
  toolbar.showScheme(chosenScheme());
  const { state } = model;
  if (!state) return;
  const asked = address.read();
  const surface = asked.surface === "all" ? "all" : "home";
  toolbar.showState(state, surface);
  mount(state.widgets.length ? surface : "empty");
  if (mounted === "empty") emptyStage(find("surface"), state);
  else surfaces[mounted].show({ state, scheme, selected: asked.widget, page: Number(asked.page) - 1 || 0 });
  const widget = model.widget(asked.widget);
  inspector.show(state, asked.widget, scheme);
  timeBar.show(widget ?? state.widgets[0]);
  sheet.show(state.extensions);
}

function mount(name) {
  if (mounted === name) return;
  surfaces[mounted]?.remove();
  mounted = name;
}

function select(id, opened) {
  if (opened) inspector.root.classList.add("open");
  if (address.read().widget === id || !model.state) return;
  address.write({ widget: id });
  surfaces[mounted]?.select(id);
  inspector.show(model.state, id, shownScheme());
  timeBar.show(model.widget(id));
}

/** Opens a widget of the contact sheet where it stands on its Home Screen. */
function visit(id) {
  const widget = model.widget(id);
  if (!widget?.frame) return select(id, true);
  address.write({ surface: undefined, page: widget.page ? widget.page + 1 : undefined, widget: id }, { push: true });
  render();
  surfaces.home.focus(id);
}

function closeInspector() {
  inspector.root.classList.remove("open");
  surfaces[mounted]?.focus?.(address.read().widget);
}

/** Outlines what can be tapped and marks what is smaller than a finger. */
function toggleTapMap() {
  const root = document.documentElement;
  root.dataset.tapMap === undefined ? (root.dataset.tapMap = "") : delete root.dataset.tapMap;
  inspector.showTapMap();
}

async function lock(locked) {
  const refusal = await model.lock(locked);
  if (refusal) toast({ text: refusal, tone: "failure" });
}

async function chooseDevice(id) {
  address.write({ device: id, page: undefined }, { push: true });
  const refusal = await model.choose(id);
  if (refusal) find("announcer").textContent = refusal;
}

/** A link may name a device other than the host's: the host is asked for it once. */
async function followAddress() {
  const { device, widget, page } = address.read();
  const { state } = model;
  if (device && state && device !== state.device.id && state.devices.some((known) => known.id === device)) await model.choose(device);
  const shown = model.widget(widget);
  if (shown?.frame && !page && shown.page) address.write({ page: shown.page + 1 });
  render();
}

addEventListener("popstate", followAddress);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (inspector.root.classList.contains("open") && matchMedia("(max-width: 760px)").matches) return closeInspector();
  if (!address.read().widget) return;
  address.write({ widget: undefined });
  render();
});
addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable], [role=dialog], [role=menu]");
  if (typing || event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
  const id = address.read().widget;
  if (event.key.toLowerCase() === "t") toggleTapMap();
  else if (event.key.toLowerCase() === "e" && id) editing.edit(id);
});
systemDark.addEventListener("change", render);
taps.addEventListener("tapped", render);
model.addEventListener("state", render);
model.addEventListener("build", () => { toolbar.showBuild(model.state); sheet.show(model.state.extensions); });
model.addEventListener("log", () => inspector.showLog(model.state));
model.addEventListener("connection", () => toolbar.showConnection(model.connection));
keepLive(find("surface"));
toolbar.showConnection("connecting");
render();
model.start().then(followAddress);
