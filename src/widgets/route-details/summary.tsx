import type { TimePeriod } from "../../core/api/routes.ts";
import { formatDuration, missing } from "../../core/text/format.ts";
import { FactFigures } from "../kit/layout/facts.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import { type VariantDetail, toDuration } from "./variant-detail.model.ts";

/** First and last time and duration. Morning: first pickup and arrival at the office; evening: departure and end. */
export function Summary({ detail, period }: { readonly detail: VariantDetail; readonly period: TimePeriod }) {
  const words = texts.times[period];
  const figures = [
    [words.begins, detail.begins ?? missing],
    [words.ends, detail.ends ?? missing],
    [texts.duration, formatDuration(toDuration(detail))],
  ] as const;
  return <FactFigures figures={figures} />;
}
