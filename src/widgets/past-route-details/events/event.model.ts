import { type DriverEvent, type DriverEventKind, driverEventKinds } from "../../../core/api/driver-events.ts";
import { formatNumber, formatTime } from "../../../core/text/format.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import type { Position } from "../../kit/map/types.ts";
import { eventsMessages as texts } from "./events.messages.ts";

/** One event, ready for list and map. */
export interface EventEntry {
  /** Its marker's id too. */
  readonly id: string;
  readonly kind: DriverEventKind;
  readonly name: string;
  /** "07:12"; "-" when it isn't known. */
  readonly time: string;
  /** "14 sn"; null when it isn't known. */
  readonly duration: string | null;
  /** "70 km/sa", in whole numbers (specification 2 §9). */
  readonly limit: string | null;
  readonly speed: string | null;
  /** Where it began; null: it stands in the list only. */
  readonly position: Position | null;
  /** The stretch that was driven too fast. */
  readonly stretch: readonly Position[];
  /** ms since 1970. */
  readonly startedAt: number | null;
}

const byTime = (one: EventEntry, other: EventEntry) =>
  one.startedAt === other.startedAt ? 0 : (one.startedAt ?? Infinity) < (other.startedAt ?? Infinity) ? -1 : 1;

/** In the order in which they happened; those without a time last. */
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
    position: event.place ?? stretch[0] ?? null,
    stretch: stretch.length > 1 ? stretch : [],
    startedAt: event.startedAt,
  };
}

/** Events are over in seconds: minutes alone would show most of them as none. */
function formatSeconds(duration: number | null): string | null {
  if (duration === null) return null;
  const [minutes, seconds] = [Math.floor(duration / 60), Math.round(duration % 60)];
  return minutes === 0
    ? texts.seconds(formatNumber(seconds))
    : texts.minutes(formatNumber(minutes), formatNumber(seconds));
}

function formatSpeed(speed: number | null): string | null {
  return speed === null ? null : texts.speed(formatNumber(speed, 0));
}

/** Every known kind with its count, also where there is none; `other` only where there is one. */
export function countKinds(
  entries: readonly EventEntry[],
): { readonly kind: DriverEventKind; readonly count: number }[] {
  return driverEventKinds
    .map((kind) => ({ kind, count: entries.filter((entry) => entry.kind === kind).length }))
    .filter(({ kind, count }) => kind !== "other" || count > 0);
}

/** What is said of an event on one line: "Hız ihlali, 07:12, 14 sn, Hız 91 km/sa, Limit 70 km/sa". */
export function toEventLabel(entry: EventEntry): string {
  return [entry.name, entry.time, ...toEventFacts(entry)].join(", ");
}

/** What stands behind name and time, as far as it is known. */
export function toEventFacts({ duration, limit, speed }: EventEntry): string[] {
  const facts = [duration, speed === null ? null : texts.speedOf(speed), limit === null ? null : texts.limitOf(limit)];
  return facts.filter((fact) => fact !== null);
}

/** What is known of how a trip was driven. */
export interface DrivingKnown {
  readonly isScoreLow: boolean;
  readonly hasEvents: boolean;
}

/** One notice, whatever it has to say; null when the details speak for themselves. */
export function toDrivingNotice({ isScoreLow, hasEvents }: DrivingKnown): string | null {
  if (isScoreLow) return hasEvents ? texts.lowScore : texts.lowScoreNoData;
  return hasEvents ? null : texts.noData;
}
