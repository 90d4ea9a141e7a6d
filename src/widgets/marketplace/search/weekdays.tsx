import { workweek } from "../../../core/api/marketplace-values.ts";
import type { Weekday } from "../../../core/time/day.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";

interface WeekdaysProps {
  readonly days: readonly Weekday[];
  readonly onToggle: (day: Weekday) => void;
}

/** Monday to Friday, any number of them. */
export function Weekdays({ days, onToggle }: WeekdaysProps) {
  return (
    <fieldset className="choices">
      <legend className="form-label">{texts.days}</legend>
      <div className="weekdays">
        {workweek.map((day) => (
          <label key={day} className="weekday">
            <input
              type="checkbox"
              aria-label={formatWeekday(day, "long")}
              checked={days.includes(day)}
              onChange={() => onToggle(day)}
            />
            <span aria-hidden="true">{formatWeekday(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
