import { toMoment } from "../calendar/day.ts";
import { toLatLng } from "../geo/places.ts";
import { encodePolyline } from "../geo/polyline.ts";
import { Random } from "../seed/random.ts";
import type { Drive } from "./drive.ts";
import { quirksOf } from "./trip-record.ts";

const kinds = ["OVERSPEEDING", "PHONE_USE", "HARD_BRAKE", "HARD_TURN", "RAPID_ACCELERATION"] as const;
/** A kind that the portal doesn't know. */
const unknownKind = "SEAT_BELT";
type Kind = (typeof kinds)[number] | typeof unknownKind;

/** Range in seconds. */
const durations: Readonly<Record<Kind, readonly [number, number]>> = {
  OVERSPEEDING: [6, 42],
  PHONE_USE: [4, 95],
  HARD_BRAKE: [1, 3],
  HARD_TURN: [1, 4],
  RAPID_ACCELERATION: [2, 6],
  SEAT_BELT: [20, 240],
};
/** Metres between the points of a speeding's line. */
const spacing = 30;

/** The events recorded by the driver's phone, in chronological order; null without analytics. */
export function driverEvents(drive: Drive) {
  const { id } = drive.trip;
  const quirks = quirksOf(drive.trip);
  if (!quirks.hasAnalytics) return null;
  if (quirks.isErrorFree) return [];
  const random = new Random(`driving of trip ${id}`);
  // The square makes low numbers of events more likely.
  const drawn = Array.from({ length: 1 + Math.floor(7 * random.next() ** 2) }, (): Kind => drawKind(random));
  const extra: Kind[] = [];
  if (quirks.hasAllKinds) extra.push(...kinds);
  if (quirks.hasUnknownKind) extra.push(unknownKind);
  return [...drawn, ...extra]
    .map((kind) => ({ kind, share: random.between(0.04, 0.93) }))
    .toSorted((a, b) => a.share - b.share)
    .map(({ kind, share }) => toEvent(drive, kind, share, random));
}

/** Only the speedings, for the speed-limit report. */
export function speedings(drive: Drive) {
  return (driverEvents(drive) ?? []).filter(({ event_type_name: kind }) => kind === "OVERSPEEDING");
}

function drawKind(random: Random): Kind {
  return random.chance(0.3) ? "OVERSPEEDING" : random.pick<Kind>(kinds);
}

function toEvent(drive: Drive, kind: Kind, share: number, random: Random) {
  const begins = Math.round(share * drive.trip.duration);
  const seconds = random.integer(...durations[kind]);
  const metres = drive.metresAt(begins);
  return {
    event_type_name: kind,
    start_latlng: toLatLng(drive.placesAt(metres).actual),
    start_time: toMoment(drive.momentAt(begins)),
    end_time: toMoment(drive.momentAt(begins + seconds)),
    event_duration_seconds: seconds,
    ...(kind === "OVERSPEEDING" ? speedingOf(drive, metres, seconds, random) : notSpeeding),
  };
}

const notSpeeding = {
  overspeed_polyline: null,
  overspeed_distance: null,
  posted_speed_limit_kmph: null,
  max_driver_speed_kmph: null,
};

function speedingOf(drive: Drive, from: number, seconds: number, random: Random) {
  const limit = random.pick([50, 70, 82, 90]);
  const fastest = Math.round((limit + random.between(6, 36)) * 10) / 10;
  // The average is a little below the peak, which lasts only a moment.
  const metres = Math.round(Math.min((fastest * 0.94 * seconds) / 3.6, Math.max(0, drive.road.length - from)));
  const pieces = Math.max(1, Math.ceil(metres / spacing));
  const points = Array.from(
    { length: pieces + 1 },
    (_, index) => drive.placesAt(from + (metres * index) / pieces).actual,
  );
  return {
    overspeed_polyline: encodePolyline(points),
    overspeed_distance: metres,
    posted_speed_limit_kmph: limit,
    max_driver_speed_kmph: fastest,
  };
}
