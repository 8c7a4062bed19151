// Where the Dynamic Island is in each of its states: its black shape, the circle beside it, and the pictures in them.

/** The presentations that a state of the island shows: name → activity. */
export function slotsOf(state) {
  switch (state?.state) {
    case "compact": return { compactLeading: state.id, compactTrailing: state.id };
    case "minimal": return { minimal: state.id };
    case "expanded": return { expanded: state.id };
    default: return {};
  }
}

/**
 * The shapes for a state. `size(id, name)` gives the measures of a picture, or null while there is none. The circle of a second activity
 * hides behind the camera until it is wanted, so that it comes out of the island and goes back into it.
 */
export function shapesOf(island, state, size) {
  const { sensor } = island;
  const [middle, height] = [sensor.x + sensor.width / 2, sensor.height];
  const end = height / 2;
  const rest = { x: sensor.x, y: sensor.y, width: sensor.width, height, radius: end };
  const hidden = { x: sensor.x + sensor.width - height, y: sensor.y, width: height, height, radius: end };
  const wide = (id, name, most) => Math.min(Math.max(size(id, name)?.width ?? height, 0), most);
  const side = (island.compactWidth - sensor.width) / 2;
  switch (state?.state) {
    case "compact": {
      const [leading, trailing] = [wide(state.id, "compactLeading", side + 12), wide(state.id, "compactTrailing", side + 12)];
      return { island: { ...rest, x: sensor.x - leading, width: leading + sensor.width + trailing }, circle: hidden };
    }
    case "minimal": {
      const attached = state.id ? Math.max(height, wide(state.id, "minimal", 45)) : 0;
      return { island: { ...rest, x: sensor.x - attached, width: attached + sensor.width }, circle: circle(attachedEnd(sensor), state.detached) };
    }
    case "expanded": {
      const tall = Math.min(Math.max(size(state.id, "expanded")?.height ?? 84, height), 160);
      const width = island.expandedWidth;
      return { island: { x: middle - width / 2, y: sensor.y, width, height: tall, radius: island.cornerRadius }, circle: hidden };
    }
    default: return { island: rest, circle: hidden };
  }

  function circle(x, id) {
    if (!id) return hidden;
    return { x: x + island.gap, y: sensor.y, width: Math.max(height, wide(id, "minimal", 45)), height, radius: end };
  }
}

const attachedEnd = (sensor) => sensor.x + sensor.width;
