import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { formatChange, type Kurus } from "../../../core/billing/money.ts";
import {
  formatDistance,
  formatDuration,
  formatFixed,
  formatMoney,
  formatPercent,
  missing,
} from "../../../core/format.ts";
import { walkingOf } from "../../../core/marketplace/line-order.ts";
import { toSaving } from "../../../core/marketplace/savings.ts";
import { compareMessages as texts } from "./detail.messages.ts";

export interface CompareCell {
  readonly text: string;
  /** No other line is better, and one is worse. */
  readonly isBest: boolean;
}

export interface CompareRow {
  readonly label: string;
  /** In the order of the lines. */
  readonly cells: readonly CompareCell[];
}

interface Figure {
  readonly label: string;
  readonly toValue: (line: MarketplaceLine) => number | null;
  readonly toText: (value: number | null) => string;
  readonly isMoreBetter?: true;
}

const figures: readonly Figure[] = [
  { label: texts.price, toValue: ({ price }) => price, toText: formatMoney },
  { label: texts.duration, toValue: ({ duration }) => duration, toText: formatDuration },
  { label: texts.walking, toValue: walkingOf, toText: formatDistance },
  { label: texts.detour, toValue: ({ detourRatio }) => detourRatio, toText: (value) => formatPercent(value) },
  {
    label: texts.rating,
    toValue: ({ rating }) => rating,
    toText: (value) => formatFixed(value, 1),
    isMoreBetter: true,
  },
];

/** The lines' figures beside each other (issue 8). `presentCost` adds what each would save. */
export function toCompareRows(lines: readonly MarketplaceLine[], presentCost: Kurus | null): readonly CompareRow[] {
  const rows = figures.map(({ label, toValue, toText, isMoreBetter }): CompareRow => {
    const values = lines.map(toValue);
    const isBest = toBest(values, isMoreBetter === true);
    return { label, cells: values.map((value) => ({ text: toText(value), isBest: isBest(value) })) };
  });
  const emissions = lines.map(({ badges }) => badges.hasLeastEmission);
  const isTold = emissions.includes(true) && emissions.includes(false);
  rows.push({
    label: texts.emission,
    cells: emissions.map((isLeast) => ({ text: isLeast ? texts.leastEmission : missing, isBest: isLeast && isTold })),
  });
  if (presentCost === null) return rows;
  // Less than today is a minus here: it is the change of the bill.
  const changes = lines
    .map(({ price }) => toSaving(presentCost, price))
    .map((saving) => (saving === null ? null : -saving));
  const isBest = toBest(changes, false);
  rows.push({
    label: texts.saving,
    cells: changes.map((change) => ({ text: formatChange(change), isBest: isBest(change) })),
  });
  return rows;
}

function toBest(values: readonly (number | null)[], isMoreBetter: boolean): (value: number | null) => boolean {
  const known = values.filter((value) => value !== null);
  const best = isMoreBetter ? Math.max(...known) : Math.min(...known);
  const isTold = known.some((value) => value !== best);
  return (value) => isTold && value === best;
}
