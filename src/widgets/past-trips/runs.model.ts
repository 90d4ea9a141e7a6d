import { toUrlQuery } from "../../core/portal/query.ts";
import { type Day, isDay } from "../../core/time/day.ts";
import { holidayOn } from "../../core/time/holidays.ts";
import { earliestTripDay } from "../../core/trips/dates.ts";
import type { DayRun } from "../../core/trips/day-runs.ts";
import { endOf, plannedEndOf, plannedStartOf, toPunctuality } from "../../core/trips/punctuality.ts";
import type { Destination } from "../kit/element/events.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";
import { runsMessages as texts } from "./past-trips.messages.ts";

/** The day whose runs are shown instead of the routes. */
export interface RunsState {
  readonly day: Day;
  /** Ids of the runs that an alert names; empty: all. */
  readonly trips: readonly number[];
}

/** Which of the two tabs is shown. */
export type PastTripsTab = "routes" | "runs";

/**
 * Null: the routes are shown. A day that can have no runs becomes `usualDay`.
 * @param usual the tab of an empty query
 */
export function readRuns(query: string, usualDay: Day, today: Day, usual: PastTripsTab = "routes"): RunsState | null {
  const given = new URLSearchParams(query);
  if (query === "" ? usual !== "runs" : given.get("view") !== "runs") return null;
  const day = given.get("day") ?? "";
  const trips = given.getAll("trip").filter((id) => /^\d{1,15}$/.test(id));
  const isKnown = isDay(day) && day >= earliestTripDay && day <= today;
  return { day: isKnown ? day : usualDay, trips: isKnown ? [...new Set(trips.map(Number))] : [] };
}

/** Why a day has no runs, as far as it is known. */
export function toEmptyTitle(day: Day): string {
  const holiday = holidayOn(day);
  return holiday?.isHalfDay === false ? texts.emptyHoliday(holiday.name) : texts.empty;
}

export function writeRuns(runs: RunsState | null): string {
  if (runs === null) return "";
  const trips = runs.trips.map((id): [string, string] => ["trip", String(id)]);
  return new URLSearchParams([["view", "runs"], ["day", runs.day], ...trips]).toString();
}

/** The most delayed run first. */
export const runsDefaults: TableState = {
  ...firstPage(),
  sort: { column: "difference", isDescending: true },
};

export interface RunRow {
  readonly id: number;
  readonly routeUniqueId: string;
  readonly routeName: string;
  readonly direction: "morning" | "evening";
  readonly day: Day;
  /** ms since 1970; null: not known. */
  readonly plannedAt: number | null;
  /** ms since 1970; null: not known. */
  readonly actualAt: number | null;
  /** Delay at the office in minutes, negative when early; null: not known. */
  readonly minutes: number | null;
  readonly isLate: boolean;
  readonly noShows: number | null;
  /** Length of its route's way, which only the sheet asks for; null: not known. */
  readonly metres: number | null;
  readonly to: Destination;
}

export function toRunRows(runs: readonly DayRun[], { day, trips }: RunsState): readonly RunRow[] {
  const shown = trips.length === 0 ? runs : runs.filter(({ trip }) => trips.includes(trip.id));
  return shown.map((run) => toRow(run, day));
}

function toRow({ trip, routeUniqueId, routeName, noShows }: DayRun, day: Day): RunRow {
  const punctuality = toPunctuality(trip);
  const isMorning = trip.timePeriod === "morning";
  const end = trip.isAutoFinished ? null : endOf(trip);
  const plannedAt = isMorning ? plannedEndOf(trip) : plannedStartOf(trip);
  const actualAt = isMorning ? end : trip.startedAt;
  return {
    id: trip.id,
    routeUniqueId,
    routeName,
    direction: trip.timePeriod,
    day: trip.plannedDay ?? day,
    plannedAt,
    actualAt,
    minutes: punctuality?.minutes ?? null,
    isLate: punctuality?.isOnTime === false,
    noShows,
    metres: null,
    to: {
      name: "past-route-details",
      params: { id: routeUniqueId },
      query: toUrlQuery({ routeName, date_start: day, trip: trip.id }),
    },
  };
}
