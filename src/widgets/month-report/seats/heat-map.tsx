import type { Thresholds } from "../../../core/month/seat-use.ts";
import { Link } from "../../kit/text/link.tsx";
import { monthReportMessages } from "../month-report.messages.ts";
import { type HeatRow, toHeatSum, toLegend, toWeekdays } from "./heat-map.model.ts";
import { seatMessages as texts } from "./seats.messages.ts";

interface HeatMapProps {
  readonly weekdays: ReturnType<typeof toWeekdays>;
  readonly rows: readonly HeatRow[];
  readonly sum: ReturnType<typeof toHeatSum>;
  readonly thresholds: Thresholds;
}

/** A table whose cells are coloured by their number. The number is always there, and what is below the limit has a sign. */
export function HeatMap({ weekdays, rows, sum, thresholds }: HeatMapProps) {
  const legend = toLegend(thresholds);
  return (
    <>
      <div className="month-scroll" tabIndex={0} role="region" aria-label={monthReportMessages.tableOf(texts.title)}>
        <table className="month-table heat-map">
          <caption className="visually-hidden">
            {texts.title}, {texts.unit}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.route}</th>
              <th scope="col" className="end">
                {texts.seats}
              </th>
              {weekdays.map(({ weekday, label }) => (
                <th key={weekday} scope="col" className="heat-day">
                  {label}
                </th>
              ))}
              <th scope="col" className="end">
                {texts.month}
              </th>
              <th scope="col" className="end">
                {texts.filled}
              </th>
              <th scope="col" className="end">
                {texts.perBoarding}
              </th>
              <th scope="col" className="end">
                {texts.perKilometre}
              </th>
              <th scope="col" className="end">
                {texts.late}
              </th>
              <th scope="col" className="end">
                {texts.absences}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <Link to={{ name: "past-route-details", params: { id: row.routeId } }}>{row.name}</Link>
                </th>
                <td className="end">{row.seats}</td>
                {row.cells ? (
                  row.cells.map((cell) => <Cell key={cell.weekday} {...cell} />)
                ) : (
                  <td className="heat-cell unknown" colSpan={weekdays.length}>
                    {row.reason}
                  </td>
                )}
                <td className="end strong">{row.use}</td>
                <td className="end">{row.filled}</td>
                <td className="end">{row.perBoarding}</td>
                <td className="end">{row.perKilometre}</td>
                <td className={row.isLate ? "end heat-late" : "end"}>
                  {row.isLate && (
                    <>
                      <span aria-hidden="true">▴ </span>
                      <span className="visually-hidden">{legend.late} </span>
                    </>
                  )}
                  {row.late}
                </td>
                <td className="end">{row.absences}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {sum.title}
              </th>
              {sum.cells.map((cell) => (
                <Cell key={cell.weekday} {...cell} />
              ))}
              <td className="end strong">{sum.use}</td>
              <td className="end">{sum.filled}</td>
              <td colSpan={4}>{null}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="heat-legend">
        {texts.steps.map((label, step) => (
          <li key={label}>
            <i className={`heat-cell step-${step}`} aria-hidden="true" />
            {label}
          </li>
        ))}
        <li>
          <i className="heat-cell below" aria-hidden="true">
            ▾
          </i>
          {legend.below}
        </li>
        <li>
          <i aria-hidden="true">▴</i>
          {legend.late}
        </li>
        <li>
          <i className="heat-cell unknown" aria-hidden="true" />
          {texts.unknownKey}
        </li>
      </ul>
    </>
  );
}

interface CellProps {
  readonly text: string;
  readonly step: number | null;
  readonly isBelow: boolean;
}

function Cell({ text, step, isBelow }: CellProps) {
  const name = ["heat-cell", step === null ? "none" : `step-${step}`, isBelow ? "below" : ""].filter(Boolean).join(" ");
  return (
    <td className={name}>
      {isBelow && (
        <>
          <span aria-hidden="true">▾ </span>
          <span className="visually-hidden">{texts.belowWord} </span>
        </>
      )}
      {text}
    </td>
  );
}
