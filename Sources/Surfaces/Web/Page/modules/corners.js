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
  const r = Math.min(radius, width / 2 / EXTENT, height / 2 / EXTENT);
  const reversed = reverse(CORNER);
  const placed = (corner, sx, sy, ox, oy) => corner
    .map(([command, ...points]) => command + points.map(([px, py]) => `${round(ox + sx * px * r)} ${round(oy + sy * py * r)}`).join(" "))
    .join("");
  const [right, bottom] = [x + width, y + height];
  const path = placed(CORNER, 1, 1, x, y) + placed(reversed, -1, 1, right, y)
    + placed(CORNER, -1, -1, right, bottom) + placed(reversed, 1, -1, x, bottom);
  return "M" + path.slice(1) + "Z";
}

/** The same corner drawn from its other end. */
function reverse(corner) {
  const p = corner.flatMap(([, ...points]) => points).reverse();
  return [["L", p[0]], ["C", p[1], p[2], p[3]], ["L", p[4]], ["C", p[5], p[6], p[7]], ["L", p[8]], ["C", p[9], p[10], p[11]]];
}

const round = (n) => Math.round(n * 1000) / 1000;
