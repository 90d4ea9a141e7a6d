import { type ReactNode, useId } from "react";
import { styles, useStyles } from "../element/styles.ts";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import { chartMessages } from "./chart.messages.ts";
import chartCss from "./chart.css?inline";
import { columnNames, pointText, type useCursor } from "./use-cursor.ts";

interface ChartTableProps {
  readonly caption: string;
  readonly rowHeading: string;
  readonly points: readonly ChartPoint[];
  /** False: only for screen readers. */
  readonly open: boolean;
}

/** The chart's values as a table. */
function ChartTable({ caption, rowHeading, points, open }: ChartTableProps) {
  return (
    <div className={open ? "sh-chart-table" : "sh-chart-hidden"} {...(open ? scroller(caption) : {})}>
      <table>
        <caption className={open ? "sh-chart-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {columnNames(points).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, row) => (
            // Labels may repeat (twelve months of two years), positions do not.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <th scope="row">{point.label}</th>
              {point.entries.map(({ name, text }) => (
                <td key={name}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Attributes of a scroll container, which must be focusable so that the keyboard can scroll it. */
function scroller(name: string) {
  return { role: "region", "aria-label": name, tabIndex: 0 };
}

const chartStyles = styles(chartCss);

interface ChartFrameProps extends ChartBaseProps {
  readonly points: readonly ChartPoint[];
  readonly control: ReturnType<typeof useCursor>;
  /** True when the plot could not be drawn: the table is shown with a notice. */
  readonly failed?: boolean;
  readonly className?: string;
  /** Minimum height of the plot in px. Default: the height of its content. */
  readonly height?: number;
  readonly children: ReactNode;
  /** A visible table of the values that also serves as the legend. Replaces the table for screen readers unless the plot has failed. */
  readonly twin?: ReactNode;
}

/** The frame of every chart: the figure with its summary, the plot with the keyboard cursor, the table of values. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, summary, rowHeading, points, control, failed = false, height, twin } = props;
  useStyles(chartStyles);
  const id = useId();
  const { cursor, events } = control;
  const point = cursor.index === null ? undefined : points[cursor.index];
  return (
    <figure className={`sh-chart ${props.className ?? ""}`} aria-labelledby={`${id}-summary`}>
      <figcaption id={`${id}-summary`} className="sh-chart-hidden">
        {summary}
      </figcaption>
      {failed && <p className="sh-chart-notice muted text-sm">{chartMessages.unavailable}</p>}
      {!failed && (
        <>
          {/* "application": makes a screen reader pass the arrow keys on. Everything in the plot is also in the table. */}
          <div
            className="sh-chart-plot"
            role="application"
            aria-roledescription={chartMessages.roleDescription}
            aria-label={label}
            aria-describedby={`${id}-hint`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            style={height === undefined ? undefined : { minHeight: height }}
            {...events}
          >
            {props.children}
          </div>
          <span id={`${id}-hint`} hidden>
            {chartMessages.keyboardHint}
          </span>
          <p className="sh-chart-hidden" aria-live="polite">
            {cursor.spoken && point ? pointText(point) : ""}
          </p>
        </>
      )}
      {twin && !failed ? twin : <ChartTable caption={label} rowHeading={rowHeading} points={points} open={failed} />}
    </figure>
  );
}
