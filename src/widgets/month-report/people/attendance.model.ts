import type { AttendanceTables, toPersonAttendance } from "../../../core/month/attendance.ts";
import { missing } from "../../../core/text/format.ts";
import { formatShortDay, formatWeekday } from "../../../core/text/format-date.ts";
import { localized } from "../../../core/text/messages.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import type { Book } from "../../kit/sheet/model.ts";
import { defineFields, integer, percent, text } from "../../kit/table/fields.ts";
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

/** @param title head of the first field */
export const toFields = (title: string, hasRoute = false) =>
  defineFields<AttendanceRow>([
    text("name", title, ({ name }) => name, { role: "title", isSortable: true, isSearched: hasRoute }),
    ...(hasRoute
      ? [
          text<AttendanceRow>("route", texts.route, ({ route }) => route, {
            role: "summary",
            isSortable: true,
            isSearched: true,
          }),
        ]
      : []),
    integer("boardings", texts.boardings, ({ boardings }) => boardings, { isSortable: true }),
    integer("absences", texts.absences, ({ absences }) => absences, { isSortable: true }),
    percent("share", texts.share, ({ share }) => share, { role: "value", isSortable: true }),
  ]);

/** The tables by route, weekday, week and person. */
export const attendanceFields = localized(() => ({
  route: toFields(texts.route),
  weekday: toFields(texts.weekday),
  week: toFields(texts.week),
  person: toFields(texts.person, true),
}));

/** `Kasım 2026 Kişilere Göre Gelmeyenler.xlsx`: the given rows below the notice on personal data. */
export function toPeopleBook(month: Month, rows: readonly AttendanceRow[]): Book {
  const { sheetColumns: columns } = attendanceFields().person;
  return {
    file: texts.file(formatMonthAndYear(month)),
    sheets: [{ name: texts.byPerson, title: [texts.personalNotice], columns, rows }],
  };
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
