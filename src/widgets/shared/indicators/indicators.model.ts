import footprintsIcon from "lucide-static/icons/footprints.svg?raw";
import timerIcon from "lucide-static/icons/timer.svg?raw";
import waypointsIcon from "lucide-static/icons/waypoints.svg?raw";
import type { IndicatorHistoryEntry, IndicatorName, Indicators, TileName } from "../../../core/api/indicators.ts";
import { daysBetween, isDay } from "../../../core/time/day.ts";
import { formatDistance, formatNumber, formatPercent } from "../../../core/text/format.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import { type Change, directionOf } from "../../kit/text/change.tsx";
import type { SlaVerdict } from "./indicator-tile.tsx";
import { indicatorMessages as texts } from "./indicators.messages.ts";

const space = "\u00a0";
const toMinutes = (minutes: number, digits: number) => `${formatNumber(minutes, digits)}${space}${texts.minutes}`;

export const indicatorNames = [
  "walkingDistance",
  "duration",
  "detourRatio",
] as const satisfies readonly IndicatorName[];

interface Unit {
  /** Converts the provider's unit (metres, seconds, percent) to the shown one, rounded as shown, so that differences agree. */
  readonly toShown: (value: number) => number;
  /** The same conversion without rounding, for the points of a line; `writePoint` formats such a point. */
  readonly toPoint: (value: number) => number;
  readonly writePoint: (point: number) => string;
  /** Decimals of a difference. */
  readonly digits: number;
  readonly write: (shown: number) => string;
  /** Formats a difference; percentages differ in points. */
  readonly writeDifference: (shown: number) => string;
  readonly toFigure: (value: number) => Figure;
}

interface Figure {
  readonly figure: string;
  readonly unit: string;
}

/** Metres below 1.000 m, else km. */
const distance: Unit = {
  toShown: (metres) => Math.round(metres),
  toPoint: (metres) => metres,
  writePoint: formatDistance,
  digits: 0,
  write: (metres) => formatDistance(metres),
  writeDifference: (metres) => formatDistance(metres),
  toFigure(metres) {
    const [figure = "-", unit = ""] = formatDistance(metres).split(space);
    return { figure, unit };
  },
};

/** Seconds, in whole minutes. */
const duration: Unit = {
  toShown: (seconds) => Math.round(seconds / 60),
  toPoint: (seconds) => seconds / 60,
  writePoint: (minutes) => toMinutes(minutes, 1),
  digits: 0,
  write: (minutes) => toMinutes(minutes, 0),
  writeDifference: (minutes) => toMinutes(minutes, 0),
  toFigure: (seconds) => ({ figure: formatNumber(Math.round(seconds / 60), 0), unit: texts.minutes }),
};

/** Percent with one decimal. */
const ratio: Unit = {
  toShown: (percent) => round(percent, 1),
  toPoint: (percent) => percent,
  writePoint: formatPercent,
  digits: 1,
  write: (percent) => formatPercent(percent, 1),
  writeDifference: (points) => texts.points(formatNumber(points, 1)),
  toFigure: (percent) => ({ figure: formatNumber(percent, 1), unit: "%" }),
};

export const measures: Readonly<Record<TileName, Unit & { readonly icon: string }>> = {
  walkingDistance: { icon: footprintsIcon, ...distance },
  duration: { icon: timerIcon, ...duration },
  detourRatio: { icon: waypointsIcon, ...ratio },
};

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** The present value as the tile's figure. */
export function toFigure(name: TileName, value: number | null): Figure {
  return value === null || value < 0 ? { figure: "-", unit: "" } : measures[name].toFigure(value);
}

/** The three averages in a line, written as the tiles do. */
export function toFigureLine(averages: Indicators): readonly { readonly label: string; readonly text: string }[] {
  return indicatorNames.map((name) => {
    const { figure, unit } = toFigure(name, averages[name]);
    const text = unit === "%" ? formatPercent(averages[name]) : unit === "" ? figure : `${figure}${space}${unit}`;
    return { label: texts[name], text };
  });
}

/** The change from the first to the last point that has a value; null with fewer than two. */
export function toChange(name: IndicatorName, history: readonly IndicatorHistoryEntry[]): Change | null {
  const known = history.filter((entry) => entry[name] !== null);
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || first === last) return null;
  const { toShown, digits, writeDifference } = measures[name];
  const difference = round(toShown(last[name] ?? 0) - toShown(first[name] ?? 0), digits);
  // Both ends are included: 28 daily values are 28 days.
  const days = isDay(first.day) && isDay(last.day) ? daysBetween(first.day, last.day) + 1 : known.length;
  const direction = directionOf(difference);
  const amount = writeDifference(Math.abs(difference));
  const words = { up: texts.rose(days, amount), down: texts.fell(days, amount), none: texts.same(days) };
  return { text: words[direction], direction };
}

/**
 * Value and day of the last point that is known, where they differ from the figure beside the line: the figure is the summary's, the
 * line the history's.
 */
export function toOtherEnd(
  name: IndicatorName,
  value: number | null,
  history: readonly IndicatorHistoryEntry[],
): string | null {
  const last = history.findLast((entry) => entry[name] !== null);
  if (!last) return null;
  const { toShown, write } = measures[name];
  const end = write(toShown(last[name] ?? 0));
  if (value !== null && end === write(toShown(value))) return null;
  return texts.end(isDay(last.day) ? formatShortDay(last.day) : last.day, end);
}

/** Whether the value keeps the contract's limit, in words and on a gauge from 0 to 1.5 times the limit. */
export function toVerdict(name: IndicatorName, value: number | null, sla: Indicators): SlaVerdict | null {
  const limit = sla[name];
  if (value === null || limit === null || limit <= 0) return null;
  const { toShown, digits, write, writeDifference } = measures[name];
  const difference = round(toShown(value) - toShown(limit), digits);
  const amount = writeDifference(Math.abs(difference));
  const words = difference < 0 ? texts.below(amount) : difference > 0 ? texts.above(amount) : texts.onTarget;
  return {
    target: texts.target(write(toShown(limit))),
    isKept: difference <= 0,
    difference: words,
    value: value / (limit * 1.5),
    limit: 1 / 1.5,
  };
}
