import type { Emissions } from "../../../core/api/emissions.ts";
import type { ActivityData, FactorSet, FactorsResult } from "../../../core/month/emission.ts";
import { toEmissions } from "../../../core/month/emission.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { type Month, toProviderMonthName } from "../../../core/time/month.ts";
import { emissionMessages as texts } from "../month-report.messages.ts";

const space = "\u00a0";
const count = (value: number) => formatNumber(value, 0);
const kilometres = (metres: number | null) => (metres === null ? missing : `${count(metres / 1000)}${space}km`);

/** Label, value, and how much of the month it covers. */
export function toActivityRows(data: ActivityData): readonly (readonly [string, string, string | null])[] {
  return [
    [texts.boardings, count(data.boardings), null],
    [
      texts.personKm,
      kilometres(data.personMetres),
      texts.ofBoardings(count(data.measuredBoardings), count(data.boardings)),
    ],
    [texts.vehicleKm, kilometres(data.vehicleMetres), texts.ofRuns(count(data.measuredRuns), count(data.runs))],
  ];
}

export function toFactorRows(data: ActivityData, set: FactorSet) {
  return toEmissions(data, set).map(({ factor, kilometres: distance, kilograms }, index) => ({
    key: index,
    name: factor.name,
    factor: `${formatNumber(factor.kg, 4)}${space}kg ${factor.gas} / ${texts.perUnit[factor.per]}`,
    distance: distance === null ? missing : `${count(distance)}${space}km`,
    result: kilograms === null ? missing : `${count(kilograms)}${space}kg ${factor.gas}`,
  }));
}

/** Why nothing is computed; null: factors were read. */
export function toProblem(factors: FactorsResult): string | null {
  if (factors.status === "read") return null;
  if (factors.status === "none") return texts.noFactors;
  return factors.field === null ? texts.invalid : texts.invalidField(factors.field);
}

export const toSource = ({ source, year }: FactorSet): string => texts.source(source, String(year));

/** The provider's own numbers: CO₂ of its last month, and the trees of `month`, found by its name. Null: it has no data. */
export function toProviderRows(
  emissions: Emissions | null | undefined,
  month: Month,
): readonly (readonly [string, string])[] | null {
  if (!emissions) return null;
  const trees = emissions.treesByMonths[emissions.months.indexOf(toProviderMonthName(month))] ?? null;
  const { co2Amount } = emissions;
  return [
    [texts.avoided, co2Amount === null ? missing : `${count(co2Amount)}${space}kg`],
    [texts.trees, trees === null ? missing : count(trees)],
  ];
}
