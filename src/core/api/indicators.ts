import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Day, parseDay } from "../time/day.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, optionalNumber, requiredText } from "./values.ts";

const fields = {
  /** Metres. */
  walkingDistance: from("walking_distance", optionalNumber),
  /** Seconds. */
  duration: optionalNumber,
  /** Percent. */
  detourRatio: from("detour_ratio", optionalNumber),
};
const indicators = entity(fields);
/** The three commute indicators. */
export type Indicators = v.InferOutput<typeof indicators>;
/** Indicators without values. */
export const noIndicators: Indicators = { walkingDistance: null, duration: null, detourRatio: null };
/** An indicator of the summary: it has a history and may have a limit. */
export type IndicatorName = keyof Indicators;

const summary = v.object({ average: indicators });

export const summaryCall = defineCall("GET /api/company/summary/", summary);
export const slaCall = defineCall("GET /api/company/sla/", indicators);

/** The company's current averages. */
export async function fetchSummary(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return (await send(http, summaryCall, { signal })).average;
}

/** The contract's limits of the three indicators, each an upper limit. */
export function fetchSla(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return send(http, slaCall, { signal });
}

/**
 * The overview's indicators, a tile each and in this order, by the call that answers their present values. Another one is a name here
 * (its value is answered under it), a line in `measures` (shared/indicators/indicators.model.ts) and a label in the texts.
 */
export const indicatorCalls = [
  { call: summaryCall, fetch: fetchSummary, names: ["walkingDistance", "duration", "detourRatio"] },
] as const;
export type TileName = (typeof indicatorCalls)[number]["names"][number];
export type TileValues = Readonly<Partial<Record<TileName, number | null>>>;

export const indicatorHistoryCall = defineCall(
  "GET /api/company/kpi/history/",
  list(entity({ ...fields, createdAt: from("created_at", requiredText) }), "results"),
);

export interface IndicatorHistoryEntry extends Indicators {
  /** The day, or the provider's text where it can't be parsed. */
  readonly day: Day | string;
}

/** The last 28 daily averages, oldest first. */
export async function fetchIndicatorHistory(http: Http, signal?: AbortSignal): Promise<IndicatorHistoryEntry[]> {
  const entries = await send(http, indicatorHistoryCall, { signal });
  return entries
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .slice(-28)
    .map(({ createdAt, ...figures }) => ({ ...figures, day: parseDay(createdAt) ?? createdAt }));
}

const pilotSummary = v.pipe(
  entity({ pilotName: from("pilot_name", requiredText), data: v.fallback(v.nullish(summary), null) }),
  v.transform(({ pilotName, data }) => ({ pilotName, averages: data?.average ?? null })),
);
export const demoSummaryCall = defineCall("GET /api/demo/summary/", list(pilotSummary, "results"));

/** Current averages of each pilot of a demo account, in the provider's order; null: the provider has none yet. */
export function fetchDemoSummary(http: Http, signal?: AbortSignal): Promise<v.InferOutput<typeof pilotSummary>[]> {
  return send(http, demoSummaryCall, { signal });
}

const data = entity({
  months: from(
    "xaxis",
    v.pipe(
      v.object({ months: v.array(v.string()) }),
      v.transform(({ months }) => months),
    ),
  ),
  /** Trees that bind the CO₂ avoided in the month. */
  treesByMonths: from("trees_by_months", v.array(optionalNumber)),
  /** Change of the number of trees, in percent. */
  treeTrend: from("tree_trend", optionalNumber),
  /** CO₂ avoided in the last month, in kg. */
  co2Amount: from("co2_amount", optionalNumber),
  /** Change of the CO₂ amount, in percent. */
  co2Trend: from("co2_trend", optionalNumber),
});
export type Emissions = v.InferOutput<typeof data>;

export const emissionsCall = defineCall("GET /api/company/co2-emission", v.object({ data: v.nullish(data, null) }));

/** Data of the CO₂ card; null when the provider has none yet. The path must not end with a slash. */
export async function fetchEmissions(http: Http, signal?: AbortSignal): Promise<Emissions | null> {
  return (await send(http, emissionsCall, { signal })).data;
}
