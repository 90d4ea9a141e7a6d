import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { formatChange, type Kurus } from "../../../core/billing/money.ts";
import { eveningOf, morningOf, type RideFigures } from "../../../core/marketplace/line/figures.ts";
import { toSaving } from "../../../core/marketplace/line/savings.ts";
import type { Load } from "../../../core/query/query.ts";
import {
  formatDistance,
  formatDuration,
  formatFixed,
  formatMoney,
  formatPercent,
  missing,
} from "../../../core/text/format.ts";
import { compareMessages as texts, figureMessages } from "../marketplace.messages.ts";

interface CompareCell {
  /** Null: still loading. */
  readonly text: string | null;
  /** No other line is better, and at least one is worse. */
  readonly isBest: boolean;
}

export interface CompareRow {
  readonly label: string;
  /** In the order of the lines. */
  readonly cells: readonly CompareCell[];
}

interface CompareGroup {
  /** The direction of the rows; null: both. */
  readonly period: "morning" | "evening" | null;
  readonly rows: readonly CompareRow[];
}

interface Compared {
  readonly lines: readonly MarketplaceLine[];
  /** By line id; a line without an entry has no detail to load. */
  readonly details: ReadonlyMap<string, Load<LineDetail>>;
  /** Present cost of the passenger's seat, kuruş: adds a row with each line's difference from it. Null: not known, no such row. */
  readonly presentCost: Kurus | null;
}

/** The figures of the lines side by side, grouped by direction. */
export function toCompareGroups({ lines, details, presentCost }: Compared): readonly CompareGroup[] {
  const loads = lines.map(({ id }) => details.get(id));
  const known = loads.map((load) => (load?.status === "ready" ? load.data : null));
  const areComing = loads.map((load) => load?.status === "loading");
  const mornings = lines.map((line, index) => morningOf(line, known[index] ?? null));
  const evenings = known.map(eveningOf);
  const prices = lines.map(({ price }) => price);
  const rows = rideRows();
  const eveningRows = rows.filter(({ isMorningOnly }) => !isMorningOnly);
  const hold = ({ label, cells }: CompareRow): CompareRow => ({
    label,
    cells: cells.map((cell, index) => (areComing[index] ? { text: null, isBest: false } : cell)),
  });
  return [
    { period: null, rows: [toRow(texts.price, prices, formatMoney), ...toOtherRows(lines, presentCost)] },
    {
      period: "morning",
      // Only the search's response has the morning-only figure.
      rows: rows.map((row) => (row.isMorningOnly ? toRideRow(row, mornings) : hold(toRideRow(row, mornings)))),
    },
    { period: "evening", rows: eveningRows.map((row) => hold(toRideRow(row, evenings))) },
  ];
}

const toRideRow = ({ label, toValue, toText }: RideRow, figures: readonly RideFigures[]) =>
  toRow(label, figures.map(toValue), toText);

function toRow(
  label: string,
  values: readonly (number | null)[],
  toText: (value: number | null) => string,
  isMoreBetter = false,
): CompareRow {
  const isBest = toBest(values, isMoreBetter);
  return { label, cells: values.map((value) => ({ text: toText(value), isBest: isBest(value) })) };
}

function toOtherRows(lines: readonly MarketplaceLine[], presentCost: Kurus | null): readonly CompareRow[] {
  const ratings = lines.map(({ rating }) => rating);
  const rating = toRow(texts.rating, ratings, (value) => formatFixed(value, 1), true);
  const emissions = lines.map(({ badges }) => badges.hasLeastEmission);
  const isTold = emissions.includes(true) && emissions.includes(false);
  const emission: CompareRow = {
    label: texts.emission,
    cells: emissions.map((isLeast) => ({ text: isLeast ? texts.leastEmission : missing, isBest: isLeast && isTold })),
  };
  if (presentCost === null) return [rating, emission];
  // Negative when cheaper than today: it is the change of the invoice.
  const changes = lines
    .map(({ price }) => toSaving(presentCost, price))
    .map((saving) => (saving === null ? null : -saving));
  return [toRow(texts.saving, changes, formatChange), rating, emission];
}

function toBest(values: readonly (number | null)[], isMoreBetter: boolean): (value: number | null) => boolean {
  const known = values.filter((value) => value !== null);
  const best = isMoreBetter ? Math.max(...known) : Math.min(...known);
  const isTold = known.some((value) => value !== best);
  return (value) => isTold && value === best;
}

interface RideRow {
  readonly label: string;
  readonly toValue: (figures: RideFigures) => number | null;
  readonly toText: (value: number | null) => string;
  /** The provider has no value for the evening. */
  readonly isMorningOnly?: true;
}

/** The rows of one direction, in the detail and in the comparison. */
export const rideRows = (): readonly RideRow[] => [
  { label: figureMessages.duration, toValue: ({ duration }) => duration, toText: formatDuration },
  { label: figureMessages.detour, toValue: ({ detourRatio }) => detourRatio, toText: (value) => formatPercent(value) },
  { label: figureMessages.walking, toValue: ({ walkingDistance }) => walkingDistance, toText: formatDistance },
  {
    label: figureMessages.toOffice,
    toValue: ({ officeDistance }) => officeDistance,
    toText: formatDistance,
    isMorningOnly: true,
  },
];
