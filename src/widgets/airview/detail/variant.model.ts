import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent } from "../../../core/text/format.ts";
import type { LineEnd } from "../../shared/stops/stop-list.tsx";
import { airviewDetailMessages as texts } from "../airview.messages.ts";

/** "Sabah 07:05": the direction, and when the shuttle leaves. */
export function toVariantName({ timePeriod: period, departure }: DetailedRoute): string {
  return departure === null ? texts[period] : `${texts[period]} ${departure}`;
}

interface Figure {
  readonly label: string;
  readonly text: string;
}

export function toFigures(route: DetailedRoute): readonly Figure[] {
  return [
    { label: texts.duration, text: formatDuration(route.duration) },
    { label: texts.walk, text: formatDistance(route.averageWalkingDistance) },
    { label: texts.detour, text: formatPercent(route.averageDetourRatio) },
    { label: texts.people, text: formatNumber(route.passengers.length) },
  ];
}

/** The office, which is the end of a morning route and the start of an evening route. */
export function toLineEnds({ timePeriod: period, departure, arrival }: DetailedRoute): {
  readonly start?: LineEnd;
  readonly end?: LineEnd;
} {
  return period === "morning"
    ? { end: { label: texts.office, time: arrival } }
    : { start: { label: texts.office, time: departure } };
}
