import { type Day, isDay, toUtcMidnight } from "../../../core/time/day.ts";
import { toWallTime, type WallTime, writeWallTime } from "../../../core/time/wall-time.ts";

/** ms of wall time, whose days are all as long as each other: a serial number is a count of them, so it is divided by hand. */
const dayLength = 86_400_000;
/** 1 January 1970 as a spreadsheet counts days. */
const epoch = 25_569;
/** Before 1 March 1900 Excel and everybody else disagree about the day. */
const firstSerial = 61;
/** 31 December 9999. */
const lastSerial = 2_958_465;

const inRange = (serial: number) => (serial >= firstSerial && serial < lastSerial + 1 ? serial : null);

/** Date and time on a clock in Istanbul as a spreadsheet's serial number, whatever the zone of this browser. */
export function toMomentSerial(moment: number): number | null {
  if (!Number.isFinite(moment) || Math.abs(moment) >= 8.64e15) return null;
  return inRange(toWallTime(moment) / dayLength + epoch);
}

/** The day alone, of a `YYYY-MM-DD` or a moment. */
export function toDaySerial(value: Day | number): number | null {
  if (typeof value === "string") return isDay(value) ? inRange(toUtcMidnight(value) / dayLength + epoch) : null;
  const serial = toMomentSerial(value);
  return serial === null ? null : Math.floor(serial);
}

/** The time of day alone, of `07:05`, `07:05:30` or a moment: a fraction of a day. */
export function toTimeSerial(value: string | number): number | null {
  if (typeof value === "number") {
    const serial = toMomentSerial(value);
    return serial === null ? null : serial - Math.floor(serial);
  }
  const [, hours, minutes, seconds = "0"] = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(value.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** A length of time in seconds as a fraction of days; null below zero, which Excel can't show. */
export function toDurationSerial(seconds: number): number | null {
  return seconds < 0 ? null : seconds / 86_400;
}

/** `1:10:30`; the hours go on beyond a day. */
export function formatSerialDuration(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

function toWall(serial: number): WallTime {
  return Math.round((serial - epoch) * 86_400) * 1000;
}

/** `25.11.2026` */
export function formatSerialDay(serial: number): string {
  return writeWallTime(toWall(serial), "DD.MM.YYYY");
}

/** `07:05`, with seconds only when there are any and they are asked for. */
export function formatSerialTime(serial: number, withSeconds = false): string {
  const wall = toWall(serial);
  return writeWallTime(wall, withSeconds && wall % 60_000 !== 0 ? "HH:mm:ss" : "HH:mm");
}
