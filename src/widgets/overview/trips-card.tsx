import { useStore } from "@nanostores/react";
import { useState } from "react";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { TodaysTrip, TripDayCounts, TripState } from "../../core/api/trips.ts";
import { formatWeekday } from "../../core/text/format-date.ts";
import { formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { type Day, toDay, toWeekday } from "../../core/time/day.ts";
import { holidayOn } from "../../core/time/holidays.ts";
import { styles, useStyles } from "../kit/element/styles.ts";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { Card } from "../kit/layout/card.tsx";
import { Dialog } from "../kit/overlay/dialog.tsx";
import { Icon } from "../kit/text/icon.tsx";
import css from "./main-cards.css?inline";
import { overviewTripsMessages as texts } from "./overview.messages.ts";
import type { Direction, Overview } from "./overview.store.ts";
import { isBeforeMonday, isThisWeek, sumOf, sumTrips, type TripDay, toShownDay, toTripDays } from "./trips.model.ts";

const cardStyles = styles(css);

const directions = localized(
  () =>
    [
      { value: "morning", label: texts.morning, icon: sunriseIcon },
      { value: "evening", label: texts.evening, icon: sunsetIcon },
    ] as const,
);

/** Trips shown on the card; a button shows the others. */
const shownRows = 5;

const rowShapes = (
  <ul>
    {Array.from({ length: shownRows }, (_, index) => (
      <li key={index} className="trip">
        <Skeleton height={10} width="70%" />
      </li>
    ))}
  </ul>
);

export function TripsCard({ store }: { readonly store: Overview }) {
  useStyles(cardStyles);
  const direction = useStore(store.$direction);
  const counts = useStore(store.counts.$load);
  return (
    <Card
      title={texts.title}
      control={
        <Segmented
          label={texts.direction}
          options={directions()}
          value={direction}
          onChange={(value) => store.$direction.set(value)}
        />
      }
    >
      <div className="card-body trips-body">
        <AsyncPanel
          load={counts}
          failedTitle={texts.countsFailed}
          onRetry={() => void store.counts.refresh()}
          skeleton={<Skeleton height={51} />}
        >
          {({ trips }) => <TripCounts counts={trips} today={toDay(store.now())} />}
        </AsyncPanel>
        <TripList key={direction} store={store} direction={direction} />
      </div>
    </Card>
  );
}

interface TripCountsProps {
  readonly counts: readonly TripDayCounts[];
  readonly today: Day;
}

/** The figures of one day, and a small column per day, which is a button that chooses the day. On a day without trips: of all days. */
function TripCounts({ counts, today }: TripCountsProps) {
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

interface CountProps {
  readonly value: number | null;
  readonly label: string;
  readonly kind: string;
}

function Count({ value, label, kind }: CountProps) {
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

function TripList({ store, direction }: { readonly store: Overview; readonly direction: Direction }) {
  const query = store.trips[direction];
  const load = useStore(query.$load);
  const [areAllShown, setAllShown] = useState(false);
  return (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void query.refresh()} skeleton={rowShapes}>
      {(trips) => (
        <>
          {trips.length === 0 && <Empty today={toDay(store.now())} direction={direction} />}
          <Trips trips={trips.slice(0, shownRows)} />
          {trips.length > shownRows && (
            <button type="button" className="link trips-all" onClick={() => setAllShown(true)}>
              {texts.all[direction](trips.length)}
            </button>
          )}
          {areAllShown && (
            <Dialog title={texts.list[direction]} onClose={() => setAllShown(false)}>
              <Trips trips={trips} />
            </Dialog>
          )}
        </>
      )}
    </AsyncPanel>
  );
}

/** Names the day, so that nobody takes a Sunday for a failure. */
function Empty({ today, direction }: { readonly today: Day; readonly direction: Direction }) {
  const name = holidayOn(today)?.name ?? formatWeekday(toWeekday(today), "long");
  return (
    <div className="trips-empty row gap-12 muted">
      <span className="trips-empty-mark center">
        <Icon of={calendarIcon} />
      </span>
      <p>
        <b>{texts.today(name)}</b>
        {[texts.empty[direction], isBeforeMonday(today) ? texts.nextWeek : []].flat().join(" ")}
      </p>
    </div>
  );
}

function Trips({ trips }: { readonly trips: readonly TodaysTrip[] }) {
  return (
    <ul>
      {trips.map((trip, index) => (
        // The provider gives no id, and two trips may share a name.
        <Trip key={index} {...trip} />
      ))}
    </ul>
  );
}

const chips: Readonly<Record<TripState, { readonly className: string; readonly icon: string | null }>> = {
  live: { className: "chip live", icon: null },
  scheduled: { className: "chip line", icon: clockIcon },
  completed: { className: "chip good", icon: checkIcon },
  cancelled: { className: "chip bad", icon: xIcon },
  unknown: { className: "chip line", icon: infoIcon },
};

function Trip({ name, state }: TodaysTrip) {
  const { className, icon } = chips[state];
  return (
    <li className="trip">
      <span className="cut" title={name}>
        {name}
      </span>
      <span className={className} lang={state === "unknown" ? "en" : undefined}>
        {icon && <Icon of={icon} size="tiny" />}
        {texts[state]}
      </span>
    </li>
  );
}
