// Apple's continuous corner as a path: flatter than a circle where it meets the edge.

const EXTENT = 1.52866483;

// One corner at unit radius, from the end of its vertical edge to the start of its horizontal one (at the top left).
const CORNER = [
  ["L", [0, 1.52866483]],
  ["C", [0, 1.08849323], [0, 0.86840689], [0.065496, 0.66993427]],
  ["L", [0.074911, 0.63149399]],
  ["C", [0.16905899, 0.37282392], [0.37282392, 0.16905899], [0.63149399, 0.074911]],
  ["L", [0.66993427, 0.065496]],
  ["C", [0.86840689, 0], [1.08849323, 0], [1.52866483, 0]],
];

/** SVG path data of a rectangle of `width` × `height` at (`x`, `y`) with continuous corners of `radius`. */
export function continuousRect(width, height, radius, x = 0, y = 0) {
  return outline(CORNER, width, height, Math.min(radius, width / 2 / EXTENT, height / 2 / EXTENT), x, y);
}

function outline(shape, width, height, r, x, y) {
  const reversed = reverse(shape);
  const placed = (corner, sx, sy, ox, oy) => corner
    .map(([command, ...points]) => command + points.map(([px, py]) => `${round(ox + sx * px * r)} ${round(oy + sy * py * r)}`).join(" "))
    .join("");
  const [right, bottom] = [x + width, y + height];
  const path = placed(shape, 1, 1, x, y) + placed(reversed, -1, 1, right, y)
    + placed(shape, -1, -1, right, bottom) + placed(reversed, 1, -1, x, bottom);
  return "M" + path.slice(1) + "Z";
}

/** The same corner drawn from its other end. */
function reverse(corner) {
  const p = corner.flatMap(([, ...points]) => points).reverse();
  return [["L", p[0]], ["C", p[1], p[2], p[3]], ["L", p[4]], ["C", p[5], p[6], p[7]], ["L", p[8]], ["C", p[9], p[10], p[11]]];
}

const round = (n) => Math.round(n * 1000) / 1000;

// A quarter of a circle in the same commands.
const ROUND = [
  ["L", [0, 1]],
  ["C", [0, 0.82446], [0.0462, 0.65202], [0.13397, 0.5]],
  ["L", [0.13397, 0.5]],
  ["C", [0.22174, 0.34798], [0.34798, 0.22174], [0.5, 0.13397]],
  ["L", [0.5, 0.13397]],
  ["C", [0.65202, 0.0462], [0.82446, 0], [1, 0]],
];

/** The same, but its corners become circular where there is no room for the flat ends: a capsule ends in half circles. */
export function roundShape(width, height, radius, x = 0, y = 0) {
  const half = Math.max(0, Math.min(width, height) / 2);
  const r = Math.max(0.001, Math.min(radius, half));
  const share = Math.min(1, Math.max(0, (half / r - 1) / (EXTENT - 1)));
  const corner = CORNER.map(([command, ...points], i) => [command, ...points.map((point, j) => point.map((value, axis) => ROUND[i][j + 1][axis] * (1 - share) + value * share))]);
  return outline(corner, width, height, r, x, y);
}
