import type { TimePeriod } from "../../../core/api/routes.ts";
import type { LegendRow } from "../../kit/map/legend.tsx";
import type { Tip } from "../../kit/map/tooltip.tsx";
import type { MapLine, MapMarker, Track } from "../../kit/map/types.ts";
import { toStopColor } from "../../shared/stops/stop.model.ts";
import { eventsMessages, pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";
import { isPending, type PassengerStop } from "../trip/passengers.model.ts";
import type { TripWay } from "../trip/trip.model.ts";
import { countKinds, type EventEntry, eventSigns, toEventFacts, toEventLabel } from "./event.model.ts";

/** Path and offices, for the first view. */
export const toBounds = ({ driven, companies }: TripWay): Track => [...driven, ...companies];

/** The planned path, dashed and over the driven one, which would hide it wherever the trip followed the plan. */
export function toPlanLines({ planned }: TripWay): MapLine[] {
  return planned.map((points, index) => ({
    id: `plan ${index}`,
    points,
    color: "planned",
    dashed: true,
    selectable: false,
  }));
}

export function toDrivenLines({ driven }: TripWay, period: TimePeriod): MapLine[] {
  if (driven.length < 2) return [];
  return [{ id: "driven", points: driven, color: period, weight: 5, casing: true, selectable: false }];
}

/** Stretches driven above the limit; a click selects the event. */
export function toSpeedingLines(events: readonly EventEntry[]): MapLine[] {
  return events
    .filter(({ stretch }) => stretch.length > 0)
    .map(({ id, stretch }) => ({ id, points: stretch, color: "--shuttle-danger", weight: 5 }));
}

export function toEventMarkers(events: readonly EventEntry[], selectedId: string | null): MapMarker[] {
  return events.flatMap((entry): MapMarker[] =>
    entry.position
      ? [
          {
            id: entry.id,
            kind: "sign",
            sign: eventSigns[entry.kind],
            position: entry.position,
            label: toEventLabel(entry),
            selected: entry.id === selectedId,
          },
        ]
      : [],
  );
}

/** A stop's title: "C durağı". */
function toStopTitle({ letter }: Pick<PassengerStop, "letter">): string {
  return letter === "-" ? texts.unknownStop : texts.stopOf(letter);
}

/** Green when at least one passenger of the stop travelled, else red; without a colour until a replay has reached the stop. */
export function toStopMarkers(
  stops: readonly PassengerStop[],
  selectedId: string | null,
  moment: number | null,
): MapMarker[] {
  return stops.map((stop) => {
    const isWaiting = stop.people.every((person) => isPending(person, moment));
    return {
      id: stop.id,
      kind: "pin",
      position: stop.position,
      text: stop.letter,
      color: isWaiting ? toStopColor("shadow") : stop.hasTravelled ? "--shuttle-boarded" : "--shuttle-not-boarded",
      label: [toStopTitle(stop), ...stop.people.map(({ name, text }) => `${name}: ${text}`)].join(", "),
      selected: stop.id === selectedId,
    };
  });
}

/** Markers of the offices and of the start of the trip, which in the evening is the office itself. */
export function toEndMarkers({ driven, companies }: TripWay, period: TimePeriod): MapMarker[] {
  const offices = companies.map((position, index): MapMarker => ({
    id: `company ${index}`,
    kind: "office",
    position,
    label: texts.company,
  }));
  const start = driven.find((position) => position !== null);
  return start
    ? [{ id: "start", kind: "start", position: start, color: period, label: texts.start }, ...offices]
    : offices;
}

export function toTip(
  markerId: string,
  stops: readonly PassengerStop[],
  events: readonly EventEntry[],
  startTime: string,
): Tip | null {
  const stop = stops.find(({ id }) => id === markerId);
  if (stop) return { title: toStopTitle(stop), lines: stop.people.map(({ name, text }) => `${name}: ${text}`) };
  const event = events.find(({ id }) => id === markerId);
  if (event) return { title: event.name, lines: [event.time, ...toEventFacts(event)] };
  if (markerId === "start") return { title: texts.start, lines: [startTime] };
  return markerId.startsWith("company") ? { title: texts.company, lines: [] } : null;
}

/** The legend of what the map shows, events with their number. @param events null: events are hidden or not known */
export function toLegend(period: TimePeriod, hasPlan: boolean, events: readonly EventEntry[] | null): LegendRow[] {
  const driven = { kind: "line", role: period } as const;
  const rows: LegendRow[] = [{ sample: driven, text: events ? texts.faultless : texts.driven[period] }];
  if (hasPlan) rows.push({ sample: { kind: "line", role: "planned" }, text: texts.planned });
  for (const { kind, count } of events ? countKinds(events) : []) {
    rows.push({ sample: { kind: "sign", sign: eventSigns[kind] }, text: eventsMessages.kinds[kind], count });
  }
  return rows;
}
