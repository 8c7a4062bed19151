// Spans of time in units of the calendar.

const FOUR_WEEKS = 28 * 86400;

/**
 * Years, months, days, hours, minutes and seconds of a span of whole `seconds` between `now` and the side of `date`. Below four weeks all
 * units have a fixed length; above, months and years are those of the calendar in `timeZone`.
 */
export function components(date, now, seconds, timeZone) {
  let months = 0;
  let rest = seconds;
  if (seconds >= FOUR_WEEKS) {
    const [first, last] = date > now ? [now, now + seconds] : [now - seconds, now];
    const from = new Date((first + zoneOffset(first, timeZone)) * 1000);
    const to = (last + zoneOffset(last, timeZone)) * 1000;
    months = wholeMonths(from, to);
    rest = Math.round((to - addMonths(from, months).getTime()) / 1000);
  }
  return [
    [Math.floor(months / 12), "year"], [months % 12, "month"], [Math.floor(rest / 86400), "day"],
    [Math.floor(rest / 3600) % 24, "hour"], [Math.floor(rest / 60) % 60, "minute"], [rest % 60, "second"],
  ];
}

function wholeMonths(from, to) {
  let months = Math.max(0, Math.floor((to - from.getTime()) / 2_678_400_000));
  while (addMonths(from, months + 1).getTime() <= to) months += 1;
  return months;
}

/** The same day so many months later; the last day of a month that is too short. */
function addMonths(date, months) {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), days));
  return moved;
}

/** Seconds that clocks of `timeZone` are ahead of GMT at an instant. */
function zoneOffset(instant, timeZone) {
  if (timeZone === "GMT" || timeZone === "UTC") return 0;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
    });
    const part = Object.fromEntries(format.formatToParts(instant * 1000).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) / 1000 - Math.floor(instant);
  } catch {
    return 0;
  }
}
