import type { ChartPoint } from "./chart-types.ts";
import { columnNames } from "./point-text.ts";

interface ChartTableProps {
  readonly caption: string;
  readonly rowHeading: string;
  readonly points: readonly ChartPoint[];
  /** Default false: only for screen readers. */
  readonly open: boolean;
}

/** The chart's twin: the same numbers as text. */
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

/** What scrolls must be reachable by keys. */
function scroller(name: string) {
  return { role: "region", "aria-label": name, tabIndex: 0 };
}
