import { addDays, type Day, toWeekday } from "../time/day.ts";

/** The `count` workdays (Monday to Friday) before `day`, the nearest first. Public holidays aren't known, so they are included. */
export function workdaysBefore(day: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let before = addDays(day, -1); days.length < count; before = addDays(before, -1)) {
    if (toWeekday(before) <= 5) days.push(before);
  }
  return days;
}
