import type { Day } from "../../../core/day.ts";

/** The calendar counts in the browser's zone; noon of a day there is that day, whatever the zone does with its clocks. */
export function toCalendarDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function fromCalendarDate(date: Date): Day {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0")).join("-");
}
