import { addDays, type Day, daysBetween, isDay } from "../time/day.ts";

/** The first day with past trips. */
export const earliestTripDay: Day = "2018-08-01";
/** Number of days before today at which the list's default range starts. */
const defaultDays = 5;

/** Both days included. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The fields of a form; empty while nothing is selected. */
export interface ChosenDays {
  readonly start: string;
  readonly end: string;
}

/** The first problem found in two selected days. */
export type RangeProblem =
  | "start-missing"
  | "end-missing"
  /** Before {@link earliestTripDay}. */
  | "start-too-early"
  /** List: not at least one day before the end. Exports: after the end. */
  | "start-after-end"
  /** List: after today. Exports: today or later. */
  | "end-too-late";

/**
 * The list's default range: from `dateStart` (a link from a booking) or five days ago to today. A start that the list
 * doesn't allow is moved to the nearest allowed day; an invalid or future one is ignored.
 */
export function toDefaultRange(today: Day, dateStart: string | null = null): DayRange {
  if (dateStart === null || !isDay(dateStart) || dateStart > today) {
    return { start: addDays(today, -defaultDays), end: today };
  }
  const latest = addDays(today, -1);
  const start = dateStart < latest ? dateStart : latest;
  return { start: start > earliestTripDay ? start : earliestTripDay, end: today };
}

/** The list's rule: start from 1 August 2018 on and at least one day before the end, end not after today. */
export function checkListRange({ start, end }: ChosenDays, today: Day): RangeProblem | null {
  return checkDays({ start, end }, { latestStart: (day) => addDays(day, -1), latestEnd: today });
}

/** The exports' rule: both days before today; they may be equal. */
export function checkExportRange({ start, end }: ChosenDays, today: Day): RangeProblem | null {
  return checkDays({ start, end }, { latestStart: (day) => day, latestEnd: addDays(today, -1) });
}

/** First and last selectable day of each picker. */
export interface PickerLimits {
  readonly start: { readonly first: Day; readonly last: Day };
  readonly end: { readonly first: Day; readonly last: Day };
}

export function toListLimits({ start, end }: ChosenDays, today: Day): PickerLimits {
  return toLimits({ start, end }, today, 1);
}

/** The selected end doesn't limit the start: a later start moves the end along. */
export function toExportLimits({ start }: ChosenDays, today: Day): PickerLimits {
  return toLimits({ start, end: "" }, addDays(today, -1), 0);
}

/** Every day of a range; empty when it ends before it begins. */
export function toDays({ start, end }: DayRange): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));
}

function checkDays(
  { start, end }: ChosenDays,
  { latestStart, latestEnd }: { latestStart: (end: Day) => Day; latestEnd: Day },
): RangeProblem | null {
  if (!isDay(start)) return "start-missing";
  if (!isDay(end)) return "end-missing";
  if (start < earliestTripDay) return "start-too-early";
  if (end > latestEnd) return "end-too-late";
  return start > latestStart(end) ? "start-after-end" : null;
}

function toLimits({ start, end }: ChosenDays, latestEnd: Day, daysApart: number): PickerLimits {
  const lastEnd = isDay(end) && end < latestEnd ? end : latestEnd;
  const firstStart = isDay(start) && start > earliestTripDay ? start : earliestTripDay;
  return {
    start: { first: earliestTripDay, last: addDays(lastEnd, -daysApart) },
    end: { first: addDays(firstStart, daysApart), last: latestEnd },
  };
}
