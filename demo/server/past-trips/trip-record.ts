import { sql, type SQL } from "drizzle-orm";
import { weekdayOf, type Day } from "../calendar/day.ts";
import type { Point } from "../geo/places.ts";
import { trips } from "../schema-calendar.ts";
import { routes } from "../schema-routes.ts";
import { Random } from "../seed/random.ts";

export interface TripStop {
  readonly orderNumber: number;
  /** Seconds after the planned departure. */
  readonly plannedAfter: number;
  readonly point: Point;
}

/** A trip that has been driven to its end. */
export interface TripRecord {
  readonly id: number;
  readonly day: Day;
  readonly routeUniqueId: string;
  readonly routeId: number;
  readonly routeName: string;
  readonly timePeriod: "morning" | "evening";
  /** Minutes since midnight. */
  readonly plannedDeparture: number;
  /** Seconds. */
  readonly plannedDuration: number;
  readonly start: Date;
  /** Seconds, to the last stop; an auto-finished trip is closed {@link autoFinishAfter} later. */
  readonly duration: number;
  readonly isAutoFinished: boolean;
}

/** Seconds after the last stop at which the provider closes a trip that its driver has not ended. */
export const autoFinishAfter = 1800;

/** Routes without special cases, whose trips have all data: for demonstrations and measurements. */
const flawless = ["R-1", "R-2"] as const;
/** Its vehicle sends the most positions. */
export const densestRoute = "R-1";
/** On these routes each workday shows special cases, so that they can be found on any day. */
const showrooms = { positions: "R-3", values: "R-4" } as const;
const [monday, tuesday, wednesday, thursday, friday] = [1, 2, 3, 4, 5] as const;

/** Whether the provider closed the trip. Arithmetic only, because lists of bookings compute it for every row. */
export const isAutoFinished: SQL<boolean> = sql<boolean>`(
  (${routes.uniqueId} = ${showrooms.positions} and extract(isodow from ${trips.day}) = ${sql.raw(String(friday))})
  or (mod(${trips.id}::bigint * 7919, 1009) < 25
    and ${routes.uniqueId} not in (${sql.raw(flawless.map((id) => `'${id}'`).join(", "))}, ${showrooms.positions}, ${showrooms.values}))
)`;

/** Gaps and oddities in the data of a trip. */
interface Quirks {
  /** Without positions there are no analytics of the driving either. */
  readonly hasPositions: boolean;
  readonly hasAnalytics: boolean;
  /** Analytics exist, but without an event. */
  readonly isErrorFree: boolean;
  readonly isScoreLow: boolean;
  readonly lacksStart: boolean;
  readonly hasNegativeDuration: boolean;
  /** Which of the positions lack a planned position. */
  readonly unplanned: "none" | "some" | "all";
  readonly hasAllKinds: boolean;
  readonly hasUnknownKind: boolean;
}

const none: Quirks = {
  hasPositions: true,
  hasAnalytics: true,
  isErrorFree: false,
  isScoreLow: false,
  lacksStart: false,
  hasNegativeDuration: false,
  unplanned: "none",
  hasAllKinds: false,
  hasUnknownKind: false,
};

const shown: Readonly<Record<string, Readonly<Record<number, Partial<Quirks>>>>> = {
  [showrooms.positions]: {
    [monday]: { hasPositions: false, hasAnalytics: false },
    [tuesday]: { hasAnalytics: false },
    [wednesday]: { isErrorFree: true },
    [thursday]: { isScoreLow: true },
  },
  [showrooms.values]: {
    [monday]: { lacksStart: true },
    [tuesday]: { hasNegativeDuration: true },
    [wednesday]: { hasUnknownKind: true, unplanned: "all" },
    [thursday]: { hasAllKinds: true },
    [friday]: { isScoreLow: true, hasAnalytics: false, unplanned: "some" },
  },
};

export function quirksOf({ id, day, routeUniqueId }: Pick<TripRecord, "id" | "day" | "routeUniqueId">): Quirks {
  if (routeUniqueId === densestRoute) return { ...none, hasAllKinds: true };
  if (flawless.some((uniqueId) => uniqueId === routeUniqueId)) return none;
  const showroom = shown[routeUniqueId];
  if (showroom) return { ...none, ...showroom[weekdayOf(day)] };
  const random = new Random(`quirks of trip ${id}`);
  const hasPositions = !random.chance(0.04);
  const isScoreLow = random.chance(0.05);
  return {
    ...none,
    hasPositions,
    isScoreLow,
    hasAnalytics: hasPositions && !random.chance(isScoreLow ? 0.5 : 0.08),
    isErrorFree: random.chance(0.17),
    lacksStart: random.chance(0.004),
    hasNegativeDuration: random.chance(0.004),
    unplanned: random.chance(0.08) ? "some" : "none",
    hasUnknownKind: random.chance(0.02),
  };
}
