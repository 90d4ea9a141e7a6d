import * as v from "valibot";
import { optionalDuration, optionalMoment } from "./moments.ts";
import { optionalPosition, type Position } from "./position.ts";
import { list, optionalNumber, optionalText } from "./values.ts";

/** Event kinds by the provider's names for them. */
const kinds = {
  OVERSPEEDING: "overspeeding",
  PHONE_USE: "phone-use",
  HARD_BRAKE: "hard-brake",
  HARD_TURN: "hard-turn",
  RAPID_ACCELERATION: "rapid-acceleration",
} as const;

/** `other`: a kind unknown to the portal; it is counted and displayed by the provider's name. */
export type DriverEventKind = (typeof kinds)[keyof typeof kinds] | "other";

/** Event kinds in the order of the legend. */
export const driverEventKinds: readonly DriverEventKind[] = [...Object.values(kinds), "other"];

/** An event detected by the driver's phone. */
export interface DriverEvent {
  readonly kind: DriverEventKind;
  /** The provider's name, displayed for kinds unknown to the portal. */
  readonly typeName: string | null;
  /** Start of the event. */
  readonly position: Position | null;
  /** Ms since 1970. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Seconds; computed from start and end where the provider doesn't give it. */
  readonly duration: number | null;
  /** Speeding only: the part of the way driven above the limit, encoded polyline of precision 5 … */
  readonly path: string | null;
  /** … its length in metres … */
  readonly distance: number | null;
  /** … and the limit and the top speed there in km/h, unrounded. */
  readonly limit: number | null;
  readonly speed: number | null;
}

const event = v.pipe(
  v.object({
    event_type_name: v.pipe(optionalText, v.metadata({ enum: [...Object.keys(kinds), null] })),
    start_latlng: optionalPosition,
    start_time: optionalMoment,
    end_time: optionalMoment,
    event_duration_seconds: optionalDuration,
    overspeed_polyline: optionalText,
    overspeed_distance: optionalNumber,
    posted_speed_limit_kmph: optionalNumber,
    max_driver_speed_kmph: optionalNumber,
  }),
  v.transform((row): DriverEvent => ({
    kind: toKind(row.event_type_name),
    typeName: row.event_type_name,
    position: row.start_latlng,
    startedAt: row.start_time,
    endedAt: row.end_time,
    duration: row.event_duration_seconds ?? secondsBetween(row.start_time, row.end_time),
    path: row.overspeed_polyline,
    distance: row.overspeed_distance,
    limit: row.posted_speed_limit_kmph,
    speed: row.max_driver_speed_kmph,
  })),
);

/** Events in the provider's order; malformed ones are dropped. */
export const driverEvents = list(event);

/** Speeding events of the speed report, where an event without a type is a speeding. */
export const speedings = v.pipe(
  driverEvents,
  v.transform((events) =>
    events
      .filter(({ kind, typeName }) => kind === "overspeeding" || typeName === null)
      .map((entry): DriverEvent => ({ ...entry, kind: "overspeeding" })),
  ),
);

function toKind(name: string | null): DriverEventKind {
  const known: Readonly<Record<string, DriverEventKind>> = kinds;
  return (name !== null && Object.hasOwn(known, name) && known[name]) || "other";
}

function secondsBetween(start: number | null, end: number | null): number | null {
  return start !== null && end !== null && end >= start ? Math.round((end - start) / 1000) : null;
}
