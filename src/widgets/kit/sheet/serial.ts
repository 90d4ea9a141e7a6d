import { formatMessages } from "../../../core/text/core.messages.ts";
import { type Day, isDay, toUtcMidnight } from "../../../core/time/day.ts";
import { writeWallTime } from "../../../core/text/format-date.ts";
import { toWallTime, type WallTime } from "../../../core/time/wall-time.ts";

/** Ms per day of wall time, in which all days have the same length; a serial number counts days. */
const dayLength = 86_400_000;
/** Serial number of 1 January 1970. */
const epoch = 25_569;
/** 1 March 1900; before it Excel's dates are off by one, because it has a 29 February 1900. */
const firstSerial = 61;
/** 31 December 9999. */
const lastSerial = 2_958_465;

const inRange = (serial: number) => (serial >= firstSerial && serial < lastSerial + 1 ? serial : null);

/**
 * A moment's date and time in Istanbul as a spreadsheet serial number, independent of the browser's time zone; in whole seconds,
 * lest a spreadsheet round 09:22:59.6 up to a minute that the screen doesn't show.
 */
export function toMomentSerial(moment: number): number | null {
  if (!Number.isFinite(moment) || Math.abs(moment) >= 8.64e15) return null;
  return inRange(Math.floor(toWallTime(moment) / 1000) / 86_400 + epoch);
}

/** The serial number of a `YYYY-MM-DD`, or of a moment's day. */
export function toDaySerial(value: Day | number): number | null {
  if (typeof value === "string") return isDay(value) ? inRange(toUtcMidnight(value) / dayLength + epoch) : null;
  const serial = toMomentSerial(value);
  return serial === null ? null : Math.floor(serial);
}

/** A time of day as a fraction of a day, from `07:05`, `07:05:30` or a moment. */
export function toTimeSerial(value: string | number): number | null {
  if (typeof value === "number") {
    const serial = toMomentSerial(value);
    return serial === null ? null : serial - Math.floor(serial);
  }
  const [, hours, minutes, seconds = "0"] = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(value.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** Seconds as a fraction of days; null for negative values, which Excel can't display. */
export function toDurationSerial(seconds: number): number | null {
  return seconds < 0 ? null : seconds / 86_400;
}

/** `1:10:30`; hours may exceed 24. */
export function formatSerialDuration(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

function toWall(serial: number): WallTime {
  return Math.round((serial - epoch) * 86_400) * 1000;
}

/** `25.11.2026`, in English `25/11/2026`. */
export function formatSerialDay(serial: number): string {
  return writeWallTime(toWall(serial), formatMessages.day("DD", "MM", "YYYY"));
}

/** `07:05`; `withSeconds` adds the seconds unless they are 0. */
export function formatSerialTime(serial: number, withSeconds = false): string {
  const wall = toWall(serial);
  return writeWallTime(wall, withSeconds && wall % 60_000 !== 0 ? "HH:mm:ss" : "HH:mm");
}
