// Which widget lies in a direction from another.

/** The nearest of `widgets` to the (dx, dy) side of `from`, or undefined. What is straight ahead counts as nearer. */
export function nearest(widgets, from, [dx, dy]) {
  const [x, y] = centre(from);
  let best;
  let least = Infinity;
  for (const widget of widgets) {
    if (widget.id === from.id) continue;
    const [cx, cy] = centre(widget);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (ahead <= 1 || (dx && aside > (widget.frame.height + from.frame.height) / 2)) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [widget, cost];
  }
  return best;
}

const centre = ({ frame }) => [frame.x + frame.width / 2, frame.y + frame.height / 2];
