import * as v from "valibot";
import type { Invoice } from "../api/billing.ts";
import { createNameKeys } from "../text/text.ts";
import { type MonthBooking, toSeatKey } from "./month-booking.ts";
import type { RouteUse } from "./seats/seat-use.ts";

/** Activity data of the month's commute for the distance-based method of the GHG Protocol (scope 3, category 7). */
export interface ActivityData {
  readonly boardings: number;
  /**
   * Metres: sum over boardings of the person's distance between home and office on the invoice. Null: no invoice, or no distance is
   * known.
   */
  readonly personMetres: number | null;
  /** Boardings in `personMetres`. */
  readonly measuredBoardings: number;
  /** Metres: sum over runs of the length of the route; runs shared with other companies count in full. Null: no length is known. */
  readonly vehicleMetres: number | null;
  /** Runs in `vehicleMetres`, and all runs. */
  readonly measuredRuns: number;
  readonly runs: number;
}

export function toActivity(
  bookings: readonly MonthBooking[],
  uses: readonly RouteUse[],
  invoice: Invoice | null,
): ActivityData {
  const keyOf = createNameKeys();
  const distances = new Map<string, number | null>();
  for (const { name, route, metres } of invoice?.passengers ?? []) {
    const seat = toSeatKey(keyOf(name), keyOf(route));
    // Two lines of one name on one route: the distance is known only when both are equal.
    distances.set(seat, !distances.has(seat) || distances.get(seat) === metres ? metres : null);
  }
  let [boardings, measuredBoardings, personMetres] = [0, 0, 0];
  for (const { name, routeName, outcome } of bookings) {
    if (outcome !== "boarded") continue;
    boardings += 1;
    const metres = distances.get(toSeatKey(keyOf(name), keyOf(routeName))) ?? null;
    if (metres === null) continue;
    measuredBoardings += 1;
    personMetres += metres;
  }
  const measured = uses.filter(({ metres }) => metres !== null);
  return {
    boardings,
    personMetres: measuredBoardings === 0 ? null : personMetres,
    measuredBoardings,
    vehicleMetres: measured.length === 0 ? null : measured.reduce((sum, { metres }) => sum + (metres ?? 0), 0),
    measuredRuns: measured.reduce((sum, { runs }) => sum + runs, 0),
    runs: uses.reduce((sum, { runs }) => sum + runs, 0),
  };
}

const factor = v.object({
  /** Unit of the activity data that the factor multiplies. */
  per: v.picklist(["person-km", "vehicle-km"]),
  /** kg of `gas` per unit. */
  kg: v.pipe(v.number(), v.minValue(0)),
  gas: v.optional(v.picklist(["CO2", "CO2e"]), "CO2e"),
  /** `Midibüs, dizel`. */
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
});
const factorSet = v.object({
  source: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
  factors: v.pipe(v.array(factor), v.nonEmpty()),
});
/** Emission factors with their source and year, which are required. */
export type FactorSet = v.InferOutput<typeof factorSet>;

export type FactorsResult =
  | { readonly status: "none" }
  | { readonly status: "read"; readonly set: FactorSet }
  /** `field`: name of the missing or invalid field; null: the text isn't a JSON object. */
  | { readonly status: "invalid"; readonly field: string | null };

/** Factors as JSON text, from the element's attribute or a file. */
export function readFactors(text: string | null): FactorsResult {
  if (text === null || text.trim() === "") return { status: "none" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { status: "invalid", field: null };
  }
  const result = v.safeParse(factorSet, value);
  if (result.success) return { status: "read", set: result.output };
  const path = v.getDotPath(result.issues[0]);
  return { status: "invalid", field: path };
}

/** A factor as typed into fields. */
export interface TypedFactor {
  readonly per: FactorSet["factors"][number]["per"];
  /** kg CO2e per unit, `0,62` or `0.62`. */
  readonly kg: string;
  readonly source: string;
  readonly year: string;
}

/** The fields that are typed into. */
export type FactorField = Exclude<keyof TypedFactor, "per">;

const toNumber = (text: string) => (text.trim() === "" ? NaN : Number(text.trim().replace(",", ".")));

/** The typed factor under a name, or the fields that are empty or wrong. */
export function readTypedFactor(
  { per, kg, source, year }: TypedFactor,
  name: string,
): { readonly set: FactorSet } | { readonly wrong: ReadonlySet<FactorField> } {
  const result = v.safeParse(factorSet, { source, year: toNumber(year), factors: [{ per, kg: toNumber(kg), name }] });
  if (result.success) return { set: result.output };
  const paths = new Set(result.issues.map((issue) => v.getDotPath(issue)));
  const fields = { kg: "factors.0.kg", source: "source", year: "year" } as const;
  return { wrong: new Set((["kg", "source", "year"] as const).filter((field) => paths.has(fields[field]))) };
}

interface Emission {
  readonly factor: FactorSet["factors"][number];
  /** Person- or vehicle-kilometres; null: not known. */
  readonly kilometres: number | null;
  readonly kilograms: number | null;
}

/** One result for each factor. They are different ways to compute the same emissions, and are never added up. */
export function toEmissions(
  { personMetres, vehicleMetres }: ActivityData,
  { factors }: FactorSet,
): readonly Emission[] {
  return factors.map((given) => {
    const metres = given.per === "person-km" ? personMetres : vehicleMetres;
    const kilometres = metres === null ? null : metres / 1000;
    return { factor: given, kilometres, kilograms: kilometres === null ? null : kilometres * given.kg };
  });
}
