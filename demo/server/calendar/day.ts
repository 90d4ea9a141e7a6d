/** `YYYY-MM-DD`, a day of the calendar without a time. */
export type Day = string;

const istanbulDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Istanbul", dateStyle: "short" });
const millisecondsPerDay = 86_400_000;

export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export function dayInIstanbul(moment: Date): Day {
  return istanbulDay.format(moment);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;
}

export function compareDays(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** ISO: 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** The first day of the month that lies `count` months after (before, when negative) the day's own. */
export function firstOfMonth(day: Day, count = 0): Day {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10);
}

export function eachDay(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** `HH:mm` of the minutes since midnight. */
export function toClock(minutes: number): string {
  const whole = Math.round(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** ISO 8601 with the offset of Istanbul, which is +03 all year since October 2016. */
export function toMoment(moment: Date): string {
  return `${new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)}+03:00`;
}

/** Midnight in Istanbul. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
