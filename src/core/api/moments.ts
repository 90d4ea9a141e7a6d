import * as v from "valibot";
import { type Day, parseDay, parseMoment, toClock } from "../time/day.ts";
import { optionalNumber, optionalText } from "./values.ts";

/** A moment in ms since 1970, or null; without an offset it is Istanbul time. */
export const optionalMoment = v.pipe(
  optionalText,
  v.metadata({ format: "date-time" }),
  v.transform((text) => (text === null ? null : parseMoment(text))),
);

/** A day, or null; a date with a time is converted to its day in Istanbul. */
export const optionalDay = v.pipe(
  optionalText,
  v.metadata({ format: "date" }),
  v.transform((text): Day | null => (text === null ? null : parseDay(text))),
);

/** A length of time in seconds; null when it is missing or below zero. */
export const optionalDuration = v.pipe(
  optionalNumber,
  v.metadata({ minimum: 0 }),
  v.transform((seconds) => (seconds !== null && seconds >= 0 ? seconds : null)),
);

/** A time of day as `07:05`, without seconds, or null; a date with a time is converted to its time of day in Istanbul. */
export const optionalClock = v.pipe(
  optionalText,
  v.metadata({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$" }),
  v.transform((text) => {
    const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
    if (hours !== "" && Number(hours) < 24 && Number(minutes) < 60) return `${hours.padStart(2, "0")}:${minutes}`;
    return text === null || text.length <= 10 ? null : clockOf(parseMoment(text));
  }),
);

function clockOf(moment: number | null): string | null {
  return moment === null ? null : toClock(moment);
}
