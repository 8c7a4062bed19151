// The page: connects the model, the address and the views.

import * as address from "./address.js";
import { Model } from "./model.js";
import { Toolbar } from "./toolbar.js";
import { HomeScreen } from "./homescreen.js";
import { ContactSheet } from "./contact.js";
import { Inspector } from "./inspector.js";
import { TimeBar, timeKeys } from "./time/bar.js";
import { History } from "./time/history.js";
import { Player } from "./time/player.js";
import { stateAt, why } from "./time/then.js";
import { everySecond, hostNow, isLooking, now } from "./clock.js";
import { Refusal, send } from "./send.js";
import { BuildSheet } from "./sheet.js";
import { keepLive } from "./live.js";
import { emptyStage } from "./empty.js";
import { Taps } from "./tap.js";
import { toast } from "./toast.js";
import { Editing } from "./editing.js";
import { LockScreen } from "./lockscreen.js";
import { TodayView } from "./today.js";
import { ControlCenter } from "./controlcenter.js";
import { Gallery } from "./gallery.js";
import { StageTools } from "./stagetools.js";
import { startControls } from "./controls.js";
import { editMode } from "./editmode.js";
import { forgetCatalog } from "./catalog.js";
import { IslandStage } from "./islandstage.js";
import { activities } from "./activities.js";
import { Lazy } from "./lazy.js";
import { Traces } from "./push/traces.js";
import { witness } from "./activitypanel/history.js";
import { TINTS, WALLS } from "./appearance.js";
import { setTint } from "./pictures.js";
import { watchSight } from "./sight.js";

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
const traces = new Traces(model);
const history = new History();
const player = new Player(model);
/** What the panels of activities and pushes show elsewhere. */
const panelActions = {
  surface: (name, { id }) => goTo({ surface: name, activity: id, push: undefined }),
  push: (id) => goTo({ surface: "push", push: id, tab: undefined }),
  activity: (id) => goTo({ surface: "activities", activity: id, push: undefined }),
};
const surfaces = {
  home: new HomeScreen(find("surface"), stageActions),
  lock: new LockScreen(find("surface"), stageActions),
  today: new TodayView(find("surface"), stageActions),
  control: new ControlCenter(find("surface"), stageActions),
  all: new ContactSheet(find("surface"), stageActions),
  island: new IslandStage(find("surface"), stageActions),
  standby: companion(() => import("./companions/standby.js").then(({ StandBy }) => new StandBy(find("surface")))),
  watch: companion(() => import("./companions/watch.js").then(({ Watch }) => new Watch(find("surface"), model))),
  carplay: companion(() => import("./companions/carplay.js").then(({ CarPlay }) => new CarPlay(find("surface"), model))),
  mac: companion(() => import("./companions/mac.js").then(({ Mac }) => new Mac(find("surface"), model))),
  activities: new Lazy(find("surface"), () => import("./activitypanel/panel.js").then(({ ActivityPanel }) => new ActivityPanel(find("surface"), model, traces, panelActions)), ["panel", "activitypanel"]),
  ledger: new Lazy(find("surface"), () => import("./ledger/panel.js").then(({ LedgerPanel }) => new LedgerPanel(find("surface"), model, { look: (at) => { player.look(at); timeBar.track.reveal(at); }, select: (id) => visit(id) })), ["panel", "ledger"]),
  push: new Lazy(find("surface"), () => import("./push/panel.js").then(({ PushPanel }) => new PushPanel(find("surface"), model, traces, panelActions)), ["panel", "push"]),
};
const toolbar = new Toolbar({
  scheme: (name) => { address.write({ scheme: name === "auto" ? undefined : name }); render(); },
  device: (id) => chooseDevice(id),
  lock: (locked) => lock(locked),
  surface: (name) => showSurface(name),
  power: (lowPower) => conditions({ lowPower }),
  appearance: (appearance) => editMode.change("/api/appearance", { appearance }),
});
const inspector = new Inspector(find("inspector"), {
  reload: (id) => model.reload(id),
  edit: (id) => editing.edit(id),
  launch: (id) => { const view = surfaces[mounted]?.view?.(id); if (view) taps.launch(view); },
  tapMap: () => toggleTapMap(),
  lastTap: (id) => taps.last.get(id),
  why: (widget) => why(widget, history, now()),
  ledger: (id) => showLedger(id),
  conditions: (changes) => conditions(changes),
  settings: (changes) => conditions(changes, "/api/settings"),
  close: () => closeInspector(),
});
const timeBar = new TimeBar(find("timebar"), player, history, {
  select: ({ widget, activity }) => (activity ? goTo({ activity }) : widget && widget !== address.read().widget && select(widget, false)),
  say: (text) => toast({ text }),
});
const sheet = new BuildSheet(find("sheet"), find("announcer"));

const editing = new Editing(find("surface"), model, { select: (id) => select(id, false), view: (id) => surfaces[mounted]?.view?.(id) });
const gallery = new Gallery({ added: (what) => showAdded(what) });
const tools = new StageTools(find("stage-tools"), {
  wall: (name) => { address.write({ wall: name === "dusk" ? undefined : name }); render(); },
  tint: (name) => { address.write({ tint: name === "sand" ? undefined : name }); render(); },
});

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
  if (!model.state) return;
  const state = shownState();
  const asked = address.read();
  const surface = asked.surface in surfaces ? asked.surface : "home";
  const colours = colour(state, asked);
  toolbar.showState(state, surface);
  const nothing = !state.widgets.length && !state.controls?.length && (surface === "all" || (surface === "home" && !state.activities?.length)) && !editMode.on;
  mount(nothing ? "empty" : surface);
  document.documentElement.dataset.surface = mounted;
  editMode.mark(mounted);
  tools.show(state, mounted, colours);
  if (mounted === "empty") emptyStage(find("surface"), state, { activities: () => showSurface("activities") });
  else surfaces[mounted].show({ state, scheme, selected: asked.widget, page: Number(asked.page) - 1 || 0, activity: asked.activity });
  inspector.show(state, asked.widget, scheme);
  showTime(model.widget(asked.widget));
  sheet.show(state.extensions);
}

/** The host's state; as it was or will be where somebody looks at another instant. */
function shownState() {
  return isLooking() ? stateAt(model.state, history, now(), hostNow()) : model.state;
}

/** What would show otherwise if it were drawn anew: nothing is drawn for each frame of a drag. */
function lookKey() {
  if (!isLooking()) return null;
  return JSON.stringify(shownState().widgets.map(({ id, then, at }) => [id, then, at]));
}

async function conditions(changes, path = "/api/conditions") {
  try {
    await send(path, changes);
    await model.refreshed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast({ text: error.message, tone: "failure" });
  }
}

function showLedger(id) { goTo({ surface: "ledger", widget: id, push: undefined, open: undefined }); }

/** The time bar is about the chosen activity, else about the chosen widget, else about all. */
function showTime(widget) {
  const { state } = model;
  const { activity, surface } = address.read();
  const list = state.activities ?? [];
  const chosen = list.find(({ id }) => id === activity) ?? (surface === "island" ? list.find(({ id }) => id === state.island?.id) ?? list[0] : null);
  timeBar.show(state, widget, list, chosen);
}

/** The wallpaper's colour and the tint, as the address has them. */
function colour(state, asked) {
  const wall = asked.wall in WALLS ? asked.wall : "dusk";
  const tint = asked.tint in TINTS ? asked.tint : "sand";
  const root = document.documentElement;
  root.dataset.wall = wall;
  root.dataset.appearance = state.appearance ?? "fullColor";
  root.style.setProperty("--tint", TINTS[tint]);
  setTint(state.appearance === "tinted" ? TINTS[tint].slice(1) : null);
  return { wall, tint };
}

function showSurface(name) {
  if (name in surfaces) goTo({ surface: name === "home" ? undefined : name, push: undefined, open: undefined });
}

function goTo(changes) {
  editMode.toggle(false);
  address.write(changes, { push: true });
  render();
}

/** A surface of another device: fetched when it is first shown. */
function companion(load) { return new Lazy(find("surface"), load, ["panel", "companions"]); }

/** What was just added comes into sight; its sheet opens where it asks for one. */
function showAdded({ id, surface, prompts, control }) {
  const widget = model.widget(id);
  if (widget) {
    address.write({ widget: id, page: surface === "home" && widget.page ? widget.page + 1 : undefined });
    render();
  }
  surfaces[mounted]?.focus?.(id);
  if (prompts) document.dispatchEvent(new CustomEvent("configure", { bubbles: true, detail: control ? { control: id } : { widget: id } }));
}

function mount(name) {
  if (mounted === name) return;
  surfaces[mounted]?.remove();
  mounted = name;
}

function select(id, opened) {
  if (opened) inspector.root.classList.add("open");
  if (address.read().widget === id || !model.state) return;
  address.write({ widget: id, activity: undefined });
  surfaces[mounted]?.select(id);
  inspector.show(shownState(), id, shownScheme());
  showTime(model.widget(id));
}

/** Opens a widget of the contact sheet where it stands on its Home Screen. */
function visit(id) {
  const widget = model.widget(id);
  if (!widget?.frame && widget?.surface !== "lock") return select(id, true);
  const surface = widget.surface ?? "home";
  address.write({ surface: surface === "home" ? undefined : surface, page: surface === "home" && widget.page ? widget.page + 1 : undefined, widget: id }, { push: true });
  render();
  surfaces[surface].focus(id);
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
  const { device, widget, page, at } = address.read();
  const instant = Number(at);
  player.look(at !== undefined && Number.isFinite(instant) && Math.abs(instant) < 1e11 ? instant : null);
  const { state } = model;
  if (device && state && device !== state.device.id && state.devices.some((known) => known.id === device)) await model.choose(device);
  const shown = model.widget(widget);
  if (shown?.frame && !page && shown.page) address.write({ page: shown.page + 1 });
  render();
}

addEventListener("popstate", followAddress);
addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, textarea, select, [contenteditable], [aria-modal]")) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey) {
    event.preventDefault();
    return void editMode.undo();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) return showSurface(Object.keys(surfaces)[event.key - 1]);
  if (event.key.toLowerCase() === "j" && ["home", "lock", "today", "control"].includes(mounted)) return editMode.toggle();
  if (event.key !== "Escape") return;
  if (editMode.on) return editMode.toggle(false);
  if (isLooking()) return player.look(null);
  if (inspector.root.classList.contains("open") && matchMedia("(max-width: 760px)").matches) return closeInspector();
  const { widget, activity } = address.read();
  if ((!widget && !activity) || mounted === "activities" || mounted === "push") return;
  address.write({ widget: undefined, activity: undefined });
  render();
});
addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable], [role=dialog], [role=menu]");
  if (typing || event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
  const id = address.read().widget;
  if (event.key.toLowerCase() === "t") toggleTapMap();
  else if (event.key.toLowerCase() === "e" && id) editing.edit(id);
  else if (event.key.toLowerCase() === "l" && model.state?.conditions) showLedger(id);
});
document.addEventListener("open-gallery", ({ detail }) => gallery.open(detail, model.state, shownScheme()));
document.addEventListener("edit-home", () => editMode.toggle(true));
document.addEventListener("select-activity", ({ detail }) => {
  if (address.read().activity === detail.id) return;
  address.write({ activity: detail.id });
  render();
});
activities.start(model);
editMode.start(model, find("surface"), find("editing-announcer"));
editMode.addEventListener("change", render);
startControls(model);
systemDark.addEventListener("change", render);
taps.addEventListener("tapped", render);
let timelines = null;
model.addEventListener("state", () => {
  player.follow(model.state.clock);
  const key = JSON.stringify(model.widgets.map(({ id, course, revision, loadedAt, nextReload }) => [id, course, revision, loadedAt, nextReload]));
  if (timelines !== null && key !== timelines) history.refresh();
  timelines = key;
  witness(model.state);
  render();
});
model.addEventListener("build", () => { forgetCatalog(); toolbar.showBuild(model.state); sheet.show(model.state.extensions); });
model.addEventListener("ledger", ({ detail }) => { inspector.budget.refresh(detail); history.refresh(); surfaces.ledger.refresh?.(); });
history.addEventListener("change", () => { if (isLooking()) render(); });
player.addEventListener("refused", ({ detail }) => toast({ text: detail.message, tone: "failure" }));
timeKeys(timeBar, player);
let looked = null;
everySecond(() => {
  const key = lookKey();
  if (key === looked || !model.state) return;
  looked = key;
  render();
});
model.addEventListener("log", () => inspector.showLog(model.state));
model.addEventListener("connection", () => toolbar.showConnection(model.connection));
keepLive(find("surface"));
watchSight(find("surface"));
toolbar.showConnection("connecting");
render();
model.start().then(followAddress);
