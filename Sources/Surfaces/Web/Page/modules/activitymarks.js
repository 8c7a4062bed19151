// The instants of Live Activities on the time bar, each with a sentence.

import { activityName } from "./activities.js";
import { away, moment } from "./format.js";

const MOST = 60;

/** What a person may want to know about: kind, date, and its sentence at an instant. */
export function activityMarks(activities) {
  return activities.filter(({ phase }) => phase !== "dismissed").slice(0, MOST).flatMap(marks).filter(({ date }) => typeof date === "number");
}

function marks(activity) {
  const name = activityName(activity);
  const { phase, startsAt, staleDate, endsAt, dismissesAt } = activity;
  const at = (date, now) => `${moment(date, now)}, ${away(date - now)}`;
  const list = [["start", startsAt, (now) => `${name} ${phase === "pending" ? "starts" : "started"} at ${at(startsAt, now)}`]];
  const isOver = phase === "ended";
  if (staleDate && !isOver) list.push(["stale", staleDate, (now) => (now < staleDate ? `${name} becomes stale at ${at(staleDate, now)}, unless it is updated` : `${name} has been stale since ${at(staleDate, now)}`)]);
  if (endsAt) list.push(["end", endsAt, (now) => (isOver ? `${name} ended at ${at(endsAt, now)}` : `The system ends ${name} at ${at(endsAt, now)}: 8 hours are the most`)]);
  if (dismissesAt) list.push(["dismiss", dismissesAt, (now) => `${name} leaves the Lock Screen at ${at(dismissesAt, now)}`]);
  return list.map(([kind, date, words]) => ({ kind, date, words, id: activity.id }));
}

/** What the time bar says of the chosen activity. */
export function activityLine(activity, now) {
  const { phase, staleDate, endsAt, dismissesAt, updates } = activity;
  const next = { pending: activity.startsAt && `starts ${away(activity.startsAt - now)}`, ended: dismissesAt && `leaves ${away(dismissesAt - now)}` }[phase]
    ?? (staleDate && staleDate > now ? `stale ${away(staleDate - now)}` : endsAt && `ends ${away(endsAt - now)} at the latest`);
  return [`${activityName(activity)}: ${phase}`, next, updates ? `${updates} ${updates === 1 ? "update" : "updates"}` : null].filter(Boolean).join(", ");
}
