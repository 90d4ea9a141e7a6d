import { useState } from "react";
import { type Day, parseTypedDay } from "../../../core/time/day.ts";
import { formatDay } from "../../../core/text/format.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { Field, type FieldBase } from "../field/field.tsx";
import { fieldMessages as texts } from "../field/field.messages.ts";

/** Whether a day is within the limits, each of which may be missing. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

interface DateFieldProps extends FieldBase {
  readonly value: Day | null;
  /** Null while the input isn't a day. A day outside of the limits is passed on, for the form to refuse. */
  readonly onChange: (day: Day | null) => void;
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
  const isOutside = value !== null && !isWithin(value, min, max);
  const problem = isWrong ? texts.dateInvalid : isOutside ? (rangeError ?? outsideText(min, max)) : undefined;

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    onChange(parseTypedDay(text));
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
    onChange(day);
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
