import type { ChartPoint } from "./chart-types.ts";
import { columnNames } from "./point-text.ts";

interface ChartTableProps {
  readonly caption: string;
  readonly rowHeading: string;
  readonly points: readonly ChartPoint[];
  /** False: only for screen readers. */
  readonly open: boolean;
}

/** The chart's values as a table. */
export function ChartTable({ caption, rowHeading, points, open }: ChartTableProps) {
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
