import type { IndicatorHistoryEntry, IndicatorName, Indicators } from "../../../core/api/indicators.ts";
import { isDay } from "../../../core/time/day.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import { measures } from "../../shared/indicators/indicators.model.ts";

interface IndicatorLine {
  /** A day per value; the provider's own text when it is no valid date. */
  readonly days: readonly string[];
  /** Metres, minutes or percent. */
  readonly values: readonly (number | null)[];
  readonly limit: number | null;
  /** How many points have a value. */
  readonly known: number;
  readonly last: number | null;
}

const toShown = (name: IndicatorName, value: number | null) => (value === null ? null : measures[name].toPoint(value));

export function toLine(
  name: IndicatorName,
  history: readonly IndicatorHistoryEntry[],
  sla: Indicators | null,
): IndicatorLine {
  const values = history.map((entry) => toShown(name, entry[name]));
  const known = values.filter((value) => value !== null);
  return {
    days: history.map(({ day }) => day),
    values,
    limit: toShown(name, sla?.[name] ?? null),
    known: known.length,
    last: known.at(-1) ?? null,
  };
}

/** A shown value with its unit: `342 m`, `47,5 dk`, `%18,6`. */
export const formatIndicator = (name: IndicatorName, value: number | null): string =>
  value === null ? missing : measures[name].writePoint(value);

export const toShortLabel = (day: string): string => (isDay(day) ? formatShortDay(day) : day);
export const toFullLabel = (day: string): string => (isDay(day) ? formatDay(day) : day);
