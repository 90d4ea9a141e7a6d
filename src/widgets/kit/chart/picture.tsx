import type { ReactNode } from "react";
import type { Plane, Word } from "./plane.ts";

/** An SVG picture that scales with its box, which has another width in print than on the screen. */
export function Picture({ plane, children }: { readonly plane: Plane; readonly children: ReactNode }) {
  return (
    <svg
      className="sh-chart-picture"
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface GridProps {
  readonly plane: Plane;
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

/** A hairline per tick, the first one a little stronger, with its value left of it. */
export function Grid({ plane, ticks, format }: GridProps) {
  const [base, ...others] = ticks.map((tick) => {
    // Rounded to the middle of a pixel, so that the hairline is sharp.
    const y = Math.round(plane.y(tick) - 0.5) + 0.5;
    return `M${plane.left} ${y}H${plane.right}`;
  });
  return (
    <>
      <path className="sh-chart-grid" d={others.join("")} />
      <path className="sh-chart-axis" d={base} />
      <Words
        of={ticks.map((tick): Word => {
          return { text: format(tick), x: plane.left - 8, y: plane.y(tick), anchor: "end", small: true };
        })}
      />
    </>
  );
}

export function Words({ of }: { readonly of: readonly Word[] }) {
  return of.map(({ text, x, y, anchor, small, bold, halo }, index) => (
    <text
      // The index is the key, because texts may repeat.
      key={index}
      x={x}
      y={y}
      dy="0.36em"
      textAnchor={anchor ?? "middle"}
      data-small={small || undefined}
      data-bold={bold || undefined}
      data-halo={halo || undefined}
    >
      {text}
    </text>
  ));
}
