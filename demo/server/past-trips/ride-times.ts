import { sql, type SQL } from "drizzle-orm";
import { trips } from "../schema-calendar.ts";
import { routeVariants, stops } from "../schema-routes.ts";
import { isAutoFinished } from "./trip-record.ts";

/** SQL columns of one person's seat on one trip; the query also joins `trips`, `routes`, `route_variants` and, where it is known, `stops`. */
interface RideColumns {
  readonly tripId: SQL;
  readonly employeeId: SQL;
  readonly outcome: SQL;
}

/** State and times of a seat, as of `now`. Arithmetic only, because lists compute it for every row. */
export function ridesAt({ tripId, employeeId, outcome }: RideColumns, now: Date) {
  const isMorning = sql`${routeVariants.timePeriod} = 'morning'`;
  const draw = sql`(${tripId} + ${employeeId} * 37)`;
  /** Passengers board and leave within the longest regular stay of the vehicle at a stop, 40 s (drive.ts). */
  const atStop = sql`${trips.actualStart} + make_interval(secs => least(${trips.actualDuration}, mod(${draw}, 40)
    + (${stops.arrival} - ${routeVariants.departure}) * 60 * ${trips.actualDuration}::double precision / ${trips.plannedDuration}))`;
  const atEnd = sql`${trips.actualStart} + make_interval(secs => ${trips.actualDuration})`;
  /** In the evening people board at the office up to four minutes before the start. */
  const beforeStart = sql`${trips.actualStart} - make_interval(secs => mod(${draw}, 240))`;
  const boards = sql`case when ${isMorning} then ${atStop} else ${beforeStart} end`;
  const leaves = sql`case when ${isMorning} then ${atEnd} else ${atStop} end`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isLastStop = sql`(${stops.arrival} - ${routeVariants.departure}) * 60 >= ${trips.plannedDuration}`;
  /** A driver who forgets to end the trip hasn't recorded who got off at its end either. */
  const isEndUnknown = sql`(${isAutoFinished} and (${isMorning} or ${isLastStop}))`;
  /** The app recorded the state without a time. */
  const isUntimed = sql`mod(${draw}, 331) = 7`;
  const hasTravelled = sql`${outcome} = 'travelled'`;
  const state = sql<string>`case
    when coalesce(${boards}, ${atEnd}) > ${moment} then 'planned'
    when not ${hasTravelled} then ${outcome}
    when coalesce(${leaves}, ${atEnd}) > ${moment} or ${isEndUnknown} then 'on-the-bus'
    else 'completed' end`;
  return {
    isMorning,
    isEndUnknown,
    hasTravelled,
    /** planned, on-the-bus, completed, not-coming or cancelled-by-driver. */
    state,
    boardedAt: sql`case when ${hasTravelled} and not ${isUntimed} and ${boards} <= ${moment} then ${boards} end`,
    leftAt: sql`case when ${hasTravelled} and not ${isUntimed} and not ${isEndUnknown} and ${leaves} <= ${moment} then ${leaves} end`,
    /** When the driver reported that the passenger is absent. */
    stoppedAt: sql`case when ${outcome} = 'cancelled-by-driver' and ${atStop} <= ${moment} then ${atStop} end`,
  };
}
