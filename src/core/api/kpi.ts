import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { list, optionalNumber, requiredText } from "./values.ts";

/** The three commute indicators: metres, seconds, percent. */
const indicators = { walking_distance: optionalNumber, duration: optionalNumber, detour_ratio: optionalNumber };
const indicatorsAnswer = v.object(indicators);
export type Indicators = v.InferOutput<typeof indicatorsAnswer>;
export type IndicatorName = keyof Indicators;

export const summary = v.object({ average: indicatorsAnswer });

/** Present averages of the company. */
export async function fetchSummary(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return (await http.get("/api/company/summary/", { schema: summary, signal })).average;
}

/** The contract's limits for the three indicators; each is read as "at most" (design.md §13). */
export function fetchSla(http: Http, signal?: AbortSignal): Promise<Indicators> {
  return http.get("/api/company/sla/", { schema: indicatorsAnswer, signal });
}

const historyEntry = v.object({ ...indicators, created_at: requiredText });
export type IndicatorHistoryEntry = v.InferOutput<typeof historyEntry>;
const history = list(historyEntry, "results");

/** The last 28 daily averages, oldest first. */
export async function fetchIndicatorHistory(http: Http, signal?: AbortSignal): Promise<IndicatorHistoryEntry[]> {
  const entries = await http.get("/api/company/kpi/history/", { schema: history, signal });
  return entries.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)).slice(-28);
}
