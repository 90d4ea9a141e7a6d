import { type ChevronProps, DayPicker } from "react-day-picker";
import { tr } from "react-day-picker/locale/tr";
import { type Day, fromLocalDate, toLocalNoon } from "../../../core/time/day.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./calendar.css?inline";
import { Icon } from "../text/icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../text/icons.ts";

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

/**
 * One month in Turkish, weeks starting on Monday; days outside of the limits can't be selected. The focus starts on the
 * selected day.
 */
export function DayCalendar({ value, today, min, max, onChoose }: DayCalendarProps) {
  useStyles(calendarStyles);
  const nearest = min !== undefined && today < min ? min : max !== undefined && today > max ? max : today;
  const outside = [
    ...(min === undefined ? [] : [{ before: toLocalNoon(min) }]),
    ...(max === undefined ? [] : [{ after: toLocalNoon(max) }]),
  ];
  return (
    <DayPicker
      mode="single"
      required={false}
      locale={tr}
      weekStartsOn={1}
      // The panel was opened to choose a day: that is where the arrow keys must work.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      components={components}
      today={toLocalNoon(today)}
      defaultMonth={toLocalNoon(value ?? nearest)}
      selected={value === null ? undefined : toLocalNoon(value)}
      disabled={outside}
      {...(min === undefined ? {} : { startMonth: toLocalNoon(min) })}
      {...(max === undefined ? {} : { endMonth: toLocalNoon(max) })}
      onDayClick={(date, { disabled }) => !disabled && onChoose(fromLocalDate(date))}
    />
  );
}
