import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { addMonths, formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import type { MonthLimits } from "./month-keys.ts";
import { MonthPanel } from "./month-panel.tsx";
import css from "./month-picker.css?inline";
import { monthPickerMessages as texts } from "./date.messages.ts";
import { Popup } from "../overlay/popup.tsx";

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
