import { useId } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { timePeriods } from "../../../core/routes/time-period.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { airviewMessages as texts } from "../airview.messages.ts";
import { toPeriodFilter } from "./filter-query.ts";

const icons = { morning: sunriseIcon, evening: sunsetIcon };

interface DirectionProps {
  /** The only direction shown; empty: both. */
  readonly value: readonly TimePeriod[];
  readonly onChange: (value: readonly TimePeriod[]) => void;
}

/** Toggles for the two directions. Both off filters nothing, as both on does, and is shown as both on. */
export function DirectionField({ value, onChange }: DirectionProps) {
  const id = useId();
  const shown = value.length === 0 ? timePeriods : value;
  const toggle = (period: TimePeriod) =>
    onChange(toPeriodFilter(shown.includes(period) ? shown.filter((other) => other !== period) : [...shown, period]));
  return (
    <div className="form-field" role="group" aria-labelledby={id}>
      <span className="form-label" id={id}>
        {texts.direction}
      </span>
      <div className="airview-directions">
        {timePeriods.map((period) => (
          <button
            key={period}
            type="button"
            className={`airview-direction ${period}`}
            aria-pressed={shown.includes(period)}
            onClick={() => toggle(period)}
          >
            <Icon of={icons[period]} size="tiny" />
            {period === "morning" ? texts.toOffice : texts.fromOffice}
          </button>
        ))}
      </div>
    </div>
  );
}
