import { addDays, type Day, toWeekday, type Weekday } from "../time/day.ts";
import { compareText, createNameKeys } from "../text/text.ts";
import { type MonthBooking, toSeatKey } from "./month-booking.ts";
import { percentOf } from "./seats/seat-use.ts";

interface Attendance {
  readonly boardings: number;
  readonly absences: number;
  /** Absences in percent of the booked seats. */
  readonly share: number | null;
}

export interface AttendanceTables {
  readonly routes: readonly (Attendance & { readonly routeId: string | null; readonly name: string | null })[];
  readonly weekdays: readonly (Attendance & { readonly weekday: Weekday })[];
  /** Weeks, identified by their Monday. */
  readonly weeks: readonly (Attendance & { readonly monday: Day })[];
}

/** A person's absences: personal data, computed only when shown. */
interface PersonAttendance extends Attendance {
  readonly name: string;
  readonly route: string | null;
}

/** Attendance by route, weekday and week, without personal data. */
export function toAttendance(bookings: readonly MonthBooking[]): AttendanceTables {
  const mondays = new Map<Day, Day>();
  const mondayOf = (day: Day) => {
    const monday = mondays.get(day) ?? addDays(day, 1 - toWeekday(day));
    mondays.set(day, monday);
    return monday;
  };
  const weekdays = new Map<Day, Weekday>();
  const weekdayOf = (day: Day) => {
    const weekday = weekdays.get(day) ?? toWeekday(day);
    weekdays.set(day, weekday);
    return weekday;
  };
  const routes = countBy(bookings, ({ routeId, routeName }) => routeId ?? routeName ?? "");
  return {
    routes: routes
      .map(({ first, ...counts }) => ({ routeId: first.routeId, name: first.routeName, ...counts }))
      .toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || compareText(a.name ?? "", b.name ?? "")),
    weekdays: countBy(bookings, ({ day }) => weekdayOf(day))
      .map(({ first, ...counts }) => ({ weekday: weekdayOf(first.day), ...counts }))
      .toSorted((a, b) => a.weekday - b.weekday),
    weeks: countBy(bookings, ({ day }) => mondayOf(day))
      .map(({ first, ...counts }) => ({ monday: mondayOf(first.day), ...counts }))
      .toSorted((a, b) => (a.monday < b.monday ? -1 : 1)),
  };
}

/** People with an absence, most absences first. Two people of one name on one route can't be distinguished and share a row. */
export function toPersonAttendance(bookings: readonly MonthBooking[]): readonly PersonAttendance[] {
  const keyOf = createNameKeys();
  const named = bookings.filter(({ name }) => name !== null);
  return countBy(named, ({ name, routeName }) => toSeatKey(keyOf(name), keyOf(routeName)))
    .filter(({ absences }) => absences > 0)
    .map(({ first, ...counts }) => ({ name: first.name ?? "", route: first.routeName, ...counts }))
    .toSorted((a, b) => b.absences - a.absences || compareText(a.name, b.name));
}

function countBy(bookings: readonly MonthBooking[], keyOf: (booking: MonthBooking) => unknown) {
  const counts = new Map<unknown, { first: MonthBooking; boardings: number; absences: number }>();
  for (const booking of bookings) {
    if (booking.outcome === "open") continue;
    const key = keyOf(booking);
    let count = counts.get(key);
    if (!count) {
      count = { first: booking, boardings: 0, absences: 0 };
      counts.set(key, count);
    }
    if (booking.outcome === "boarded") count.boardings += 1;
    else count.absences += 1;
  }
  return [...counts.values()].map((count) => ({
    ...count,
    share: percentOf(count.absences, count.boardings + count.absences),
  }));
}
