import { type Day, istanbulOffset, isDay, toUtcMidnight } from "../../../core/day.ts";

const hour = 3_600_000;
const dayLength = 86_400_000;
/** 1 January 1970 as a spreadsheet counts days. */
const epoch = 25_569;
/** Before 1 March 1900 Excel and everybody else disagree about the day. */
const firstSerial = 61;
/** 31 December 9999. */
const lastSerial = 2_958_465;

const offsets = new Map<number, number>();
const offsetLimit = 5000;

/** Changes of the clock happen at full hours; asking `Intl` for each of 20 000 rows would take a second. */
function offsetAt(moment: number): number {
  const key = Math.floor(moment / hour);
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size > offsetLimit) offsets.clear();
    offset = istanbulOffset(moment);
    offsets.set(key, offset);
  }
  return offset;
}

const inRange = (serial: number) => (serial >= firstSerial && serial < lastSerial + 1 ? serial : null);

/** Date and time on a clock in Istanbul as a spreadsheet's serial number, whatever the zone of this browser. */
export function toMomentSerial(moment: number): number | null {
  if (!Number.isFinite(moment) || Math.abs(moment) > 8.64e15) return null;
  return inRange((moment + offsetAt(moment)) / dayLength + epoch);
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

/** The clock that a serial number stands for; its fields are read in UTC. */
function toClock(serial: number): Date {
  return new Date(Math.round((serial - epoch) * 86_400) * 1000);
}

/** `25.11.2026` */
export function formatSerialDay(serial: number): string {
  const clock = toClock(serial);
  return `${two(clock.getUTCDate())}.${two(clock.getUTCMonth() + 1)}.${String(clock.getUTCFullYear()).padStart(4, "0")}`;
}

/** `07:05`, with seconds only when there are any and they are asked for. */
export function formatSerialTime(serial: number, withSeconds = false): string {
  const clock = toClock(serial);
  const seconds = clock.getUTCSeconds();
  const time = `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
  return withSeconds && seconds > 0 ? `${time}:${two(seconds)}` : time;
}
