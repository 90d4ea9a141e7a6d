import type { MissingPart, MonthFacts } from "../../core/month/month-facts.ts";
import type { ReadingProgress } from "../../core/month/month-reading.ts";
import { formatShortDay } from "../../core/text/format-date.ts";
import { formatDay, formatNumber, formatPercent, missing as none } from "../../core/text/format.ts";
import { type HolidayDays, holidaysIn } from "../../core/time/holidays.ts";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { monthReportMessages as texts } from "./month-report.messages.ts";

interface Coverage {
  /** `21.160 / 21.204 kayıt alındı`; null: nothing was read since the provider didn't answer, as `missing` says. */
  readonly read: string | null;
  /** `%99,8`; null: everything, or not known. */
  readonly share: string | null;
  /** What is missing and why; null: nothing. */
  readonly missing: string | null;
  /** `21 iş günü, 37 rota, 520 çalışan`. */
  readonly size: string;
  /** The size with the month's holidays. */
  readonly extent: string;
}

const count = (value: number) => formatNumber(value, 0);

/** How much of the month was read, in words. */
export function toCoverage(facts: MonthFacts): Coverage {
  const { month, bookings, announced, missing, workdays, routes, employees } = facts;
  const size = texts.extent(
    count(workdays.length),
    routes === null ? none : count(routes.length),
    employees === null ? none : count(employees.length),
  );
  const holidays = holidaysIn(month).map(toHoliday);
  const read = bookings.length;
  const isAll = announced === null || announced <= read;
  const parts = missing.map(nameOfPart);
  const [first] = parts;
  const named = first === undefined ? null : parts.length > 1 ? texts.missingMore(first) : first;
  const rows = isAll ? null : texts.missingRows(count(announced - read));
  const sentence = named === null ? null : texts.missing(named);
  // A month that has no bookings is read completely.
  const isNothing = read === 0 && announced !== 0 && named !== null;
  return {
    read: isNothing
      ? null
      : announced === null
        ? texts.coverageUnknown(count(read))
        : texts.coverage(count(read), count(Math.max(announced, read))),
    // Rounded down, so that it never shows 100 % while bookings are missing.
    share: isAll || announced === 0 ? null : formatPercent(Math.floor((read / announced) * 1000) / 10),
    missing: isNothing ? texts.coverageNothing : [rows, sentence].filter((part) => part !== null).join(". ") || null,
    size,
    extent: holidays.length === 0 ? size : texts.withHolidays(size, holidays.join(", ")),
  };
}

/** `28 Eki (yarım gün)`, `29 Eki (Cumhuriyet Bayramı)`, `20–22 Mar (Ramazan Bayramı)`. */
function toHoliday({ name, isHalfDay, first, last }: HolidayDays): string {
  const days = first === last ? formatShortDay(first) : `${Number(first.slice(8))}–${formatShortDay(last)}`;
  return `${days} (${isHalfDay ? texts.halfDay : name})`;
}

export function nameOfPart({ part }: MissingPart): string {
  switch (part.kind) {
    case "bookings":
      return texts.missingDays(formatDay(part.day));
    case "runs":
      return texts.missingRuns(part.routeName);
    case "driver":
      return texts.missingDriver(part.driverName);
    case "invoice":
      return texts.missingInvoice(formatMonthAndYear(part.month));
    case "counts":
    case "seat-counts":
      return texts.missingCounts(formatMonthAndYear(part.month));
    default:
      return texts.kinds[part.kind];
  }
}

export const toProgressText = ({ kind, done, total }: ReadingProgress): string =>
  texts.reading(texts.kinds[kind], count(done), count(total));
