// What Live Activities put on every screen of a device: the Dynamic Island, or banners where there is none.

import { DynamicIsland } from "./island.js";
import { ActivityBanner } from "./activitybanner.js";
import { alertWords } from "./lockactivities.js";
import { activities } from "./activities.js";

let said = null;

export class LiveLayer {
  /** On the Lock Screen (`surface` "lock") activities are cards: island and banner stay empty there. */
  constructor(screen, device, surface, statusBar) {
    this.surface = surface;
    this.statusBar = statusBar;
    this.island = device.island ? new DynamicIsland(screen, device) : null;
    this.banner = !device.island && device.activity ? new ActivityBanner(screen, device.activity) : null;
    this.listen = () => this.state && this.show(this.state);
    activities.addEventListener("island", this.listen);
    this.outside = (event) => {
      if (activities.island.state === "expanded" && !event.target.closest?.(".dynamic-island, .screen, .toast, .unlock, .inspector")) activities.expand(null);
    };
    addEventListener("pointerdown", this.outside);
  }

  show(state) {
    this.state = state;
    const find = (id) => state.activities?.find((activity) => activity.id === id);
    const isLock = this.surface === "lock";
    announce(state.alert, state.alert && find(state.alert.id));
    const shapes = this.island?.show(isLock ? { state: "empty" } : activities.island, find);
    if (shapes) this.statusBar.makeRoom(shapes.island, shapes.circle);
    this.banner?.show(isLock ? null : state.alert, state.alert && find(state.alert.id), document.documentElement.dataset.scheme);
  }

  remove() {
    activities.removeEventListener("island", this.listen);
    removeEventListener("pointerdown", this.outside);
    this.island?.remove();
  }
}

/** Reads an alert out, once. */
function announce(alert, activity) {
  const key = alert ? `${alert.id} ${alert.until}` : null;
  if (key === said) return;
  said = key;
  if (alert) document.getElementById("announcer").textContent = alertWords(alert, activity);
}
