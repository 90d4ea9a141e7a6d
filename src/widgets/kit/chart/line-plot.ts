import { chartColor, type ColorToken } from "./chart-types.ts";
import type { Ink } from "./colors.ts";
import { clampCenter, labelStride, spreadLabels, thinLabels } from "./labels.ts";
import type { CurvePlot } from "./plot.ts";
import { drawGrid, ring, type Sheet, widest, write } from "./sheet.ts";
import { isCounts, niceTicks } from "./ticks.ts";

export interface LineSeries {
  readonly name: string;
  /** One per position; null is a gap in the line. */
  readonly values: readonly (number | null)[];
  /** Default: the chart colours in order. */
  readonly color?: ColorToken;
}

export interface LineReference {
  readonly value: number;
  /** Beside the dashed line: "SLA". */
  readonly label: string;
}

export interface LineModel {
  /** Under the plot, one per position. Thinned to what fits; the last one always stays. */
  readonly labels: readonly string[];
  readonly series: readonly LineSeries[];
  readonly reference?: LineReference | undefined;
  readonly formatTick: (value: number) => string;
  /** Written at the last point. */
  readonly formatValue: (value: number) => string;
  readonly fromZero: boolean;
  readonly tickUnit?: number | undefined;
}

const bottomRow = 26;
const edgeGap = 12;
/** A longer label of the reference line stands on the line instead of beside it. */
const longestBeside = 64;

interface Last {
  readonly index: number;
  readonly value: number;
  readonly text: string;
  readonly color: ColorToken;
}

export function lineColor(series: LineSeries, index: number): ColorToken {
  return series.color ?? chartColor(index);
}

export function linePlot(model: LineModel): CurvePlot {
  const { labels, series, reference } = model;
  const count = labels.length;
  const known = series.flatMap(({ values }) => values).filter((value) => value !== null);
  const domain = [...known, ...(reference ? [reference.value] : []), ...(model.fromZero ? [0] : [])];
  const unit = model.tickUnit ?? (isCounts(domain) ? 1 : 0);
  const lasts = series.flatMap((line, position): Last[] => {
    const index = line.values.findLastIndex((value) => value !== null);
    const value = line.values[index] ?? null;
    return value === null ? [] : [{ index, value, text: model.formatValue(value), color: lineColor(line, position) }];
  });
  // A series that ends early would have its value in the middle of the plot; there the ring alone has to do.
  const atEdge = lasts.filter(({ index }) => index === count - 1);
  const besideWidth = (ink: Ink) => (reference ? ink.width(reference.label, ink.font("2xs")) : 0);
  const isBeside = (ink: Ink) => reference !== undefined && besideWidth(ink) <= longestBeside;

  return {
    data: [labels.map((_, index) => index), ...series.map(({ values }) => [...values])],
    range: count > 1 ? [0, count - 1] : [-0.5, 0.5],
    layout: (ink, { height }) => {
      const top = reference && !isBeside(ink) ? 20 : 12;
      const intervals = (height - top - bottomRow) / 44;
      const ticks = niceTicks(Math.min(...domain), Math.max(...domain), { intervals, unit });
      const left = Math.ceil(widest(ink, ticks.map(model.formatTick), ink.font("2xs"))) + 16;
      const texts = widest(
        ink,
        atEdge.map(({ text }) => text),
        ink.font("xs", "semibold"),
      );
      const right = Math.ceil(Math.max(texts, isBeside(ink) ? besideWidth(ink) : 0));
      return { padding: [top, right > 0 ? right + edgeGap : 6, bottomRow, left], ticks };
    },
    curves: (ink) =>
      series.map((line, position) => {
        const color = lineColor(line, position);
        const stroke = () => ink().color(color);
        // The areas of two lines would mix to a third colour.
        return series.length === 1 ? { stroke, fill: () => ink().area(color) } : { stroke };
      }),
    below: (sheet, { ticks }) => {
      drawGrid(sheet, ticks, model.formatTick);
      drawPositions(sheet);
      // Below the lines of the series, which must not be covered by a name.
      if (reference && !isBeside(sheet.ink)) writeOnLine(sheet, reference);
    },
    above: (sheet) => {
      if (reference) dash(sheet, reference.value);
      series.forEach((line, position) => drawLonely(sheet, line, lineColor(line, position)));
      for (const { index, value, color } of lasts) ring(sheet, sheet.x(index), sheet.y(value), sheet.ink.color(color));
      drawEdge(sheet);
    },
    stops: (sheet) =>
      labels.map((_, index) => {
        const marks = series.flatMap((line, position) => {
          const value = line.values[index] ?? null;
          return value === null ? [] : [{ y: sheet.y(value), color: lineColor(line, position) }];
        });
        const center = sheet.x(index);
        return { center, left: center, width: 0, top: Math.min(sheet.area.bottom, ...marks.map(({ y }) => y)), marks };
      }),
  };

  function drawPositions(sheet: Sheet): void {
    const { ink, area, width } = sheet;
    const style = { font: ink.font("2xs"), color: ink.color("--shuttle-chart-label") };
    const distance = count > 1 ? (area.right - area.left) / (count - 1) : area.right - area.left;
    // Dates are for orientation, the cursor has all of them: not more than one every 72 px.
    const stride = Math.max(labelStride(widest(ink, labels, style.font), distance, 24), Math.ceil(72 / distance));
    for (const index of thinLabels(count, stride, count - 1)) {
      const text = labels[index] ?? "";
      const center = clampCenter({ center: sheet.x(index), width: ink.width(text, style.font) }, width);
      write(sheet, text, center, area.bottom + 16, style);
    }
  }

  /** A long name stands above or below its line, at the end where the least is in its way. */
  function writeOnLine(sheet: Sheet, { value, label }: LineReference): void {
    const { ink, area, x, y } = sheet;
    const style = { font: ink.font("2xs"), color: ink.color("--shuttle-chart-label"), halo: 1.5 };
    const width = ink.width(label, style.font) + 8;
    const places = [-9, 9].flatMap((rise) => [
      { align: "left", from: area.left, to: area.left + width, edge: area.left + 4, middle: y(value) + rise } as const,
      {
        align: "right",
        from: area.right - width,
        to: area.right,
        edge: area.right - 8,
        middle: y(value) + rise,
      } as const,
    ]);
    const crowd = ({ from, to, middle }: (typeof places)[number]) =>
      series.flatMap(({ values }) =>
        values.filter(
          (at, index) => at !== null && x(index) >= from && x(index) <= to && Math.abs(y(at) - middle) < 12,
        ),
      ).length;
    const [best] = places.toSorted((a, b) => crowd(a) - crowd(b));
    if (best) write(sheet, label, best.edge, best.middle, { ...style, align: best.align });
  }

  /** Right of the plot: the last values and the name of the reference line, moved apart where they would touch. */
  function drawEdge(sheet: Sheet): void {
    const { ink, area, y } = sheet;
    const beside = reference && isBeside(ink) ? reference : undefined;
    const label = { font: ink.font("2xs"), color: ink.color("--shuttle-chart-label") };
    const wanted = [...atEdge.map(({ value }) => y(value)), ...(beside ? [y(beside.value)] : [])];
    const placed = spreadLabels(wanted, 15, 8, area.bottom);
    const last = { font: ink.font("xs", "semibold"), color: ink.color("--shuttle-text"), align: "left" } as const;
    atEdge.forEach(({ text }, index) => write(sheet, text, area.right + edgeGap - 2, placed[index] ?? 0, last));
    if (beside) write(sheet, beside.label, area.right + edgeGap - 2, placed.at(-1) ?? 0, { ...label, align: "left" });
  }
}

function dash({ context, ink, area, y, snap }: Sheet, value: number): void {
  const height = snap(y(value)) + 0.5;
  context.beginPath();
  context.setLineDash([3, 3]);
  context.moveTo(area.left, height);
  context.lineTo(area.right, height);
  context.lineWidth = 1;
  context.strokeStyle = ink.color("--shuttle-chart-ref");
  context.stroke();
  context.setLineDash([]);
}

/** A value between two gaps has no line to be seen by. */
function drawLonely({ context, ink, x, y }: Sheet, { values }: LineSeries, color: ColorToken): void {
  context.fillStyle = ink.color(color);
  values.forEach((value, index) => {
    if (value === null || (values[index - 1] ?? null) !== null || (values[index + 1] ?? null) !== null) return;
    context.beginPath();
    context.arc(x(index), y(value), 2, 0, 2 * Math.PI);
    context.fill();
  });
}
