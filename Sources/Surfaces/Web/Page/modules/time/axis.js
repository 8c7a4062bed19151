// Where hours, days and changes of the clocks fall on a stretch of time.

const STEPS = [60, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 172800, 604800];
const DAY = 86400;
const hour = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric" });

const offset = (instant) => new Date(instant * 1000).getTimezoneOffset() * 60;

/** The first midnight after an instant. */
export function nextMidnight(instant) {
  const date = new Date(instant * 1000);
  date.setHours(24, 0, 0, 0);
  return date.getTime() / 1000;
}

/** The next instant at which clocks are put forward or back, in seconds that they then show more; null within two years. */
export function nextClockChange(instant, until = instant + 2 * 366 * DAY) {
  for (let low = instant; low < until; low += DAY) {
    let [a, b] = [low, Math.min(low + DAY, until)];
    const before = offset(a);
    if (offset(b) === before) continue;
    while (b - a > 1) {
      const middle = Math.floor((a + b) / 2);
      if (offset(middle) === before) a = middle; else b = middle;
    }
    // All zones change at a full minute.
    const at = Math.round(b / 60) * 60;
    return { at, seconds: before - offset(at) };
  }
  return null;
}

/** All of them in a stretch. */
export function clockChanges(from, to) {
  const list = [];
  for (let next = nextClockChange(from, to); next && next.at < to; next = nextClockChange(next.at + 60, to)) list.push(next);
  return list;
}

/** `Clocks go forward 1 h` */
export function changeWords({ seconds }) {
  const hours = Math.abs(seconds) / 3600;
  return `Clocks go ${seconds > 0 ? "forward" : "back"} ${hours === 1 ? "1 hour" : `${hours} hours`}`;
}

/** Ticks at full hours or days of the wall clock, at most one in `width / 76`; midnights say the day. */
export function ticks(from, to, width) {
  const most = Math.max(2, Math.floor(width / 76));
  const step = STEPS.find((candidate) => (to - from) / candidate <= most) ?? STEPS[STEPS.length - 1];
  const list = [];
  let shift = offset(from);
  for (let at = Math.ceil((from - shift) / step) * step + shift; at <= to;) {
    const date = new Date(at * 1000);
    const isDay = date.getHours() === 0 && date.getMinutes() === 0;
    list.push({ at, isDay, text: isDay ? day.format(date) : hour.format(date) });
    const next = at + step;
    // Hours stay full when the clocks change.
    const [old, fresh] = [shift, offset(next)];
    shift = fresh;
    at = next + (step >= 7200 || old === fresh ? fresh - old : 0);
  }
  return list;
}
