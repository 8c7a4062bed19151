// Which cells a family covers, and where things stand on surfaces whose measures the device does not give.

export const SPANS = {
  systemSmall: [2, 2], systemMedium: [4, 2], systemLarge: [4, 4], systemExtraLarge: [8, 4], systemExtraLargePortrait: [4, 6],
  accessoryCircular: [1, 1], accessoryRectangular: [2, 1], accessoryInline: [4, 1],
};

export const CONTROL_SPANS = { small: [1, 1], wide: [2, 1], large: [2, 2] };

export const PLACES = { controlCenter: "Control Center", lockLeading: "Left button", lockTrailing: "Right button", actionButton: "Action Button" };

/** The cell of a widget on its page. */
export function cellOf(widget, home) {
  if (Number.isInteger(widget.column) && Number.isInteger(widget.row)) return { column: widget.column, row: widget.row };
  return { column: Math.round((widget.frame.x - home.x) / home.pitchX), row: Math.round((widget.frame.y - home.y) / home.pitchY) };
}

/** The rectangle of a family at a cell of the Home Screen. */
export function frameAt(home, { column, row }, size) {
  return { x: home.x + column * home.pitchX, y: home.y + row * home.pitchY, width: size.width, height: size.height };
}

/** The size that a family has on this device, as far as widgets that are there or the grid tell. */
export function sizeOf(family, state) {
  const { device } = state;
  const told = device.shownSizes?.[family] ?? device.sizes?.[family];
  if (told) return told;
  const alike = state.widgets.find((widget) => widget.family === family);
  if (alike) return alike.shownSize;
  const small = state.widgets.find((widget) => widget.family === "systemSmall")?.shownSize ?? { width: 2 * device.home.pitchX - 22, height: 2 * device.home.pitchY - 38 };
  const [across, down] = SPANS[family] ?? [2, 2];
  return { width: small.width + (across - 2) * device.home.pitchX, height: small.height + (down - 2) * device.home.pitchY };
}

/** Widgets of `surface` in their stacks: each a list with the top one first, in reading order. */
export function stacks(widgets, surface) {
  const groups = new Map();
  for (const widget of widgets) {
    if ((widget.surface ?? "home") !== surface || (surface !== "lock" && !widget.frame)) continue;
    const key = surface === "lock" && !Number.isInteger(widget.column) ? widget.id
      : `${widget.page} ${widget.column ?? widget.frame.x} ${widget.row ?? widget.frame.y}`;
    groups.set(key, [...(groups.get(key) ?? []), widget]);
  }
  for (const group of groups.values()) group.sort((a, b) => (a.stackIndex ?? 0) - (b.stackIndex ?? 0));
  return [...groups.entries()].map(([key, members]) => ({ key, members }));
}

/** Where the Lock Screen's parts stand. What the device document says counts; else measures of ours by the screen's size. */
export function lockPlaces(state) {
  const { device } = state;
  const { width, height } = device.screen;
  const told = device.lock ?? {};
  const circle = sizeIn(state, "accessoryCircular") ?? { width: 72, height: 72 };
  const wide = sizeIn(state, "accessoryRectangular") ?? { width: 160, height: 72 };
  const inline = sizeIn(state, "accessoryInline") ?? { width: 234, height: 26 };
  const gap = wide.width - 2 * circle.width;
  const row = 4 * circle.width + 3 * gap;
  const top = device.cutout === "island" ? 94 : device.cutout === "notch" ? 84 : 54;
  const size = Math.min(108, width * 0.262);
  const clock = told.clock ?? { x: 0, y: top + inline.height - 4, width, height: size };
  const cells = { x: (width - row) / 2, y: clock.y + clock.height + 6, cell: circle.width, gap, height: circle.height };
  const side = Math.min(50, width * 0.13);
  const inset = device.cornerRadius ? 46 : 30;
  const bottom = height - side - (device.cornerRadius ? 50 : 30);
  return {
    padlock: device.cutout === "island" ? 72 : device.cutout === "notch" ? 58 : 34,
    line: told.line ?? null, inline: told.inline ?? { x: (width - inline.width) / 2, y: top, width: inline.width, height: inline.height },
    clock, cells: told.cells?.cell ? told.cells : cells, sizes: { accessoryCircular: circle, accessoryRectangular: wide, accessoryInline: inline },
    activity: told.activity ?? { x: cells.x - 10, y: bottom - 100, width: row + 20, height: 76 },
    hasRow: !device.lock || Boolean(told.cells), hasLine: !device.lock || Boolean(told.inline),
    buttons: device.lock ? told.buttons ?? null : { leading: { x: inset, y: bottom, width: side, height: side }, trailing: { x: width - inset - side, y: bottom, width: side, height: side } },
  };
}

function sizeIn(state, family) {
  const told = state.device.sizes?.[family];
  return told ?? state.widgets.find((widget) => widget.family === family)?.size;
}

/** Cells of Control Center, and its origin on the screen. */
export function controlPlaces(device) {
  const { cell = 70, gap = 14, columns = 4, x, y } = device.controlCenter ?? {};
  const width = columns * cell + (columns - 1) * gap;
  return { cell, gap, columns, x: x ?? (device.screen.width - width) / 2, y: y ?? (device.cutout === "none" ? 74 : 112), width };
}

/** Puts tiles row by row where they fit first, in order; gives a cell for each, and the rows used. */
export function packControls(controls, columns) {
  const taken = new Set();
  const cells = new Map();
  let rows = 0;
  for (const control of controls) {
    const [across, down] = CONTROL_SPANS[control.size] ?? [1, 1];
    for (let row = 0; !cells.has(control.id); row++) {
      for (let column = 0; column + across <= columns; column++) {
        const covered = Array.from({ length: across * down }, (_, i) => `${column + (i % across)} ${row + Math.floor(i / across)}`);
        if (covered.some((cell) => taken.has(cell))) continue;
        covered.forEach((cell) => taken.add(cell));
        cells.set(control.id, { column, row, across, down });
        rows = Math.max(rows, row + down);
        break;
      }
    }
  }
  return { cells, rows };
}

/** Whether the device has an Action Button. */
export function hasActionButton(device) {
  return device.actionButton ?? (/^iPhone (15 Pro|1[6-9]|[2-9]\d)/.test(device.name));
}
