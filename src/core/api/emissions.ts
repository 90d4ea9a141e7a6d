import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalNumber } from "./values.ts";

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
