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

/** All months together; null when no month has a value. */
export function toTreeTotal({ trees_by_months: trees }: Emissions): number | null {
  const known = trees.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Months without a single value are no data yet. */
export function hasEmissions(emissions: Emissions | null): emissions is Emissions {
  return emissions !== null && emissions.xaxis.months.length > 0 && toTreeTotal(emissions) !== null;
}
