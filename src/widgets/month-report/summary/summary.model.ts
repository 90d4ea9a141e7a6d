import type { Indicators } from "../../../core/api/kpi.ts";
import { type Figure, type FigureName, isKnown, type Known } from "../../../core/month/summary.ts";
import { formatFixed, formatNumber, missing } from "../../../core/text/format.ts";
import { type Change, directionOf } from "../../kit/text/change.tsx";
import { monthReportMessages } from "../month-report.messages.ts";
import { summaryMessages as texts } from "./summary.messages.ts";

const space = "\u00a0";

/** Figure and unit apart, as a tile shows them. */
interface ShownValue {
  readonly figure: string;
  readonly unit: string;
  readonly isUnitFirst: boolean;
}

const after = (figure: string, name: string): ShownValue => ({ figure, unit: name, isUnitFirst: false });

function toValue(value: number, unit: Figure["unit"]): ShownValue {
  switch (unit) {
    case "count":
      return after(formatNumber(value, 0), "");
    case "percent":
      return { figure: formatNumber(value, 1), unit: "%", isUnitFirst: true };
    case "kurus":
      return after(formatFixed(value / 100, 2), "TL");
    case "metres":
      return after(formatNumber(value, 0), "m");
    case "seconds":
      return after(formatNumber(value / 60, 1), "dk");
    case "kilograms":
      return after(formatNumber(value, 0), "kg");
  }
}

const join = ({ figure, unit, isUnitFirst }: ShownValue) =>
  isUnitFirst ? `${unit}${figure}` : unit === "" ? figure : `${figure}${space}${unit}`;

export function formatFigure(value: Known, unit: Figure["unit"]): string {
  return isKnown(value) ? join(toValue(value, unit)) : missing;
}

/** Shares differ in points. */
function formatDifference(difference: number, unit: Figure["unit"]): string {
  const size = Math.abs(difference);
  return unit === "percent" ? texts.points(formatNumber(size, 1)) : join(toValue(size, unit));
}

export function toTileValue({ value, unit }: Figure): ShownValue {
  return isKnown(value) ? toValue(value, unit) : { figure: missing, unit: "", isUnitFirst: false };
}

export const reasonOf = (value: Known): string | null => (isKnown(value) ? null : monthReportMessages.reasons[value]);

/** `668 azaldı (geçen ay 19.610)`. */
export function toChange({ change, before, unit }: Figure): Change {
  if (change === null) return { text: reasonOf(before) ?? texts.noBefore, direction: "none" };
  const was = formatFigure(before, unit);
  const size = formatDifference(change, unit);
  const text = change === 0 ? texts.same(was) : change > 0 ? texts.rose(size, was) : texts.fell(size, was);
  return { text, direction: directionOf(change) };
}

/** `402 üstünde (altı ay ort. 18.540)`; null: there is no mean. */
export function toMeanChange({ apart, mean, meanMonths, unit }: Figure): Change | null {
  if (apart === null) return null;
  const size = formatDifference(apart, unit);
  const of = formatFigure(mean, unit);
  const text =
    apart === 0
      ? texts.equal(meanMonths, of)
      : apart > 0
        ? texts.above(size, meanMonths, of)
        : texts.below(size, meanMonths, of);
  return { text, direction: directionOf(apart) };
}

/** How walking and travelling keep the contract's limit; null for other figures and without a limit. */
export function toSlaText({ name, value, unit }: Figure, sla: Indicators | null): string | null {
  const limit = name === "walking" ? sla?.walkingDistance : name === "duration" ? sla?.duration : null;
  if (limit === null || limit === undefined || !isKnown(value)) return null;
  const difference = value - limit;
  const size = formatDifference(difference, unit);
  return difference === 0 ? texts.slaAt : difference > 0 ? texts.slaAbove(size) : texts.slaBelow(size);
}

/** Tiles at the top; the others are a table. */
export const tileNames: readonly FigureName[] = ["boardings", "on-time", "seat-use", "per-boarding"];
