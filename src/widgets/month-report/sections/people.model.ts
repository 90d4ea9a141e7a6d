import type { AttendanceTables, toPersonAttendance } from "../../../core/month/attendance.ts";
import type { Distribution, DistrictFairness } from "../../../core/month/fairness.ts";
import { formatShortDay, formatWeekday } from "../../../core/text/format-date.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import type { Workbook } from "../../kit/sheet/model.ts";
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

interface FieldsOptions {
  readonly hasRoute?: boolean;
  /** The first field is sorted by the row's key, such as the week's Monday, instead of its words. */
  readonly isByKey?: boolean;
}

/** @param title head of the first field */
export const toFields = (title: string, { hasRoute = false, isByKey = false }: FieldsOptions = {}) =>
  defineFields<AttendanceRow>([
    text("name", title, ({ name }) => name, {
      role: "title",
      isSortable: true,
      isSearched: hasRoute,
      ...(isByKey && { value: ({ key }) => key }),
    }),
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
  weekday: toFields(texts.weekday, { isByKey: true }),
  week: toFields(texts.week, { isByKey: true }),
  person: toFields(texts.person, { hasRoute: true }),
}));

/** `Kasım 2026 Kişilere Göre Gelmeyenler.xlsx`: the given rows below the notice on personal data. */
export function toPeopleWorkbook(month: Month, rows: readonly AttendanceRow[]): Workbook {
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

export type FairnessName = "walking" | "duration";

const count = (value: number) => formatNumber(value, 0);
const formatValue = (name: FairnessName, value: number | null): string =>
  name === "walking" ? formatDistance(value) : formatDuration(value);

const shareOf = ({ overLimit, count: people }: Distribution) =>
  overLimit === null || people === 0 ? null : (overLimit / people) * 100;

/** Pairs of label and value beside the histogram. */
export function toFacts(name: FairnessName, distribution: Distribution): readonly (readonly [string, string])[] {
  const { median, mean, worstTenth, overLimit, limit } = distribution;
  return [
    [texts.median, formatValue(name, median)],
    [texts.mean, formatValue(name, mean)],
    [texts.worstTenth, formatValue(name, worstTenth)],
    [
      texts.overLimit,
      limit === null || overLimit === null
        ? texts.noLimit
        : texts.overLimitValue(formatPercent(shareOf(distribution)), count(overLimit)),
    ],
  ];
}

export const toMissing = ({ missing: without }: Distribution): string | null =>
  without === 0 ? null : texts.missing(count(without));

/** The histogram's columns, in metres or minutes: `0–100 m`, the last one `900 m ve üstü`. */
export function toHistogram(name: FairnessName, { bins, median }: Distribution) {
  const shown = (value: number) => count(name === "walking" ? value : value / 60);
  return {
    label: texts.histogram(name === "walking" ? texts.walking : texts.duration),
    summary: texts.histogramSummary(name === "walking" ? texts.walking : texts.duration, formatValue(name, median)),
    categories: bins.map(({ from, to }) => ({
      label: to === null ? `${shown(from)}+` : shown(from),
      fullLabel:
        to === null ? texts.from(formatValue(name, from)) : `${shown(from)}–${shown(to)}\u00a0${texts.units[name]}`,
    })),
    values: bins.map((bin) => bin.count),
    write: count,
  };
}

export const districtName = ({ kind, name, districts }: DistrictFairness): string =>
  kind === "district" ? (name ?? missing) : kind === "merged" ? texts.merged(count(districts)) : texts.unknown;

export const districtFields = localized(() =>
  defineFields<DistrictFairness>([
    text("title", texts.district, districtName, { role: "title" }),
    integer("people", texts.people, ({ people }) => people, {
      role: "summary",
      summary: ({ people }) => texts.peopleCount(count(people)),
    }),
    ...(["walking", "duration"] as const).flatMap((name) => [
      integer<DistrictFairness>(name, texts.ofIndicator(texts[name], texts.median), (row) => row[name].median, {
        text: (row) => formatValue(name, row[name].median),
        role: name === "walking" ? "value" : "fold",
      }),
      percent<DistrictFairness>(`${name} over`, texts.ofIndicator(texts[name], texts.overLimit), (row) =>
        shareOf(row[name]),
      ),
    ]),
  ]),
);
