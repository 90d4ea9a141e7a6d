import { chartColor, type ColorToken } from "./chart-types.ts";
import { clampCenter, isCounts, labelStride, niceTicks, noteRows, thinLabels } from "./axis.ts";
import { type Layout, type Room, toPlane, widest, type Word } from "./plane.ts";

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

interface BarSeries {
  readonly name: string;
  /** One per category, not negative; null is no value. */
  readonly values: readonly (number | null)[];
  /** Default: the chart colours in order. */
  readonly color?: ColorToken;
}

export interface BarsModel {
  readonly categories: readonly BarCategory[];
  /** From the base upwards. */
  readonly series: readonly BarSeries[];
  readonly formatTick: (value: number) => string;
  readonly formatTotal: (value: number) => string;
  /** Writes the total above each bar. */
  readonly showTotals: boolean;
  readonly maxBarWidth: number;
  /** The grid's step is a multiple of this. Default: 1 when all values are whole numbers, else any step. */
  readonly tickUnit?: number | undefined;
  /** A dashed line across the bars, with its value beside it: what they mustn't exceed. */
  readonly limit?: number | undefined;
}

/** SVG path data of all bars of a series, one path per kind; empty without bars of that kind. */
interface BarShapes {
  readonly color: ColorToken;
  readonly solid: string;
  /** Forecasts: the lines in the bar, and the frame around it. */
  readonly hatching: string;
  readonly frame: string;
}

const totalRow = 20;
const labelRow = 24;
const noteRow = 15;
const partGap = 2;
const topRadius = 4;
/** Distance between two lines of the hatching, px along the base. */
const hatchStep = 5 * Math.SQRT2;
const frameWidth = 1.5;

export function seriesColor(series: BarSeries, index: number): ColorToken {
  return series.color ?? chartColor(index);
}

/** Width of a bar in px: `most`, or less so that 22 % of `distance` (3 to 18 px) stay free between two bars. */
export function barWidth(distance: number, most: number): number {
  const gap = Math.max(3, Math.min(18, distance * 0.22));
  return Math.max(2, Math.min(most, Math.round(distance - gap)));
}

interface BarsLayout extends Layout {
  readonly shapes: readonly BarShapes[];
  /** SVG path of the limit; empty without one. */
  readonly limit: string;
}

export function layoutBars(model: BarsModel, room: Room): BarsLayout {
  const { categories, series, formatTick, formatTotal, showTotals, maxBarWidth } = model;
  const { width, height, measure } = room;
  const values = series.map((line) => line.values);
  const columns = stack(values, categories.length);
  const greatest = Math.max(model.limit ?? 0, ...columns.map(({ total }) => total ?? 0));
  const unit = model.tickUnit ?? (isCounts(values.flat()) ? 1 : 0);
  const highlight = categories.findIndex(({ highlighted }) => highlighted);
  const anchor = highlight < 0 ? categories.length - 1 : highlight;

  const top = showTotals ? totalRow : 10;
  const toTicks = (bottom: number) => niceTicks(0, greatest, { intervals: (height - top - bottom) / 30, unit });
  const left = Math.ceil(widest(toTicks(labelRow).map(formatTick), (text) => measure(text, { small: true }))) + 14;
  const distance = (width - left - 4) / categories.length;

  const toStyle = (index: number, small: boolean) => ({ small, bold: index === highlight });
  const labels = categories.map(({ label }) => label);
  const longest = (small: boolean) => widest(labels, (label, index) => measure(label, toStyle(index, small)));
  const small = labelStride(longest(false), distance) > 1;
  const stride = small ? labelStride(longest(true), distance, 3) : 1;

  const place = (text: string, index: number, style: { readonly small?: boolean; readonly bold?: boolean }) => {
    const box = { center: left + (index + 0.5) * distance, width: measure(text, style) };
    return { ...box, center: clampCenter(box, width) };
  };
  const notes = categories.map(({ note }, index) => (note ? place(note, index, toStyle(index, small)) : null));
  const rows = noteRows(notes);
  const bottom = labelRow + (notes.some(Boolean) ? (Math.max(...rows) + 1) * noteRow : 0);
  const ticks = toTicks(bottom);
  const range = [-0.5, categories.length - 0.5] as const;
  const plane = toPlane(room, { top, right: 4, bottom, left }, range, ticks);

  const shownLabels = thinLabels(categories.length, stride, anchor);
  const under = categories.flatMap(({ label, note }, index): Word[] => {
    const style = toStyle(index, small);
    const y = plane.bottom + 14;
    const noteBox = notes[index];
    return [
      ...(shownLabels.has(index) ? [{ text: label, x: place(label, index, style).center, y, ...style }] : []),
      ...(note && noteBox
        ? [{ text: note, x: noteBox.center, y: y + noteRow * (1 + (rows[index] ?? 0)), ...style }]
        : []),
    ];
  });

  const toTotals = (): Word[] => {
    const texts = columns.map(({ total }) => (total === null ? "" : formatTotal(total)));
    const totalStride = labelStride(
      widest(texts, (text) => measure(text, { bold: true })),
      distance,
      4,
    );
    return [...thinLabels(categories.length, totalStride, anchor)].flatMap((index) => {
      const text = texts[index] ?? "";
      const { center: x } = place(text, index, { bold: true });
      return text ? [{ text, x, y: plane.y(columns[index]?.total ?? 0) - 11, bold: true, halo: true }] : [];
    });
  };

  const bar = barWidth(distance, maxBarWidth);
  const shapes = series.map((line, position) => {
    const paths = { color: seriesColor(line, position), solid: "", hatching: "", frame: "" };
    columns.forEach(({ parts }, index) => {
      const order = parts.findIndex((part) => part.series === position);
      const part = parts[order];
      if (!part) return;
      const partTop = Math.round(plane.y(part.to));
      const partBottom = Math.round(plane.y(part.from)) - (order > 0 ? partGap : 0);
      const shape = {
        left: Math.round(plane.x(index) - bar / 2),
        top: partTop,
        width: bar,
        height: Math.max(1, partBottom - partTop),
      };
      const radius = order === parts.length - 1 ? Math.min(topRadius, shape.height, bar / 2) : 0;
      if (categories[index]?.forecast) {
        const inner = inset(shape, frameWidth / 2);
        paths.hatching += hatch(inner);
        paths.frame += outline(inner, Math.min(radius, inner.height));
      } else paths.solid += outline(shape, radius);
    });
    return paths;
  });

  const stops = columns.map(({ total }, index) => {
    const center = plane.x(index);
    return { center, left: center - distance / 2, width: distance, top: plane.y(total ?? 0), mark: null };
  });
  const limit = model.limit === undefined ? "" : `M${left} ${plane.y(model.limit)}H${width - 4}`;
  const limitWord: Word[] =
    model.limit === undefined
      ? []
      : [{ text: formatTick(model.limit), x: left / 2, y: plane.y(model.limit), small: true, bold: true, halo: true }];
  return { plane, ticks, words: [...under, ...(showTotals ? toTotals() : []), ...limitWord], stops, shapes, limit };
}

interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function inset({ left, top, width, height }: Shape, by: number): Shape {
  return {
    left: left + by,
    top: top + by,
    width: Math.max(0.5, width - 2 * by),
    height: Math.max(0.5, height - 2 * by),
  };
}

/** SVG path of a bar with rounded upper corners. */
function outline({ left, top, width, height }: Shape, radius: number): string {
  const arc = (y: number) => `a${radius} ${radius} 0 0 1 ${radius} ${y}`;
  return `M${left} ${top + height}v${radius - height}${arc(-radius)}h${width - 2 * radius}${arc(radius)}v${height - radius}z`;
}

/** SVG path of lines that rise to the right. No `<pattern>`, because its reference by id breaks in some browsers on a page with `<base>`. */
function hatch({ left, top, width, height }: Shape): string {
  const right = left + width;
  const bottom = top + height;
  let lines = "";
  for (let start = left - height; start < right; start += hatchStep) {
    const from = Math.max(left, start);
    const to = Math.min(right, start + height);
    lines += `M${from} ${bottom - (from - start)}L${to} ${bottom - (to - start)}`;
  }
  return lines;
}

interface StackPart {
  readonly series: number;
  readonly from: number;
  readonly to: number;
}

interface StackColumn {
  /** From the base upwards; series without a value or with 0 have no part. */
  readonly parts: readonly StackPart[];
  /** Null where no series has a value. */
  readonly total: number | null;
}

/** Stacks the series' values at each of the `length` positions. Negative values count as 0. */
export function stack(series: readonly (readonly (number | null)[])[], length: number): readonly StackColumn[] {
  return Array.from({ length }, (_, index) => {
    const parts: StackPart[] = [];
    let top = 0;
    let known = false;
    series.forEach((values, position) => {
      const value = values[index] ?? null;
      if (value === null) return;
      known = true;
      if (value <= 0) return;
      parts.push({ series: position, from: top, to: top + value });
      top += value;
    });
    return { parts, total: known ? top : null };
  });
}
