import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { optionalNumber } from "./values.ts";

const data = v.pipe(
  v.object({
    xaxis: v.object({ months: v.array(v.string()) }),
    trees_by_months: v.array(optionalNumber),
    tree_trend: optionalNumber,
    co2_amount: optionalNumber,
    co2_trend: optionalNumber,
  }),
  v.transform((row) => ({
    months: row.xaxis.months,
    /** Trees that bind the CO₂ avoided in the month. */
    treesByMonths: row.trees_by_months,
    /** Change of the number of trees, in percent. */
    treeTrend: row.tree_trend,
    /** CO₂ avoided in the last month, in kg. */
    co2Amount: row.co2_amount,
    /** Change of the CO₂ amount, in percent. */
    co2Trend: row.co2_trend,
  })),
);
export type Emissions = v.InferOutput<typeof data>;

export const emissionsCall = defineCall("GET /api/company/co2-emission", v.object({ data: v.nullish(data, null) }));

/** Data of the CO₂ card; null when the provider has none yet. The path must not end with a slash. */
export async function fetchEmissions(http: Http, signal?: AbortSignal): Promise<Emissions | null> {
  return (await send(http, emissionsCall, { signal })).data;
}
