// Marks that would stand on each other become one that tells how many it is.

/** Pixels within which marks of a kind are one. */
export const NEAR = 7;

/**
 * Groups of marks in the order of time: `{ kind, at, to, marks }`, the newest mark first. `place(at)` is where an instant is, in pixels;
 * what lies outside 0…`width` is left out.
 */
export function merge(marks, place, width) {
  const groups = [];
  const last = new Map();
  for (const mark of [...marks].sort((a, b) => a.at - b.at)) {
    const x = place(mark.at);
    if (x < 0 || x > width) continue;
    const group = last.get(mark.kind);
    if (group && x - group.x < NEAR) {
      group.marks.unshift(mark);
      group.to = mark.at;
      continue;
    }
    const fresh = { kind: mark.kind, at: mark.at, to: mark.at, x, marks: [mark] };
    last.set(mark.kind, fresh);
    groups.push(fresh);
  }
  return groups;
}
