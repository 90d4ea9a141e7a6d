import { type FormEvent, useState } from "react";
import type { Day } from "../../../../core/time/day.ts";
import {
  countDays,
  type DayRange,
  longestRange,
  namedRanges,
  readRange,
  toNamedRange,
  writeRange,
} from "../../../../core/time/day-range.ts";
import { formatDay } from "../../../../core/text/format.ts";
import { styles, useStyles } from "../../element/styles.ts";
import { DateField } from "../../date/date-field.tsx";
import { fieldMessages } from "../../field/field.messages.ts";
import { Popup } from "../../overlay/popup.tsx";
import { RangeButtons } from "../../date/range-buttons.tsx";
import type { FilterControlParts } from "../column.ts";
import css from "./day-filter.css?inline";
import { dayFilterMessages as texts } from "../table.messages.ts";
import { FilterWords, ManyChoice, toFilterLook } from "./filters.tsx";

const filterStyles = styles(css);

interface DayFilterProps extends FilterControlParts {
  readonly today: Day;
}

/** Display text of a day or a range of days. */
export function toRangeLabel(value: string): string {
  const range = readRange(value);
  if (!range) return value;
  const { first, last } = range;
  return first === last ? formatDay(first) : texts.range(formatDay(first), formatDay(last));
}

/**
 * Filter of a column of days: named ranges, from–to, and single days. A range is one value (`writeRange`), which the code that
 * requests the rows converts into days.
 */
export function DayFilter({ label, options, values, onChange, today }: DayFilterProps) {
  useStyles(filterStyles);
  return (
    <Popup
      label={label}
      className={toFilterLook(values)}
      text={<FilterWords label={label} values={values} toLabel={toRangeLabel} />}
    >
      {(close) => {
        const choose = (range: DayRange) => {
          onChange([writeRange(range)]);
          close();
        };
        return (
          <div className="day-filter">
            <RangeButtons ranges={toButtons(values, today)} onChoose={(name) => choose(toNamedRange(name, today))} />
            <RangeForm chosen={toOnlyRange(values)} today={today} onChoose={choose} />
            {options.length > 0 && (
              <details>
                <summary>{texts.single}</summary>
                <ManyChoice label={label} options={options} values={values} onChange={onChange} />
              </details>
            )}
            {values.length > 0 && (
              <button
                type="button"
                className="button small day-clear"
                onClick={() => {
                  onChange([]);
                  close();
                }}
              >
                {texts.clear}
              </button>
            )}
          </div>
        );
      }}
    </Popup>
  );
}

function toButtons(values: readonly string[], today: Day) {
  return namedRanges.map((name) => {
    const isChosen = values.length === 1 && values[0] === writeRange(toNamedRange(name, today));
    return { name, isChosen };
  });
}

function toOnlyRange(values: readonly string[]): DayRange | null {
  return values.length === 1 ? readRange(values[0] ?? "") : null;
}

interface RangeFormProps {
  readonly chosen: DayRange | null;
  readonly today: Day;
  readonly onChoose: (range: DayRange) => void;
}

/** From–to; without an end it is one day. */
function RangeForm({ chosen, today, onChoose }: RangeFormProps) {
  const [first, setFirst] = useState<Day | null>(chosen?.first ?? null);
  const [last, setLast] = useState<Day | null>(chosen?.last ?? null);
  const [isLastWrong, setLastWrong] = useState(false);
  const [hasTried, setTried] = useState(false);
  const problem = isLastWrong ? fieldMessages.dateInvalid : toProblem(first, last);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (first !== null && problem === null) onChoose({ first, last: last ?? first });
  };
  return (
    <form className="day-form" onSubmit={submit} noValidate>
      <DateField
        label={texts.first}
        value={first}
        onChange={setFirst}
        today={today}
        error={hasTried && first === null ? texts.firstMissing : undefined}
      />
      <DateField
        label={texts.last}
        value={last}
        onChange={(day, isEmpty) => {
          setLast(day);
          setLastWrong(day === null && !isEmpty);
        }}
        today={today}
        error={hasTried && first !== null ? (problem ?? undefined) : undefined}
      />
      <button type="submit" className="button primary">
        {texts.apply}
      </button>
    </form>
  );
}

function toProblem(first: Day | null, last: Day | null): string | null {
  if (first === null) return texts.firstMissing;
  if (last === null) return null;
  if (last < first) return texts.wrongOrder;
  return countDays({ first, last }) > longestRange ? texts.tooLong(longestRange) : null;
}
