import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Indicators, summary } from "./kpi.ts";
import { defineCall, send } from "./call.ts";
import { list, requiredText } from "./values.ts";

const pilotSummary = v.pipe(
  v.object({ pilot_name: requiredText, data: v.fallback(v.nullish(summary), null) }),
  v.transform(({ pilot_name, data }): PilotSummary => ({ pilotName: pilot_name, averages: data?.average ?? null })),
);
export const demoSummaryCall = defineCall("GET /api/demo/summary/", list(pilotSummary, "results"));

/** One pilot of a demo account; null fields while the provider has no averages. */
interface PilotSummary {
  readonly pilotName: string;
  readonly averages: Indicators | null;
}

/** Current averages of each pilot of a demo account, in the provider's order. */
export function fetchDemoSummary(http: Http, signal?: AbortSignal): Promise<PilotSummary[]> {
  return send(http, demoSummaryCall, { signal });
}
