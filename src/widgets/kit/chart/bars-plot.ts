import { barWidth, drawHatched, fillShape } from "./bar-shapes.ts";
import { chartColor, type ColorToken } from "./chart-types.ts";
import type { Ink } from "./colors.ts";
import { clampCenter, labelStride, noteRows, thinLabels } from "./labels.ts";
import type { Plot } from "./plot.ts";
import { drawGrid, horizontalLine, type Sheet, widest, write } from "./sheet.ts";
import { stack, type StackColumn } from "./stack.ts";
import { isCounts, niceTicks } from "./ticks.ts";

export interface BarCategory {
  /** Under the bar: "Pzt", "Kas". */
  readonly label: string;
  /** In the tooltip and the table: "24 Kasım 2025 Pazartesi". Default: the label and the note. */
  readonly fullLabel?: string;
  /** Second line under the bar: "(Bu Ay)". */
  readonly note?: string;
  /** Today or this month: the label is bold and never left out. */
  readonly highlighted?: boolean;
  /** A forecast: hatched. */
  readonly forecast?: boolean;
}

export interface BarSeries {
  readonly name: string;
  /** One per category, not negative; null is no value. */
  readonly values: readonly (number | null)[];
  /** Default: the chart colours in order. */
  readonly color?: ColorToken;
}

export interface BarsModel {
  readonly categories: readonly BarCategory[];
  readonly series: readonly BarSeries[];
  readonly formatTick: (value: number) => string;
  readonly formatTotal: (value: number) => string;
  readonly totals: boolean;
  readonly maxBarWidth: number;
  /** The grid's step is a multiple of it. Default: 1 when all values are whole numbers, else any step. */
  readonly tickUnit?: number | undefined;
}

const totalRow = 20;
const labelRow = 24;
const noteRow = 15;
const partGap = 2;
const topRadius = 4;

interface LabelStyle {
  readonly size: "xs" | "2xs";
  readonly stride: number;
}

export function seriesColor(series: BarSeries, index: number): ColorToken {
  return series.color ?? chartColor(index);
}

export function barsPlot(model: BarsModel): Plot {
  const { categories, series } = model;
  const count = categories.length;
  const columns = stack(
    series.map(({ values }) => values),
    count,
  );
  const greatest = Math.max(0, ...columns.map(({ total }) => total ?? 0));
  const unit = model.tickUnit ?? (isCounts(series.flatMap(({ values }) => values)) ? 1 : 0);
  const highlight = categories.findIndex(({ highlighted }) => highlighted);
  const anchor = highlight < 0 ? count - 1 : highlight;
  const font = (ink: Ink, size: "xs" | "2xs", index: number) =>
    ink.font(size, index === highlight ? "semibold" : "regular");

  const labelStyle = (ink: Ink, distance: number): LabelStyle => {
    const longest = (size: "xs" | "2xs") =>
      categories.reduce((most, { label }, index) => Math.max(most, ink.width(label, font(ink, size, index))), 0);
    if (labelStride(longest("xs"), distance) === 1) return { size: "xs", stride: 1 };
    return { size: "2xs", stride: labelStride(longest("2xs"), distance, 3) };
  };
  const notes = (ink: Ink, size: "xs" | "2xs", center: (index: number) => number, limit: number) => {
    const boxes = categories.map(({ note }, index) => {
      if (!note) return null;
      const box = { center: center(index), width: ink.width(note, font(ink, size, index)) };
      return { ...box, center: clampCenter(box, limit) };
    });
    return { boxes, rows: noteRows(boxes) };
  };
  const totalTexts = columns.map(({ total }) => (total === null ? "" : model.formatTotal(total)));

  return {
    range: [-0.5, Math.max(0.5, count - 0.5)],
    layout: (ink, { width, height }) => {
      const top = model.totals ? totalRow : 10;
      const draft = niceTicks(0, greatest, { intervals: (height - top - labelRow) / 30, unit });
      const left = Math.ceil(widest(ink, draft.map(model.formatTick), ink.font("2xs"))) + 14;
      const distance = (width - left - 4) / count;
      const { size } = labelStyle(ink, distance);
      const { boxes, rows } = notes(ink, size, (index) => left + (index + 0.5) * distance, width);
      const bottom = labelRow + (boxes.some(Boolean) ? (Math.max(...rows) + 1) * noteRow : 0);
      const ticks = niceTicks(0, greatest, { intervals: (height - top - bottom) / 30, unit });
      return { padding: [top, 4, bottom, left], ticks };
    },
    below: (sheet, { ticks }) => drawGrid(sheet, ticks, model.formatTick),
    above: (sheet) => {
      const { ink, area, width } = sheet;
      const distance = (area.right - area.left) / count;
      const bar = barWidth(distance, model.maxBarWidth);
      columns.forEach((column, index) => drawColumn(sheet, column, index, bar));
      horizontalLine(sheet, area.bottom, area.left, area.right, ink.color("--shuttle-chart-axis"));

      const { size, stride } = labelStyle(ink, distance);
      const shown = thinLabels(count, stride, anchor);
      const { boxes, rows } = notes(ink, size, (index) => sheet.x(index), width);
      categories.forEach(({ label, note }, index) => {
        const style = {
          font: font(ink, size, index),
          color: ink.color(index === highlight ? "--shuttle-text" : "--shuttle-chart-label"),
        };
        const center = clampCenter({ center: sheet.x(index), width: ink.width(label, style.font) }, width);
        if (shown.has(index)) write(sheet, label, center, area.bottom + 14, style);
        const box = boxes[index];
        if (note && box) write(sheet, note, box.center, area.bottom + 14 + noteRow * (1 + (rows[index] ?? 0)), style);
      });
      if (model.totals) drawTotals(sheet, distance);
    },
    stops: (sheet) => {
      const distance = (sheet.area.right - sheet.area.left) / count;
      return columns.map(({ total }, index) => {
        const center = sheet.x(index);
        return { center, left: center - distance / 2, width: distance, top: sheet.y(total ?? 0), marks: [] };
      });
    },
  };

  function drawColumn(sheet: Sheet, { parts }: StackColumn, index: number, width: number): void {
    const { ink, snap } = sheet;
    const left = snap(sheet.x(index) - width / 2);
    parts.forEach(({ series: position, from, to }, order) => {
      const source = series[position];
      if (!source) return;
      const top = snap(sheet.y(to));
      const bottom = snap(sheet.y(from)) - (order > 0 ? partGap : 0);
      const shape = { left, top, width: snap(width), height: Math.max(1, bottom - top) };
      const radius = order === parts.length - 1 ? Math.min(topRadius, shape.height, width / 2) : 0;
      const color = ink.color(seriesColor(source, position));
      if (categories[index]?.forecast) drawHatched(sheet, shape, radius, color);
      else fillShape(sheet, shape, radius, color);
    });
  }

  function drawTotals(sheet: Sheet, distance: number): void {
    const style = { font: sheet.ink.font("xs", "semibold"), color: sheet.ink.color("--shuttle-text"), halo: 4 };
    const stride = labelStride(widest(sheet.ink, totalTexts, style.font), distance, 4);
    const shown = thinLabels(count, stride, anchor);
    columns.forEach(({ total }, index) => {
      if (total === null || !shown.has(index)) return;
      const text = totalTexts[index] ?? "";
      const center = clampCenter({ center: sheet.x(index), width: sheet.ink.width(text, style.font) }, sheet.width);
      write(sheet, text, center, sheet.y(total) - 11, style);
    });
  }
}
