import { useState } from "react";
import { type ChevronProps, DayPicker, type Modifiers } from "react-day-picker";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { type Day, fromLocalDate, toLocalNoon, toWeekday } from "../../../core/time/day.ts";
import { type HolidayDays, holidayOn, holidaysIn } from "../../../core/time/holidays.ts";
import { $language } from "../../../core/text/messages.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { formatLongDay, formatShortDay, formatWeekday } from "../../../core/text/format-date.ts";
import { styles, useStyles } from "../element/styles.ts";
import { calendarMessages as texts } from "./date.messages.ts";
import css from "./calendar.css?inline";
import { Icon } from "../text/icon.tsx";

const calendarStyles = styles(css);

export interface DayCalendarProps {
  readonly value: Day | null;
  readonly today: Day;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon of={orientation === "left" ? chevronLeftIcon : chevronRightIcon} />;
}

const components = { Chevron };

const toMonthOf = (date: Date) => fromLocalDate(date).slice(0, 7);
const isHoliday = (date: Date) => holidayOn(fromLocalDate(date)) !== null;
const modifiers = { holiday: isHoliday };
const modifiersClassNames = { holiday: "holiday" };

/** Label of a day button, like the library's own but in the page's language and with the holiday. */
function labelDayButton(date: Date, { today, selected }: Modifiers): string {
  const day = fromLocalDate(date);
  return [today ? texts.today : [], formatLongDay(day), selected ? texts.chosen : [], holidayOn(day)?.name ?? []]
    .flat()
    .join(", ");
}
const toMonthAndYear = (date: Date) => formatMonthAndYear(toMonthOf(date));
const labels = {
  labelDayButton,
  labelGrid: toMonthAndYear,
  labelNav: () => texts.months,
  labelNext: () => texts.next,
  labelPrevious: () => texts.previous,
  labelWeekday: (date: Date) => formatWeekday(toWeekday(fromLocalDate(date)), "long"),
};
const formatters = {
  formatCaption: toMonthAndYear,
  formatWeekdayName: (date: Date) => formatWeekday(toWeekday(fromLocalDate(date)), "shortest"),
};

/** Lists the marked days with their names, so that they can be read without hovering. */
function Holidays({ days }: { readonly days: readonly HolidayDays[] }) {
  return (
    <ul className="holidays muted text-xs">
      {days.map(({ name, first, last }) => (
        <li key={first}>
          <b>{first === last ? formatShortDay(first) : `${Number(first.slice(8))}–${formatShortDay(last)}`}</b> {name}
        </li>
      ))}
    </ul>
  );
}

/** One month with its public holidays, weeks from Monday; days outside of the limits can't be chosen. The focus starts on its day. */
export function DayCalendar({ value, today, min, max, onChoose }: DayCalendarProps) {
  useStyles(calendarStyles);
  const nearest = min !== undefined && today < min ? min : max !== undefined && today > max ? max : today;
  const [month, setMonth] = useState(toLocalNoon(value ?? nearest));
  const holidays = holidaysIn(toMonthOf(month));
  const outside = [
    ...(min === undefined ? [] : [{ before: toLocalNoon(min) }]),
    ...(max === undefined ? [] : [{ after: toLocalNoon(max) }]),
  ];
  return (
    <DayPicker
      mode="single"
      required={false}
      lang={$language.get()}
      weekStartsOn={1}
      // The panel was opened to choose a day, so the arrow keys must work in the grid at once.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      components={components}
      today={toLocalNoon(today)}
      month={month}
      onMonthChange={setMonth}
      modifiers={modifiers}
      modifiersClassNames={modifiersClassNames}
      labels={labels}
      formatters={formatters}
      footer={holidays.length > 0 && <Holidays days={holidays} />}
      selected={value === null ? undefined : toLocalNoon(value)}
      disabled={outside}
      {...(min === undefined ? {} : { startMonth: toLocalNoon(min) })}
      {...(max === undefined ? {} : { endMonth: toLocalNoon(max) })}
      onDayClick={(date, { disabled }) => !disabled && onChoose(fromLocalDate(date))}
    />
  );
}
