import { useStore } from "@nanostores/react";
import { type CSSProperties, type ReactNode, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { Thresholds } from "../../../core/month/seats/seat-use.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Month } from "../../../core/time/month.ts";
import { Segmented } from "../../kit/field/segmented.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { monthReportMessages, monthReportSeatMessages as texts } from "../month-report.messages.ts";
import type { MonthReport } from "../month-report.store.ts";
import { toBookings, toPeople, toRoute, toTrips } from "../row-links.ts";
import { type HeatRow, toHeatSum, toLegend, toWeekdays } from "./heat-map.model.ts";

interface HeatMapProps {
  /** Head of the column of routes. */
  readonly heading: string;
  /** Leaves out cost, late runs, absences and links. */
  readonly isShort?: boolean;
  readonly month: Month;
  readonly weekdays: ReturnType<typeof toWeekdays>;
  readonly rows: readonly HeatRow[];
  readonly sum: ReturnType<typeof toHeatSum>;
  readonly thresholds: Thresholds;
}

/** A table whose cells are coloured by their value. Each also shows the number, and a sign when it is below the limit. */
export function HeatMap({ heading, isShort = false, month, weekdays, rows, sum, thresholds }: HeatMapProps) {
  const legend = toLegend(thresholds);
  const heads = isShort ? [] : [texts.perBoarding, texts.perKilometre, texts.late, texts.absences, texts.leads];
  const days = { "--heat-days": weekdays.length } as CSSProperties;
  return (
    <>
      <div className="month-scroll" tabIndex={0} role="region" aria-label={monthReportMessages.tableOf(texts.title)}>
        <table {...roles.table} className="month-table heat-map text-sm table-full" style={days}>
          <caption className="visually-hidden">
            {texts.title}, {texts.unit}
          </caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnHead} scope="col">
                {heading}
              </th>
              <th {...roles.columnHead} scope="col" className="end">
                {texts.seats}
              </th>
              {weekdays.map(({ weekday, label }) => (
                <th {...roles.columnHead} key={weekday} scope="col" className="heat-day">
                  {label}
                </th>
              ))}
              {[texts.month, texts.filled, ...heads].map((head) => (
                <th {...roles.columnHead} key={head} scope="col" className="end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                month={month}
                dayCount={weekdays.length}
                late={isShort ? null : legend.late}
              />
            ))}
          </tbody>
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.rowHead} scope="row" colSpan={2}>
                {sum.title}
              </th>
              {sum.cells.map((cell) => (
                <Cell key={cell.weekday} {...cell} />
              ))}
              <td {...roles.cell} className="end strong heat-use">
                {sum.use}
              </td>
              <td {...roles.cell} className="end heat-filled">
                {sum.filled}
              </td>
              {!isShort && <td {...roles.cell} className="heat-extra" colSpan={heads.length} />}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="heat-legend wrap muted text-xs">
        {texts.steps.map((label, step) => (
          <li key={label} className="row gap-6">
            <i className={`heat-cell step-${step}`} aria-hidden="true" />
            {label}
          </li>
        ))}
        <li className="row gap-6">
          <i className="heat-cell below" aria-hidden="true">
            ▾
          </i>
          {legend.below}
        </li>
        <li className="row gap-6">
          <i aria-hidden="true">▴</i>
          {legend.late}
        </li>
        <li className="row gap-6">
          <i className="heat-cell unknown" aria-hidden="true" />
          {texts.unknownKey}
        </li>
      </ul>
    </>
  );
}

/** Cost, late runs and absences of a route; below the cells on a phone. */
interface RowProps {
  readonly row: HeatRow;
  readonly month: Month;
  readonly dayCount: number;
  /** Null: without cost, late runs, absences and links. */
  readonly late: string | null;
}

/** In a narrow card a record, which unfolds what stands beside the map. */
function Row({ row, month, dayCount, late }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tr {...roles.row} data-open={isOpen || undefined}>
      <th {...roles.rowHead} scope="row">
        <Link to={toTrips(row, month)}>{row.name}</Link>
        {late !== null && (
          <button
            type="button"
            className="icon-button heat-fold"
            aria-label={texts.leadsOf(row.name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={chevronDownIcon} size="small" />
          </button>
        )}
      </th>
      <td {...roles.cell} className="end heat-seats">
        {row.seats}
      </td>
      {row.cells ? (
        row.cells.map((cell) => <Cell key={cell.weekday} {...cell} />)
      ) : (
        <td {...roles.cell} className="heat-cell unknown" colSpan={dayCount}>
          {row.reason}
        </td>
      )}
      <td {...roles.cell} className="end strong heat-use">
        {row.use}
      </td>
      <td {...roles.cell} className="end heat-filled">
        {row.filled}
      </td>
      {late !== null && <Extra row={row} month={month} late={late} />}
    </tr>
  );
}

function Extra({ row, month, late }: { readonly row: HeatRow; readonly month: Month; readonly late: string }) {
  const links = [
    [toRoute(row), texts.route],
    [toBookings({ route: row.name, timePeriod: row.timePeriod }, month), texts.bookings],
    [toPeople(row), texts.people],
  ] as const;
  return (
    <>
      <ExtraCell label={texts.perBoarding}>{row.perBoarding}</ExtraCell>
      <ExtraCell label={texts.perKilometre}>{row.perKilometre}</ExtraCell>
      <ExtraCell label={texts.late}>
        <span>
          {row.isLate && (
            <>
              <span aria-hidden="true">▴ </span>
              <span className="visually-hidden">{late} </span>
            </>
          )}
          {row.late}
        </span>
      </ExtraCell>
      <ExtraCell label={texts.absences}>{row.absences}</ExtraCell>
      <ExtraCell label={texts.leads}>
        <span className="heat-leads">
          {links.map(([to, text]) => (
            <Link key={text} to={to}>
              {text}
              <span className="visually-hidden">: {row.name}</span>
            </Link>
          ))}
        </span>
      </ExtraCell>
    </>
  );
}

const ExtraCell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <td {...roles.cell} className="end heat-extra" data-label={label}>
    {children}
  </td>
);

interface CellProps {
  readonly text: string;
  readonly step: number | null;
  readonly isBelow: boolean;
}

function Cell({ text, step, isBelow }: CellProps) {
  const name = ["heat-cell", step === null ? "none" : `step-${step}`, isBelow ? "below" : ""].filter(Boolean).join(" ");
  return (
    <td {...roles.cell} className={name}>
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

const directions = localized(
  () =>
    [
      { value: "morning", label: texts.morning, icon: sunriseIcon },
      { value: "evening", label: texts.evening, icon: sunsetIcon },
    ] as const,
);

/** Switches every heat map of the report between morning and evening. */
export function DirectionChoice({ store }: { readonly store: MonthReport }) {
  const { timePeriod } = useStore(store.$state);
  return (
    <Segmented
      label={texts.direction}
      options={directions()}
      value={timePeriod}
      onChange={(chosen) => store.change({ timePeriod: chosen })}
    />
  );
}
