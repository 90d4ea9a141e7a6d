import { useState } from "react";
import { type Day, parseTypedDay } from "../../../core/time/day.ts";
import { formatDay } from "../../../core/text/format.ts";
import { Field, type FieldBase } from "../field/field.tsx";
import { fieldMessages as texts } from "../field/field.messages.ts";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import { lazyModule } from "../element/lazy-module.ts";
import type { DayCalendarProps } from "./calendar.tsx";
import { Icon } from "../text/icon.tsx";
import { LatePart } from "../overlay/late-part.tsx";
import { Skeleton } from "../feedback/panel.tsx";
import { useFloating } from "../overlay/use-floating.ts";

// The calendar's library is loaded when it is opened.
const calendarCode = lazyModule(() => import("./calendar.tsx"));

interface CalendarButtonProps extends DayCalendarProps {
  /** Label of the field. */
  readonly label: string;
  readonly isDisabled: boolean;
}

/** Opens the calendar of a date field. */
function CalendarButton({ label, isDisabled, onChoose, ...days }: CalendarButtonProps) {
  const { isOpen, close, buttonProps, panelProps } = useFloating("end");
  const choose = (day: string) => {
    onChoose(day);
    close();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={texts.openCalendar(label)}
        disabled={isDisabled}
        {...buttonProps}
      >
        <Icon of={calendarIcon} />
      </button>
      <div className="floating roomy" part="floating" role="dialog" aria-label={label} tabIndex={-1} {...panelProps}>
        {isOpen && <LateCalendar {...days} onChoose={choose} />}
      </div>
    </>
  );
}

const skeleton = <Skeleton height={300} width="280px" />;

function LateCalendar(props: DayCalendarProps) {
  return (
    <LatePart code={calendarCode} failedTitle={texts.calendarFailed} skeleton={skeleton}>
      {({ DayCalendar }) => <DayCalendar {...props} />}
    </LatePart>
  );
}

/** Whether a day is within the limits, each of which may be missing. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

interface DateFieldProps extends FieldBase {
  readonly value: Day | null;
  /**
   * Null while the input isn't a day; `isEmpty`: because it is empty. A day outside of the limits is passed on, for the form to
   * refuse.
   */
  readonly onChange: (day: Day | null, isEmpty: boolean) => void;
  /** Today in Istanbul, which may differ from the browser's day. */
  readonly today: Day;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** Error for a day outside of `min` and `max`; default: a general sentence. */
  readonly rangeError?: string | undefined;
}

/** A day, typed as `gg.aa.yyyy` or selected in a Turkish calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, today, min, max, rangeError, error, onBlur, ...field } = props;
  // Input that isn't a day yet.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [valueBefore, setValueBefore] = useState(value);
  if (value !== valueBefore) {
    setValueBefore(value);
    // Another day was set from outside, not typed here.
    if (value !== null && typed !== null && parseTypedDay(typed) !== value) {
      setTyped(null);
      setWrong(false);
    }
  }
  const isOutside = value !== null && !isWithin(value, min, max);
  const problem = isWrong ? texts.dateInvalid : isOutside ? (rangeError ?? outsideText(min, max)) : undefined;

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    onChange(parseTypedDay(text), text.trim() === "");
  };
  const leave = () => {
    const isEmpty = typed === null || typed.trim() === "";
    const isKnown = typed !== null && parseTypedDay(typed) !== null;
    if (isEmpty || isKnown) setTyped(null);
    setWrong(!isEmpty && !isKnown);
    onBlur?.();
  };
  const choose = (day: Day) => {
    setTyped(null);
    setWrong(false);
    onChange(day, false);
  };
  return (
    <Field {...field} error={error ?? problem} onBlur={leave}>
      {(control) => (
        <span className="form-control">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.dateFormat}
            value={typed ?? (value === null ? "" : formatDay(value))}
            onChange={(event) => type(event.target.value)}
          />
          <CalendarButton
            label={field.label}
            isDisabled={control.disabled}
            value={value}
            today={today}
            min={min}
            max={max}
            onChoose={choose}
          />
        </span>
      )}
    </Field>
  );
}

function outsideText(min: Day | undefined, max: Day | undefined): string {
  if (min !== undefined && max !== undefined) return texts.dateBetween(formatDay(min), formatDay(max));
  return min === undefined ? texts.dateUntil(formatDay(max ?? "")) : texts.dateFrom(formatDay(min));
}
