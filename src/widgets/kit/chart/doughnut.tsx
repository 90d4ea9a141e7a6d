import type { PointerEvent } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { Swatch } from "./chart-legend.tsx";
import { type ChartBaseProps, chartColor } from "./chart-types.ts";
import doughnutCss from "./doughnut.css?inline";
import { useCursor } from "./use-cursor.ts";

const doughnutStyles = styles(doughnutCss);

interface DoughnutItem {
  readonly name: string;
  readonly value: number;
  /** "tr" if the text comes from the provider, which sends Turkish. */
  readonly lang?: "tr" | undefined;
}

interface DoughnutProps extends ChartBaseProps {
  /** Items that are not above 0 are left out. */
  readonly items: readonly DoughnutItem[];
  readonly formatValue: (value: number) => string;
  /** Formats a share of 0 … 1. */
  readonly formatShare: (share: number) => string;
  /** Heads of the value columns. */
  readonly valueHeading: string;
  readonly shareHeading: string;
  /** Texts in the middle of the ring: "905,2 B TL" below "Toplam". */
  readonly centerText: string;
  readonly centerLabel: string;
}

const size = 180;
const ringRadius = 79;
const ringGap = 2;

/** A doughnut chart whose legend is its table. Renders nothing without a value above 0: the card then shows its empty state. */
export function Doughnut(props: DoughnutProps) {
  const { items, formatValue, formatShare, rowHeading, valueHeading, shareHeading, centerText, centerLabel } = props;
  useStyles(doughnutStyles);
  const shown = items
    // Before the filter, so that an item keeps its colour when another one becomes 0.
    .map((item, index) => ({ ...item, color: chartColor(index) }))
    .filter(({ value }) => value > 0);
  const parts = arcs(shown.map(({ value }) => value));
  const control = useCursor(shown.length, partAt);
  const { cursor, setCursor } = control;
  if (shown.length === 0) return null;

  const points = shown.map(({ name, value, color }, index) => ({
    label: name,
    entries: [
      { name: valueHeading, text: formatValue(value), color },
      { name: shareHeading, text: formatShare(parts[index]?.share ?? 0) },
    ],
  }));
  const state = (index: number) => (cursor.index === null ? undefined : cursor.index === index ? "active" : "resting");
  const legend = (
    <table className="sh-doughnut-legend">
      <caption className="sh-chart-hidden">{props.label}</caption>
      <thead className="sh-chart-hidden">
        <tr>
          <th scope="col">{rowHeading}</th>
          <th scope="col">{shareHeading}</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody onPointerLeave={() => setCursor({ index: null, spoken: false })}>
        {shown.map(({ name, value, color, lang }, index) => (
          <tr key={name} data-state={state(index)} onPointerEnter={() => setCursor({ index, spoken: false })}>
            <th scope="row">
              <span>
                <Swatch color={color} />
                <span lang={lang}>{name}</span>
              </span>
            </th>
            <td>{formatShare(parts[index]?.share ?? 0)}</td>
            <td>{formatValue(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const { label, summary } = props;
  return (
    <ChartFrame {...{ label, summary, rowHeading, points, control }} className="sh-doughnut" twin={legend}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <g fill="none" transform={`rotate(-90 ${size / 2} ${size / 2})`}>
          {parts.map((arc, index) => {
            const { dash, offset } = arcDash(arc, ringRadius, parts.length > 1 ? ringGap : 0);
            return (
              <circle
                key={shown[index]?.name}
                data-part={index}
                data-state={state(index)}
                cx={size / 2}
                cy={size / 2}
                r={ringRadius}
                strokeDasharray={dash}
                strokeDashoffset={offset}
                style={{ color: `var(${shown[index]?.color ?? chartColor(index)})` }}
              />
            );
          })}
        </g>
      </svg>
      <div className="sh-doughnut-center" aria-hidden="true">
        <span className="subtle text-xs">{centerLabel}</span>
        <b>{centerText}</b>
      </div>
    </ChartFrame>
  );
}

function partAt(event: PointerEvent): number | null {
  const part = event.target instanceof SVGElement ? event.target.dataset["part"] : undefined;
  return part === undefined ? null : Number(part);
}

interface Arc {
  /** Degrees, clockwise from twelve o'clock. */
  readonly start: number;
  readonly sweep: number;
  /** Part of the whole, 0 … 1. */
  readonly share: number;
}

/** One arc per value, together 360°; empty if the sum isn't above 0. The caller must leave out values that aren't above 0. */
export function arcs(values: readonly number[]): readonly Arc[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return [];
  let before = 0;
  return values.map((value) => {
    const start = (before / total) * 360;
    before += value;
    return { start, sweep: (before / total) * 360 - start, share: value / total };
  });
}

interface Dash {
  readonly dash: string;
  readonly offset: number;
}

/** `stroke-dasharray` and `stroke-dashoffset` of a circle that show only this arc, shortened by `gap` but at least 1 unit long. */
export function arcDash(arc: Arc, radius: number, gap: number): Dash {
  const round = 2 * Math.PI * radius;
  const whole = arc.sweep >= 360;
  const length = whole ? round : Math.max(1, (arc.sweep / 360) * round - gap);
  const start = (arc.start / 360) * round + (whole ? 0 : gap / 2);
  return { dash: `${length.toFixed(2)} ${(round - length).toFixed(2)}`, offset: Number((-start).toFixed(2)) };
}
