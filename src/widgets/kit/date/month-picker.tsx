import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import {
  addMonths,
  formatMonthAndYear,
  formatMonthName,
  type Month,
  monthNumberOf,
  monthOf,
  yearOf,
} from "../../../core/time/month.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Select } from "../field/select.tsx";
import { Popup } from "../overlay/popup.tsx";
import { Icon } from "../text/icon.tsx";
import { monthPickerMessages as texts } from "./date.messages.ts";
import css from "./month-picker.css?inline";

interface MonthPanelProps {
  readonly value: Month;
  readonly current: Month;
  readonly limits: MonthLimits;
  readonly onChoose: (month: Month) => void;
}

/** One year of months; arrow keys, Page Up and Page Down, Home and End move among them. */
function MonthPanel({ value, current, limits, onChoose }: MonthPanelProps) {
  const [at, setAt] = useState(value);
  const grid = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isByKey.current = false;
    // Runs after each change of `at`.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [at]);

  const year = yearOf(at);
  const turnTo = (next: number) => setAt(clampMonth(monthOf(next, monthNumberOf(at)), limits));
  const handleKey = (event: KeyboardEvent) => {
    const next = moveMonth(event.key, at, limits);
    if (next === undefined) return;
    event.preventDefault();
    isByKey.current = next !== at;
    setAt(next);
  };
  const [firstYear, lastYear] = [yearOf(limits.first), yearOf(limits.last)];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  const step = (to: number, label: string, icon: string) => {
    const isPossible = to >= firstYear && to <= lastYear;
    return (
      // Not `disabled`, so that the button keeps the focus when it reaches the limit.
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => isPossible && turnTo(to)}
      >
        <Icon of={icon} size="small" />
      </button>
    );
  };
  return (
    <div className="month-panel grid gap-10">
      <div className="month-year row split">
        {step(year - 1, texts.previousYear, chevronLeftIcon)}
        <Select
          label={texts.year}
          isLabelHidden
          size="small"
          value={String(year)}
          options={years.map((text) => ({ value: text, label: text }))}
          onChange={(text) => turnTo(Number(text))}
        />
        {step(year + 1, texts.nextYear, chevronRightIcon)}
      </div>
      {/* Not focusable itself: the key events bubble from its month buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div className="month-grid grid gap-4" role="group" aria-label={String(year)} ref={grid} onKeyDown={handleKey}>
        {Array.from({ length: 12 }, (_, index) => monthOf(year, index + 1)).map((month) => (
          <button
            key={month}
            type="button"
            aria-label={formatMonthAndYear(month)}
            aria-pressed={month === value}
            aria-current={month === current ? "date" : undefined}
            disabled={month < limits.first || month > limits.last}
            tabIndex={month === at ? 0 : -1}
            data-autofocus={month === at || undefined}
            onClick={() => onChoose(month)}
          >
            {formatMonthName(month)}
          </button>
        ))}
      </div>
    </div>
  );
}

const pickerStyles = styles(css);

interface MonthPickerProps {
  /** Accessible name: what the month is selected for. */
  readonly label: string;
  readonly value: Month;
  /** The current month in Istanbul; it is marked. */
  readonly current: Month;
  readonly limits: MonthLimits;
  readonly onChange: (month: Month) => void;
}

/**
 * A month: arrows to its neighbours, and a panel of the year's months with a list of years for the way back.
 * @example <MonthPicker label="Fatura ayı" value="2026-11" current="2026-11" limits={{ first: "2018-11", last: "2026-11" }} … />
 */
export function MonthPicker({ label, value, current, limits, onChange }: MonthPickerProps) {
  useStyles(pickerStyles);
  const step = (count: number, name: string, icon: string) => {
    const to = addMonths(value, count);
    const isPossible = to >= limits.first && to <= limits.last;
    return (
      // Not `disabled`, so that the button keeps the focus when it reaches the limit.
      <button type="button" aria-label={name} aria-disabled={!isPossible} onClick={() => isPossible && onChange(to)}>
        <Icon of={icon} size="small" />
      </button>
    );
  };
  return (
    <div className="month-picker" role="group" aria-label={label}>
      {step(-1, texts.previous, chevronLeftIcon)}
      <Popup label={texts.choose} text={formatMonthAndYear(value)} className="month-value">
        {(close) => (
          <MonthPanel
            value={value}
            current={current}
            limits={limits}
            onChoose={(month) => {
              close();
              onChange(month);
            }}
          />
        )}
      </Popup>
      {step(1, texts.next, chevronRightIcon)}
    </div>
  );
}

/** First and last selectable month. */
interface MonthLimits {
  readonly first: Month;
  readonly last: Month;
}

/** Months per row of the panel. */
const row = 3;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -row,
  ArrowDown: row,
  PageUp: -12,
  PageDown: 12,
};

/** The month, or the nearest selectable one. */
export function clampMonth(month: Month, { first, last }: MonthLimits): Month {
  if (month < first) return first;
  return month > last ? last : month;
}

/** Month that a key leads to; undefined for other keys. */
export function moveMonth(key: string, month: Month, limits: MonthLimits): Month | undefined {
  if (key === "Home") return clampMonth(monthOf(yearOf(month), 1), limits);
  if (key === "End") return clampMonth(monthOf(yearOf(month), 12), limits);
  const step = steps[key];
  return step === undefined ? undefined : clampMonth(addMonths(month, step), limits);
}
