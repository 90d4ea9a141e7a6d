import { useState } from "react";
import type { TripDayCounts } from "../../../core/api/trips.ts";
import type { Day } from "../../../core/time/day.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { tripsMessages as texts } from "./trips.messages.ts";
import { type TripDay, toShownDay, toTripDays } from "./trips.model.ts";

interface TripCountsProps {
  readonly counts: readonly TripDayCounts[];
  readonly today: Day;
}

/** The figures of one day, and a small column per day, which is a button that chooses the day. */
export function TripCounts({ counts, today }: TripCountsProps) {
  const days = toTripDays(counts, today);
  const [chosen, setChosen] = useState<Day | null>(null);
  const shown = days.find(({ day }) => day === chosen) ?? toShownDay(days, today);
  if (!shown) return null;
  return (
    <div className="trip-counts">
      <p className="trip-scope">{[toHolidayWords(shown), texts.bothWays].flat().join(" · ")}</p>
      <Count value={shown.completed} label={texts.completed} kind="completed" />
      <Count value={shown.ongoing} label={texts.live} kind="live" />
      <Count value={shown.notStarted} label={texts.scheduled} kind="scheduled" />
      <div className="trip-days" role="group" aria-label={texts.days}>
        {days.map((day) => (
          <DayColumn key={day.day} day={day} isShown={day === shown} onChoose={() => setChosen(day.day)} />
        ))}
      </div>
    </div>
  );
}

function toHolidayWords({ holiday }: TripDay): string[] {
  if (!holiday) return [];
  return [holiday.isHalfDay ? texts.halfDay(holiday.name) : texts.publicHoliday(holiday.name)];
}

function Count({
  value,
  label,
  kind,
}: {
  readonly value: number | null;
  readonly label: string;
  readonly kind: string;
}) {
  return (
    <p className="trip-count">
      <b>{formatNumber(value)}</b>
      <span>
        <i className={kind} />
        {label}
      </span>
    </p>
  );
}

interface DayColumnProps {
  readonly day: TripDay;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function DayColumn({ day, isShown, onChoose }: DayColumnProps) {
  const toWords = (name: string) =>
    [texts.dayCounts(name, day.completed, day.ongoing, day.notStarted), ...toHolidayWords(day)].join(". ");
  const classes = ["trip-day", day.isToday ? "today" : [], day.isFree ? "free" : []];
  return (
    <button
      type="button"
      className={classes.flat().join(" ")}
      aria-pressed={isShown}
      aria-label={toWords(day.label)}
      title={toWords(day.fullLabel)}
      onClick={onChoose}
    >
      <span className="trip-column" aria-hidden="true">
        <i className="scheduled" style={{ flexGrow: day.notStarted ?? 0 }} />
        <i className="live" style={{ flexGrow: day.ongoing ?? 0 }} />
        <i className="completed" style={{ flexGrow: day.completed ?? 0 }} />
      </span>
      <span aria-hidden="true">{day.label}</span>
    </button>
  );
}
