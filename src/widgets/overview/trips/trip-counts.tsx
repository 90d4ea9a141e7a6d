import { useState } from "react";
import type { TripDayCounts } from "../../../core/api/trips.ts";
import { type Day, toWeekday } from "../../../core/time/day.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";
import { overviewTripsMessages as texts } from "../overview.messages.ts";
import { isThisWeek, sumOf, sumTrips, type TripDay, toShownDay, toTripDays } from "./trips.model.ts";

interface TripCountsProps {
  readonly counts: readonly TripDayCounts[];
  readonly today: Day;
}

/** The figures of one day, and a small column per day, which is a button that chooses the day. On a day without trips: of all days. */
export function TripCounts({ counts, today }: TripCountsProps) {
  const days = toTripDays(counts, today);
  const [chosen, setChosen] = useState<Day | null>(null);
  if (days.length === 0) return null;
  const first = toShownDay(days);
  const shown = days.find(({ day }) => day === chosen) ?? first;
  const isListed = days.some(({ isToday }) => isToday);
  const scope = shown
    ? [shown.isToday ? [] : shown.fullLabel, toHolidayWords(shown)].flat()
    : [isThisWeek(days, today) ? texts.week : texts.listed];
  const { completed, ongoing, notStarted } = shown ?? sumOf(days);
  const columns = days.map((day) => (
    <DayColumn key={day.day} day={day} isShown={day === shown} onChoose={() => setChosen(day.day)} />
  ));
  if (!isListed) columns.splice(days.filter(({ day }) => day < today).length, 0, <NoTrips key={today} day={today} />);
  return (
    <div className={first ? "trip-counts wrap" : "trip-counts quiet wrap"}>
      <p className="trip-scope subtle text-xs">{[...scope, texts.bothWays].join(" · ")}</p>
      <Count value={completed} label={texts.completed} kind="completed" />
      <Count value={ongoing} label={texts.live} kind="live" />
      <Count value={notStarted} label={texts.scheduled} kind="scheduled" />
      <div className="trip-days" role="group" aria-label={texts.days}>
        {columns}
      </div>
    </div>
  );
}

/** Today, of which nothing is listed: a stop at which nobody stops. */
function NoTrips({ day }: { readonly day: Day }) {
  return (
    <span className="trip-day today none" aria-hidden="true">
      <span className="trip-stop" />
      <span>{formatWeekday(toWeekday(day))}</span>
    </span>
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
    <p className="trip-count grid">
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
        <b className={day.completed || day.ongoing ? "on-colour" : undefined}>{formatNumber(sumTrips(day))}</b>
      </span>
      <span aria-hidden="true">{day.label}</span>
    </button>
  );
}
