import { clampCenter, isCounts, labelStride, niceTicks, spreadLabels, thinLabels } from "./axis.ts";
import { type Layout, type Room, toPlane, widest, type Word } from "./plane.ts";

export interface LineReference {
  readonly value: number;
  /** Beside the dashed line: "SLA". */
  readonly label: string;
}

interface LineModel {
  /** Under the plot, one per value. Thinned to what fits; the last one always stays. */
  readonly labels: readonly string[];
  /** At even distances; null is a gap in the line. */
  readonly values: readonly (number | null)[];
  readonly reference?: LineReference | undefined;
  readonly formatValue: (value: number) => string;
}

export interface LineLayout extends Layout {
  /** First and last position of the x scale. */
  readonly range: readonly [number, number];
  /** Path of the reference's line; empty without one. */
  readonly reference: string;
  /** Position of the last known value, px. */
  readonly last: { readonly x: number; readonly y: number };
}

const bottomRow = 26;
const edgeGap = 12;
/** Minimum distance in px between two labels under the plot. Few are enough, because the cursor shows the label of every position. */
const labelDistance = 72;

export function layoutLine({ labels, values, reference, formatValue }: LineModel, room: Room): LineLayout {
  const { width, height, measure } = room;
  const end = labels.length - 1;
  const domain = [...values, reference?.value ?? null].filter((value) => value !== null);
  const lastIndex = values.findLastIndex((value) => value !== null);
  const lastValue = values[lastIndex] ?? 0;
  // The last value is written only if the line reaches the right edge; elsewhere the ring alone marks it.
  const edge: Omit<Word, "x">[] = lastIndex === end ? [{ text: formatValue(lastValue), y: lastValue, bold: true }] : [];
  if (reference) edge.push({ text: reference.label, y: reference.value, small: true });

  const intervals = (height - 12 - bottomRow) / 44;
  const unit = isCounts(domain) ? 1 : 0;
  const ticks = niceTicks(Math.min(...domain), Math.max(...domain), { intervals, unit });
  const small = (text: string) => measure(text, { small: true });
  const left = Math.ceil(widest(ticks.map(formatValue), small)) + 16;
  const beside = Math.ceil(Math.max(0, ...edge.map(({ text, ...style }) => measure(text, style))));
  const right = beside > 0 ? beside + edgeGap : 6;
  const range = end > 0 ? ([0, end] as const) : ([-0.5, 0.5] as const);
  const plane = toPlane(room, { top: 12, right, bottom: bottomRow, left }, range, ticks);

  const distance = (plane.right - plane.left) / Math.max(1, end);
  const stride = Math.max(labelStride(widest(labels, small), distance, 24), Math.ceil(labelDistance / distance));
  const days = [...thinLabels(labels.length, stride, end)].map((index): Word => {
    const text = labels[index] ?? "";
    const x = clampCenter({ center: plane.x(index), width: small(text) }, width);
    return { text, x, y: plane.bottom + 16, small: true };
  });
  const heights = spreadLabels(
    edge.map(({ y }) => plane.y(y)),
    15,
    8,
    plane.bottom,
  );
  const x = plane.right + edgeGap - 2;
  const atEdge = edge.map((word, index): Word => ({ ...word, x, y: heights[index] ?? 0, anchor: "start" }));

  const stops = values.map((value, index) => {
    const center = plane.x(index);
    const mark = value === null ? null : plane.y(value);
    return { center, left: center, width: 0, top: mark ?? plane.bottom, mark };
  });
  const referenceY = Math.round(plane.y(reference?.value ?? 0)) + 0.5;
  const last = { x: plane.x(lastIndex), y: plane.y(lastValue) };
  return {
    plane,
    ticks,
    range,
    words: [...days, ...atEdge],
    stops,
    last,
    reference: reference ? `M${plane.left} ${referenceY}H${plane.right}` : "",
  };
}
