// Words for families, durations and instants.

const FAMILIES = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra Large",
  systemExtraLargePortrait: "Extra Large Portrait", accessoryCorner: "Corner", accessoryCircular: "Circular",
  accessoryRectangular: "Rectangular", accessoryInline: "Inline",
};

export const familyName = (family) => FAMILIES[family] ?? family;

/** What a widget is called where it stands. */
export const widgetName = (widget) => widget.name || widget.kind;

/** `842 µs`, `4.2 ms`, `1.83 s`. */
export function duration(seconds) {
  if (seconds < 0.001) return `${Math.round(seconds * 1e6)} µs`;
  if (seconds < 0.1) return `${(seconds * 1000).toFixed(1)} ms`;
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  return `${seconds.toFixed(2)} s`;
}

/** `in 4 min 12 s`, `now`, `12 s ago`. */
export function away(seconds) {
  if (Math.abs(seconds) < 1) return "now";
  const s = Math.round(Math.abs(seconds));
  const parts = [[Math.floor(s / 86400), "d"], [Math.floor(s / 3600) % 24, "h"], [Math.floor(s / 60) % 60, "min"], [s % 60, "s"]];
  const first = parts.findIndex(([count]) => count > 0);
  const words = parts.slice(first, first + 2).filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`).join(" ");
  return seconds > 0 ? `in ${words}` : `${words} ago`;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const clockSeconds = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", second: "2-digit" });
const dayAndClock = new Intl.DateTimeFormat(undefined, { weekday: "short", hour: "numeric", minute: "2-digit" });
const dateAndClock = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const phoneClock = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit" });

const date = (epoch) => new Date(epoch * 1000);

/** The time of an instant; with its weekday when it is not today. */
export function instant(epoch, now) {
  return date(epoch).toDateString() === date(now).toDateString() ? clock.format(date(epoch)) : dayAndClock.format(date(epoch));
}

export const shortTime = (epoch) => clock.format(date(epoch));
export const longTime = (epoch) => clockSeconds.format(date(epoch));

/** The time to the second; with its day when that is not today. */
export function moment(epoch, now) {
  return date(epoch).toDateString() === date(now).toDateString() ? longTime(epoch) : dateAndClock.format(date(epoch));
}

/** The time as a status bar shows it. */
export const statusTime = (epoch) => phoneClock.format(date(epoch)).replace(/^0(?=\d)/, "");

export function policyText(policy, now) {
  switch (policy?.type) {
    case "atEnd": return "At end";
    case "after": return `After ${instant(policy.date, now)}`;
    case "never": return "Never";
    default: return "None yet";
  }
}

/** `12.4 KB`. */
export function bytes(count) {
  return count < 1024 ? `${count} bytes` : `${(count / 1024).toFixed(1)} KB`;
}

export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
