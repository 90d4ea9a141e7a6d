import type { PointerEvent } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { arcDash, arcs } from "./arcs.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { type ChartBaseProps, chartColor } from "./chart-types.ts";
import doughnutCss from "./doughnut.css?inline";
import { Swatch } from "./swatch.tsx";
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
const radius = 79;
const gap = 2;

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
            const { dash, offset } = arcDash(arc, radius, parts.length > 1 ? gap : 0);
            return (
              <circle
                key={shown[index]?.name}
                data-part={index}
                data-state={state(index)}
                cx={size / 2}
                cy={size / 2}
                r={radius}
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
