import type { TimePeriod } from "../../core/api/routes.ts";
import { formatDuration, missing } from "../../core/text/format.ts";
import { FactFigures } from "../kit/layout/facts.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import { type RouteSheet, toDuration } from "./route-sheet.model.ts";

/** Morning: first pickup and arrival at the office. Evening: departure and end. */
export function Summary({ sheet, period }: { readonly sheet: RouteSheet; readonly period: TimePeriod }) {
  const words = texts.times[period];
  const figures = [
    [words.begins, sheet.begins ?? missing],
    [words.ends, sheet.ends ?? missing],
    [texts.duration, formatDuration(toDuration(sheet))],
  ] as const;
  return <FactFigures figures={figures} />;
}
