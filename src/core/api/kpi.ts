import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Day, parseDay } from "../time/day.ts";
import { defineCall, send } from "./call.ts";
import { list, optionalNumber, requiredText } from "./values.ts";

const fields = { walking_distance: optionalNumber, duration: optionalNumber, detour_ratio: optionalNumber };
type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

/** The three commute indicators: metres, seconds, percent. */
const toIndicators = (row: Fields) => ({
  walkingDistance: row.walking_distance,
  duration: row.duration,
  detourRatio: row.detour_ratio,
});
export type Indicators = ReturnType<typeof toIndicators>;
const indicatorsAnswer = v.pipe(v.object(fields), v.transform(toIndicators));
/** Indicators without values. */
export const noIndicators = toIndicators({ walking_distance: null, duration: null, detour_ratio: null });
export type IndicatorName = keyof Indicators;

export const summary = v.object({ average: indicatorsAnswer });

export const summaryCall = defineCall("GET /api/company/summary/", summary);
export const slaCall = defineCall("GET /api/company/sla/", indicatorsAnswer);

/** The company's current averages. */
export async function fetchSummary(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return (await send(http, summaryCall, { signal })).average;
}

/** The contract's limits of the three indicators, each an upper limit. */
export function fetchSla(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return send(http, slaCall, { signal });
}

export const indicatorHistoryCall = defineCall(
  "GET /api/company/kpi/history/",
  list(v.object({ ...fields, created_at: requiredText }), "results"),
);

export interface IndicatorHistoryEntry extends Indicators {
  /** The day, or the provider's text where it can't be parsed. */
  readonly day: Day | string;
}

/** The last 28 daily averages, oldest first. */
export async function fetchIndicatorHistory(http: Http, signal?: AbortSignal): Promise<IndicatorHistoryEntry[]> {
  const entries = await send(http, indicatorHistoryCall, { signal });
  return entries
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
    .slice(-28)
    .map((entry) => ({ ...toIndicators(entry), day: parseDay(entry.created_at) ?? entry.created_at }));
}
