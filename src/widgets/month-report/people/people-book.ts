import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import type { AttendanceRow } from "./attendance.model.ts";
import { peopleMessages as texts } from "../month-report.messages.ts";

const toPeopleSheetColumns = (): readonly SheetColumn<AttendanceRow>[] => [
  { header: texts.person, type: "text", value: ({ name }) => name },
  { header: texts.route, type: "text", value: ({ route }) => route },
  { header: texts.boardings, type: "integer", value: ({ boardings }) => boardings },
  { header: texts.absences, type: "integer", value: ({ absences }) => absences },
  { header: texts.share, type: "percent", value: ({ share }) => share },
];

/** `Kasım 2026 Kişilere Göre Gelmeyenler.xlsx`: the given rows below the notice on personal data. */
export function toPeopleBook(month: Month, rows: readonly AttendanceRow[]): Book {
  const sheet = { name: texts.byPerson, title: [texts.personalNotice], columns: toPeopleSheetColumns(), rows };
  return { file: texts.file(formatMonthAndYear(month)), sheets: [sheet] };
}
