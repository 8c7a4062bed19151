// Values of an intent's parameters as the host writes them in JSON: {"integer": 3}, {"entity": "lisbon"}, {"nothing": true} …

/** Chosen to be empty. */
export const NOTHING = Object.freeze({ nothing: true });

export const isNothing = (value) => value === null || value === undefined || value.nothing === true;

export const same = (a, b) => canonical(a) === canonical(b);

function canonical(value) {
  if (isNothing(value)) return "null";
  return JSON.stringify(value, (_, part) => part && typeof part === "object" && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part);
}

/** The elements of a list; none for nothing. */
export const elements = (value) => (isNothing(value) ? [] : value.list ?? [value]);

/** A value in words, where the host sends none with it. */
export function words(value) {
  if (isNothing(value)) return "";
  const [[kind, content]] = Object.entries(value);
  switch (kind) {
    case "bool": return content ? "On" : "Off";
    case "number": return new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 }).format(content);
    case "date": return new Date(content * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    case "measurement": return `${content.value} ${content.unit}`;
    case "file": return content.name;
    case "list": return content.map(words).join(", ");
    case "dateComponents": return Object.entries(content).map(([unit, count]) => `${unit} ${count}`).join(", ");
    default: return String(content);
  }
}

/** What a new element of a list is before anything was typed. */
export function emptyElement(row) {
  const within = Math.max(row.lowest ?? 0, Math.min(row.highest ?? 0, 0));
  switch (row.kind) {
    case "bool": return { bool: false };
    case "integer": return { integer: within };
    case "number": return { number: within };
    case "date": return { date: Math.floor(Date.now() / 60000) * 60 };
    case "dateComponents": return components("");
    case "url": return { url: "" };
    case "measurement": return { measurement: { value: 0, unit: row.units?.[0] ?? "" } };
    default: return { string: "" };
  }
}

const two = (n) => String(n).padStart(2, "0");
const four = (n) => String(n).padStart(4, "0");
const dayOf = (d) => `${four(d.getFullYear())}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;
const timeOf = (d) => `${two(d.getHours())}:${two(d.getMinutes())}`;

/** The text of a date in an input of `style` "date", "time" or "dateTime". */
export function dateText(value, style) {
  if (isNothing(value)) return "";
  const date = new Date(value.date * 1000);
  if (Number.isNaN(date.getTime())) return "";
  return style === "date" ? dayOf(date) : style === "time" ? timeOf(date) : `${dayOf(date)}T${timeOf(date)}`;
}

/** The date that such a text says; a time is one of the day of `before`. Null for none. */
export function dateValue(text, style, before) {
  if (!text) return null;
  const known = isNothing(before) ? new Date() : new Date(before.date * 1000);
  const date = new Date(style === "time" ? `${dayOf(known)}T${text}` : style === "date" ? `${text}T${timeOf(known)}` : text);
  return Number.isNaN(date.getTime()) ? null : { date: date.getTime() / 1000 };
}

/** Which input shows the components at hand: only those that were there are asked for. */
export function componentsStyle(value) {
  const parts = isNothing(value) ? null : value.dateComponents;
  if (!parts || (parts.year !== undefined && parts.hour !== undefined)) return "dateTime";
  return parts.year !== undefined || parts.month !== undefined || parts.day !== undefined ? "date" : parts.hour !== undefined ? "time" : "dateTime";
}

export function componentsText(value, style) {
  if (isNothing(value)) return "";
  const now = new Date();
  const { year = now.getFullYear(), month = 1, day = 1, hour = 0, minute = 0 } = value.dateComponents ?? {};
  const [date, time] = [`${four(year)}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minute)}`];
  return style === "date" ? date : style === "time" ? time : `${date}T${time}`;
}

/** The components that a text of an input says. */
export function components(text) {
  const found = {};
  const [, year, month, day] = /(\d+)-(\d+)-(\d+)/.exec(text) ?? [];
  const [, hour, minute] = /(\d+):(\d+)/.exec(text) ?? [];
  if (year) Object.assign(found, { year: Number(year), month: Number(month), day: Number(day) });
  if (hour) Object.assign(found, { hour: Number(hour), minute: Number(minute) });
  return { dateComponents: found };
}
