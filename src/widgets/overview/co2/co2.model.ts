import type { Emissions } from "../../../core/api/emissions.ts";
import { formatNumber, formatPercent } from "../../../core/text/format.ts";
import { type Change, directionOf } from "../../kit/text/change.tsx";
import { co2Messages as texts } from "../overview.messages.ts";

interface Mass {
  readonly figure: string;
  readonly unit: string;
}

/** `812 kg`; from 1.000 kg on in tonnes, `18,4 ton`. */
export function toMass(kilograms: number | null): Mass {
  if (kilograms === null) return { figure: "-", unit: "" };
  if (Math.abs(kilograms) < 999.5) return { figure: formatNumber(kilograms, 0), unit: texts.kilograms };
  return { figure: formatNumber(kilograms / 1000, 1), unit: texts.tons };
}

/** "geçen ayın aynı günlerine göre %6,4 arttı"; null when the provider gave no trend. */
export function toTrend(percent: number | null): Change | null {
  if (percent === null) return null;
  const rounded = Math.round(percent * 10) / 10;
  const direction = directionOf(rounded);
  const amount = formatPercent(Math.abs(rounded));
  return { text: { up: texts.rose(amount), down: texts.fell(amount), none: texts.same }[direction], direction };
}

/** The trees of the last month, the one that `co2Amount` belongs to; null when it has no value. */
export function toPresentTrees({ treesByMonths: trees, months }: Emissions): number | null {
  return trees[months.length - 1] ?? null;
}

/** False when no month has a value. */
export function hasEmissions(emissions: Emissions | null): emissions is Emissions {
  return emissions !== null && emissions.months.length > 0 && emissions.treesByMonths.some((trees) => trees !== null);
}
