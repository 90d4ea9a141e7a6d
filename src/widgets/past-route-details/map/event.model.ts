import { type DriverEvent, type DriverEventKind, driverEventKinds } from "../../../core/api/driver-events.ts";
import { formatNumber, formatTime } from "../../../core/text/format.ts";
import { decodePolyline } from "../../kit/map/geometry.ts";
import type { MapSign, Position, Track } from "../../kit/map/types.ts";
import { eventsMessages as texts } from "../past-route-details.messages.ts";

/** One event, ready for list and map. */
export interface EventEntry {
  /** Also the id of its marker. */
  readonly id: string;
  readonly kind: DriverEventKind;
  readonly name: string;
  /** "07:12"; "-" when it isn't known. */
  readonly time: string;
  /** "14 sn"; null when it isn't known. */
  readonly duration: string | null;
  /** "70 km/sa", rounded to whole km/h. */
  readonly limit: string | null;
  readonly speed: string | null;
  /** Where the event began; null: it is shown in the list only. */
  readonly position: Position | null;
  /** The stretch driven above the limit. */
  readonly stretch: Track;
  /** ms since 1970. */
  readonly startedAt: number | null;
}

const byTime = (one: EventEntry, other: EventEntry) =>
  one.startedAt === other.startedAt ? 0 : (one.startedAt ?? Infinity) < (other.startedAt ?? Infinity) ? -1 : 1;

/** In chronological order; those without a time last. */
export function toEventEntries(events: readonly DriverEvent[]): EventEntry[] {
  return events.map(toEntry).sort(byTime);
}

function toEntry(event: DriverEvent, index: number): EventEntry {
  const isSpeeding = event.kind === "overspeeding";
  const stretch = isSpeeding ? decodePolyline(event.path) : [];
  return {
    id: `event ${index}`,
    kind: event.kind,
    name: event.kind === "other" && event.typeName !== null ? texts.otherOf(event.typeName) : texts.kinds[event.kind],
    time: formatTime(event.startedAt),
    duration: formatSeconds(event.duration),
    limit: isSpeeding ? formatSpeed(event.limit) : null,
    speed: isSpeeding ? formatSpeed(event.speed) : null,
    position: event.position ?? stretch[0] ?? null,
    stretch: stretch.length > 1 ? stretch : [],
    startedAt: event.startedAt,
  };
}

/** An event's duration with seconds, because most are shorter than a minute. */
function formatSeconds(duration: number | null): string | null {
  if (duration === null) return null;
  const whole = Math.round(duration);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0
    ? texts.seconds(formatNumber(seconds))
    : texts.minutes(formatNumber(minutes), formatNumber(seconds));
}

function formatSpeed(speed: number | null): string | null {
  return speed === null ? null : texts.speed(formatNumber(speed, 0));
}

/** The number of events of each known kind, zero included; of `other` only when there is one. */
export function countKinds(
  entries: readonly EventEntry[],
): { readonly kind: DriverEventKind; readonly count: number }[] {
  return driverEventKinds
    .map((kind) => ({ kind, count: entries.filter((entry) => entry.kind === kind).length }))
    .filter(({ kind, count }) => kind !== "other" || count > 0);
}

/** An event on one line: "Hız ihlali, 07:12, 14 sn, Hız 91 km/sa, Limit 70 km/sa". */
export function toEventLabel(entry: EventEntry): string {
  return [entry.name, entry.time, ...toEventFacts(entry)].join(", ");
}

/** The facts after name and time, as far as known. */
export function toEventFacts({ duration, limit, speed }: EventEntry): string[] {
  const facts = [duration, speed === null ? null : texts.speedOf(speed), limit === null ? null : texts.limitOf(limit)];
  return facts.filter((fact) => fact !== null);
}

/** What is known about how a trip was driven. */
export interface DrivingKnown {
  readonly isScoreLow: boolean;
  readonly hasEvents: boolean;
}

/** The notice about the driving details, in the provider's sentences; null when none is needed. */
export function toDrivingNotice({ isScoreLow, hasEvents }: DrivingKnown): string | null {
  const sentences = [isScoreLow && texts.lowScore, !hasEvents && texts.noData].filter((text) => text !== false);
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** Map signs of driving events by kind; `other`: a kind without a sign of its own. */
export const eventSigns = {
  overspeeding: {
    ground: "--shuttle-danger",
    color: "--shuttle-on-solid",
    // gauge
    paths: ["m12 14 4-4", "M3.34 19a10 10 0 1 1 17.32 0"],
  },
  "phone-use": {
    ground: "--shuttle-chart-1",
    color: "--shuttle-surface",
    // smartphone
    paths: ["M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z", "M12 18h.01"],
  },
  "hard-brake": {
    ground: "--shuttle-chart-5",
    color: "--shuttle-surface",
    // octagon-alert
    paths: [
      "M12 16h.01",
      "M12 8v4",
      "M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z",
    ],
  },
  "hard-turn": {
    ground: "--shuttle-chart-2",
    color: "--shuttle-on-chart",
    // corner-up-right
    paths: ["m15 14 5-5-5-5", "M4 20v-7a4 4 0 0 1 4-4h12"],
  },
  "rapid-acceleration": {
    ground: "--shuttle-chart-3",
    color: "--shuttle-on-chart",
    // chevrons-up
    paths: ["m17 11-5-5-5 5", "m17 18-5-5-5 5"],
  },
  other: {
    ground: "--shuttle-text-muted",
    color: "--shuttle-surface",
    // circle-alert
    paths: ["M12 8v4", "M12 16h.01", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0"],
  },
} as const satisfies Record<DriverEventKind, MapSign>;
