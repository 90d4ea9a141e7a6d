import { formatAmount, formatKurus } from "../../../core/billing/money.ts";
import type { MonthFacts } from "../../../core/month/month-facts.ts";
import type { Proof } from "../../../core/month/proof/proof.ts";
import { rankUses, type RouteUse } from "../../../core/month/seats/seat-use.ts";
import { type Figure, type FigureName, isKnown, type MonthSums } from "../../../core/month/summary.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { addMonths, formatMonthName, type Month } from "../../../core/time/month.ts";
import { toCoverage } from "../coverage.model.ts";
import { boardMessages as texts, monthReportSeatMessages, summaryMessages } from "../month-report.messages.ts";
import {
  formatDifference,
  formatFigure,
  limitOf,
  reasonOf,
  toChange,
  toMeanChange,
  toSlaText,
} from "./summary.model.ts";

const shownNames: readonly FigureName[] = [
  "runs",
  "boardings",
  "on-time",
  "seat-use",
  "absences",
  "per-boarding",
  "per-kilometre",
  "per-person",
];
const leadNames: readonly FigureName[] = ["boardings", "seat-use", "per-boarding"];
const shownRoutes = 5;

const find = (figures: readonly Figure[], name: FigureName) => figures.find((figure) => figure.name === name);

/** Text of the changes against last month and of the amount in question; empty when neither is known. */
export function toLead(figures: readonly Figure[], proof: Proof | null): string {
  const changes = leadNames.flatMap((name) => {
    const figure = find(figures, name);
    if (!figure?.change) return [];
    const write = figure.change > 0 ? texts.rose : texts.fell;
    return write(summaryMessages.figures[name], formatDifference(figure.change, figure.unit));
  });
  const questioned = proof && proof.questioned > 0 ? [texts.questioned(formatKurus(proof.questioned))] : [];
  return [...(changes.length > 0 ? [texts.compared, ...changes] : []), ...questioned].join(" ");
}

/** The eight figures with last month and mean. */
export function toBoardFigures(figures: readonly Figure[]) {
  return shownNames.flatMap((name) => {
    const figure = find(figures, name);
    if (!figure) return [];
    const mean = toMeanChange(figure);
    return {
      name,
      label: summaryMessages.figures[name],
      value: formatFigure(figure.value, figure.unit),
      notes: [reasonOf(figure.value) ?? toChange(figure).text, ...(mean ? [mean.text] : [])],
    };
  });
}

/** Columns of seven months; `null` where a month isn't known. */
export function toMonthBars(figures: readonly Figure[], name: FigureName, month: Month) {
  const figure = find(figures, name);
  const line = figure?.line ?? [];
  const isMoney = figure?.unit === "kurus";
  return {
    label: summaryMessages.figures[name],
    categories: line.map((_, index) => ({
      label: formatMonthName(addMonths(month, index - line.length + 1), "short"),
      highlighted: index === line.length - 1,
    })),
    values: line.map((value) => (value !== null && isMoney ? value / 100 : value)),
    format: (value: number) => (isMoney ? formatNumber(value, 2) : formatNumber(value, 0)),
  };
}

/** The routes with the lowest seat use, each direction by itself. */
export const toEmptiest = (uses: readonly RouteUse[]) =>
  rankUses(
    uses.filter(({ use }) => use !== null),
    [],
    "use",
  )
    .slice(0, shownRoutes)
    .map((use) => ({
      key: `${use.routeId} ${use.timePeriod}`,
      name: `${use.name}, ${use.timePeriod === "morning" ? monthReportSeatMessages.morning : monthReportSeatMessages.evening}`,
      filled: `${formatNumber(use.boardings, 0)} / ${formatNumber(use.capacity, 0)}`,
      use: formatPercent(use.use, 0),
    }));

type Line = readonly [label: string, value: string];

export function toInvoiceLines(proof: Proof | null, known: MonthSums["net"]): readonly Line[] {
  if (!proof) {
    return [
      [texts.net, isKnown(known) ? formatAmount(known) : missing],
      [texts.inQuestion, missing],
    ];
  }
  const { net, vat, gross, vatPercent } = proof.totals;
  return [
    [texts.net, formatAmount(net)],
    [texts.vat(vatPercent === null ? "" : formatPercent(vatPercent)).trim(), formatAmount(vat)],
    [texts.gross, formatAmount(gross)],
    [texts.inQuestion, formatAmount(proof.questioned)],
  ];
}

export function toServiceLines(figures: readonly Figure[], { metres }: MonthSums, facts: MonthFacts): readonly Line[] {
  const line = (name: "walking" | "duration"): Line => {
    const figure = find(figures, name);
    if (!figure) return [summaryMessages.figures[name], missing];
    const limit = limitOf(figure, facts.sla);
    const label =
      limit === null
        ? summaryMessages.figures[name]
        : name === "walking"
          ? texts.walking(formatDistance(limit))
          : texts.duration(formatDuration(limit));
    return [label, [formatFigure(figure.value, figure.unit), toSlaText(figure, facts.sla)].filter(Boolean).join(", ")];
  };
  const co2 = find(figures, "co2");
  return [
    line("walking"),
    line("duration"),
    [texts.vehicleKm, isKnown(metres) ? `${formatNumber(metres / 1000, 0)}\u00a0km` : missing],
    [summaryMessages.figures.co2, co2 ? formatFigure(co2.value, co2.unit) : missing],
  ];
}

/** The coverage as one text: what was read, what is missing, and the size of the month. */
export function toScope(facts: MonthFacts): string {
  const { read, share, missing: absent, extent } = toCoverage(facts);
  const parts = [read && `${read}${share === null ? "" : ` (${share})`}`, absent?.replace(/\.$/, ""), extent];
  return parts.filter(Boolean).join(". ") + ".";
}
