import type { Emissions } from "../../../core/api/emissions.ts";
import { formatNumber, formatPercent } from "../../../core/format.ts";
import { co2Messages as texts } from "./co2.messages.ts";

export interface Mass {
  readonly figure: string;
  readonly unit: string;
}

/** Kilograms as they are read best: `812 kg`, from a ton on `18,4 ton`. */
export function toMass(kilograms: number | null): Mass {
  if (kilograms === null) return { figure: "-", unit: "" };
  if (Math.abs(kilograms) < 999.5) return { figure: formatNumber(kilograms, 0), unit: texts.kilograms };
  return { figure: formatNumber(kilograms / 1000, 1), unit: texts.tons };
}

/** "%6,4 arttı"; null when the provider gave no trend. */
export function toTrend(percent: number | null): { readonly text: string; readonly isUp: boolean } | null {
  if (percent === null) return null;
  const rounded = Math.round(percent * 10) / 10;
  if (rounded === 0) return { text: texts.same, isUp: false };
  const amount = formatPercent(Math.abs(rounded));
  return rounded > 0 ? { text: texts.rose(amount), isUp: true } : { text: texts.fell(amount), isUp: false };
}

/** The trees of the last month, the one that `co2_amount` belongs to; null when it has no value. */
export function toPresentTrees({ trees_by_months: trees, xaxis }: Emissions): number | null {
  return trees[xaxis.months.length - 1] ?? null;
}

/** Months without a single value are no data yet. */
export function hasEmissions(emissions: Emissions | null): emissions is Emissions {
  return (
    emissions !== null && emissions.xaxis.months.length > 0 && emissions.trees_by_months.some((trees) => trees !== null)
  );
}
