// A device: its body, its glass, and what the system draws there. Lengths are points of the device table.

import { h, s, px } from "./dom.js";
import { continuousRect } from "./corners.js";
import { statusTime } from "./format.js";
import { everySecond } from "./clock.js";

/** The body's measure around the glass. */
export function body(device) {
  const square = device.cornerRadius === 0;
  if (device.idiom === "pad") return { side: 24, end: square ? 84 : 24, radius: square ? 34 : device.cornerRadius + 22, button: square };
  return { side: square ? 14 : 11, end: square ? 92 : 11, radius: square ? 54 : device.cornerRadius + 11, button: square };
}

/** A device with an empty screen; `screen` is where a surface draws. */
export function drawDevice(device) {
  const frame = body(device);
  const width = device.screen.width + 2 * frame.side;
  const height = device.screen.height + 2 * frame.end;
  const screen = h("div", {
    class: "screen",
    style: {
      left: px(frame.side), top: px(frame.end), width: px(device.screen.width), height: px(device.screen.height),
      "clip-path": device.cornerRadius
        ? `path("${continuousRect(device.screen.width, device.screen.height, device.cornerRadius)}")` : "none",
    },
  }, h("div", { class: "wallpaper light" }), h("div", { class: "wallpaper dark" }), h("div", { class: "dimming" }));
  const element = h("div", { class: "device", style: { width: px(width), height: px(height) } }, bezel(width, height, frame, device), screen);
  return { element, screen, width, height };
}

function bezel(width, height, frame, device) {
  const keys = device.idiom === "phone"
    ? [[-2.5, 168, 30], [-2.5, 232, 58], [-2.5, 304, 58], [width - 0.5, 250, 92]].map(([x, y, length]) =>
      s("rect", { class: "key", x, y, width: 3, height: length, rx: 1.2 })) : [];
  const button = frame.button
    ? s("circle", { cx: width / 2, cy: height - frame.end / 2, r: Math.min(27, frame.end * 0.32), fill: "#141416", stroke: "#3a3a3e", "stroke-width": 2 }) : null;
  return s("svg", { class: "bezel", width, height, "aria-hidden": "true" },
    s("defs", {}, s("linearGradient", { id: "rim", x1: 0, y1: 0, x2: 1, y2: 1 },
      s("stop", { offset: 0, "stop-color": "#8d8e94" }), s("stop", { offset: 0.35, "stop-color": "#4b4c51" }),
      s("stop", { offset: 0.65, "stop-color": "#6f7076" }), s("stop", { offset: 1, "stop-color": "#3c3d41" }))),
    ...keys,
    s("path", { class: "body", d: continuousRect(width, height, frame.radius) }),
    s("path", { class: "rim", d: continuousRect(width - 3, height - 3, frame.radius - 1.5, 1.5, 1.5) }),
    button);
}

/** The status bar; its clock shows the host's time. `stop` ends the ticking. */
export function drawStatusBar(device) {
  const { width } = device.screen;
  const place = {
    island: { y: device.island ? device.island.sensor.y + device.island.sensor.height / 2 + 1 : 32, size: 17, inset: (width - 126) / 4 + 4 },
    notch: { y: 24, size: 16, inset: (width - 162) / 4 + 2 },
    none: { y: device.statusBarHeight / 2, size: 12, inset: device.idiom === "pad" ? 40 : width / 2 },
  }[device.cutout];
  const time = h("span", { class: "time", style: { left: px(place.inset), top: px(place.y), "font-size": px(place.size) } });
  const right = device.cutout === "none" ? 40 : place.inset;
  const signs = h("span", { class: "signs", style: { right: px(right), top: px(place.y) } }, antenna(place.size), wave(place.size), battery(place.size));
  const stop = everySecond((now) => {
    const text = statusTime(now);
    if (time.textContent !== text) time.textContent = text;
  });
  const cutout = device.cutout === "none" ? null : h("div", { class: `cutout ${device.cutout}` });
  if (device.island) {
    const { y, width, height } = device.island.sensor;
    Object.assign(cutout.style, { top: px(y), width: px(width), height: px(height), "border-radius": px(height / 2) });
  }
  /** Time and signs move outwards when the island and the circle beside it grow. */
  const makeRoom = (...shapes) => {
    const left = Math.min(...shapes.map((shape) => shape.x));
    const right = Math.max(...shapes.map((shape) => shape.x + shape.width));
    const middle = (edge) => px(Math.max(44, Math.min(place.inset, (edge + 20) / 2)));
    time.style.left = middle(left);
    signs.style.right = middle(width - right);
    signs.classList.toggle("tight", width - right < 96);
    time.parentElement.classList.toggle("covered", left < 40);
  };
  return { element: h("div", { class: "status-bar", "aria-hidden": "true" }, time, cutout, signs), stop, makeRoom };
}

function antenna(size) {
  const bars = [0, 1, 2, 3].map((i) => s("rect", { x: i * 4.6, y: 8 - i * 2.5, width: 3.2, height: 4 + i * 2.5, rx: 1 }));
  return s("svg", { viewBox: "0 0 17 12", height: size * 0.68 }, ...bars);
}

function wave(size) {
  return s("svg", { viewBox: "0 0 17 12", height: size * 0.68 },
    s("path", { d: "M8.5 2.2c2.4 0 4.6.9 6.2 2.4l1.4-1.5A11 11 0 0 0 8.5 0C5.6 0 2.9 1.1.9 3.1l1.4 1.5a9 9 0 0 1 6.2-2.4zm0 3.8c1.4 0 2.6.5 3.6 1.3l1.4-1.5a7.3 7.3 0 0 0-10 0l1.4 1.5A5.3 5.3 0 0 1 8.5 6zm2.4 2.6a3.6 3.6 0 0 0-4.8 0L8.5 11.2z" }));
}

function battery(size) {
  return s("svg", { viewBox: "0 0 27 13", height: size * 0.74 },
    s("rect", { x: 0.5, y: 0.5, width: 23, height: 12, rx: 3.8, fill: "none", stroke: "currentColor", opacity: 0.4 }),
    s("path", { d: "M25 4.3v4.4c.9-.35 1.4-1.2 1.4-2.2s-.5-1.85-1.4-2.2z", opacity: 0.45 }),
    s("rect", { x: 2, y: 2, width: 20, height: 9, rx: 2.5 }));
}

const GLYPHS = [
  "M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  "M7 6h3v3H7zM14 6h3v3h-3zM7 15h3v3H7zM14 15h3v3h-3z",
  "M12 5l7 7-7 7-7-7z",
  "M5.5 8h13M5.5 12h13M5.5 16h8",
  "M12 6v12M6 12h12",
  "M6.5 17.5V12M12 17.5v-11M17.5 17.5V9",
];

/** The dock with neutral tiles of our own; they stand for apps and do nothing. */
export function drawDock(device) {
  const { frame, cornerRadius, icons } = device.dock;
  const icon = device.home.icon;
  const tiles = Array.from({ length: icons }, (_, i) => {
    const x = device.idiom === "phone"
      ? device.home.x + device.home.pitchX / 2 - (device.home.pitchX * 2 - smallWidth(device)) / 2 + i * device.home.pitchX - icon / 2 - frame.x
      : (frame.width / icons) * (i + 0.5) - icon / 2;
    return h("div", {
      class: "tile",
      style: { left: px(x), top: px((frame.height - icon) / 2), width: px(icon), height: px(icon), "clip-path": `path("${continuousRect(icon, icon, icon * 0.235)}")` },
    }, s("svg", { viewBox: "0 0 24 24" }, s("path", { d: GLYPHS[i % GLYPHS.length] })));
  });
  return h("div", {
    class: "dock", "aria-hidden": "true",
    style: { left: px(frame.x), top: px(frame.y), width: px(frame.width), height: px(frame.height), "border-radius": px(cornerRadius) },
  }, ...tiles);
}

/** A small widget is two columns wide less the gutter. */
const smallWidth = (device) => device.screen.width - 2 * device.home.x - device.home.pitchX * (device.home.columns - 2);
