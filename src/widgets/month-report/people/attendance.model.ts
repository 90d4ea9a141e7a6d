import type { AttendanceTables, toPersonAttendance } from "../../../core/month/attendance.ts";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { formatShortDay, formatWeekday } from "../../../core/text/format-date.ts";
import type { Column } from "../../kit/table/column.ts";
import { peopleMessages as texts } from "../month-report.messages.ts";

/** A row of the tables by route, weekday, week or person. */
export interface AttendanceRow {
  readonly key: string;
  readonly name: string;
  readonly route: string | null;
  readonly boardings: number;
  readonly absences: number;
  readonly share: number | null;
}

const number = (id: "boardings" | "absences", header: string): Column<AttendanceRow> => ({
  id,
  header,
  text: (row) => formatNumber(row[id], 0),
  value: (row) => row[id],
  align: "end",
  isSortable: true,
});

/** @param title head of the first column */
export function toColumns(title: string, hasRoute = false): readonly Column<AttendanceRow>[] {
  const route: Column<AttendanceRow> = {
    id: "route",
    header: texts.route,
    text: ({ route: name }) => name ?? missing,
    role: "summary",
    isSortable: true,
    isSearched: true,
  };
  return [
    { id: "name", header: title, text: ({ name }) => name, role: "title", isSortable: true, isSearched: hasRoute },
    ...(hasRoute ? [route] : []),
    number("boardings", texts.boardings),
    number("absences", texts.absences),
    {
      id: "share",
      header: texts.share,
      text: ({ share }) => formatPercent(share),
      value: ({ share }) => share,
      role: "value",
      align: "end",
      isSortable: true,
    },
  ];
}

export const toRouteRows = ({ routes }: AttendanceTables): readonly AttendanceRow[] =>
  routes.map(({ routeId, name, ...counts }) => ({
    key: routeId ?? name ?? "",
    name: name ?? missing,
    route: null,
    ...counts,
  }));

export const toWeekdayRows = ({ weekdays }: AttendanceTables): readonly AttendanceRow[] =>
  weekdays.map(({ weekday, ...counts }) => ({
    key: String(weekday),
    name: formatWeekday(weekday, "long"),
    route: null,
    ...counts,
  }));

export const toWeekRows = ({ weeks }: AttendanceTables): readonly AttendanceRow[] =>
  weeks.map(({ monday, ...counts }) => ({
    key: monday,
    name: texts.weekOf(formatShortDay(monday)),
    route: null,
    ...counts,
  }));

export const toPersonRows = (people: ReturnType<typeof toPersonAttendance>): readonly AttendanceRow[] =>
  people.map((person) => ({ key: `${person.name}\n${person.route ?? ""}`, ...person }));
