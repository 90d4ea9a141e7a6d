import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalNumber } from "./values.ts";

const data = v.object({
  xaxis: v.object({ months: v.array(v.string()) }),
  /** Trees that would bind the month's avoided CO₂. */
  trees_by_months: v.array(optionalNumber),
  /** Change of the trees in percent. */
  tree_trend: optionalNumber,
  /** Avoided CO₂ in kg. */
  co2_amount: optionalNumber,
  /** Change of the CO₂ amount in percent. */
  co2_trend: optionalNumber,
});
export type Emissions = v.InferOutput<typeof data>;

const answer = v.object({ data: v.nullish(data, null) });

/** The CO₂ card's data; null when the provider has none yet. The path has no slash at its end (contract.md). */
export async function fetchEmissions(http: Http, signal?: AbortSignal): Promise<Emissions | null> {
  return (await http.get("/api/company/co2-emission", { schema: answer, signal })).data;
}
