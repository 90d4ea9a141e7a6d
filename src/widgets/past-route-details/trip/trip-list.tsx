import { useStore } from "@nanostores/react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { type CSSProperties, memo, useEffect, useRef, useState } from "react";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDate, formatDuration, formatTime } from "../../../core/text/format.ts";
import { toPunctuality, toShownDuration } from "../../../core/trips/punctuality.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
import { TitleWithCount } from "../../kit/text/badge.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { pastRouteDetailsTripsMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { formatDifference } from "./trip.model.ts";

/** Trips added with each click on the button: a year of trips is long. */
const portion = 60;
/** Height of the sticky head, px. */
const headHeight = 37;
const icons = { morning: sunriseIcon, evening: sunsetIcon };

interface TripListProps {
  readonly store: PastRouteDetails;
  readonly trip: PastTrip;
  /** Whole rows in sight, beside the card of the passengers. */
  readonly rowCount: number;
}

/** The list of trips, one of them selected. */
export function TripList({ store, trip, rowCount }: TripListProps) {
  const trips = useStore(store.$trips);
  const [opened, setOpened] = useState(0);
  const rows = Math.max(rowCount, opened);
  // The selected trip is always listed; far down, the list scrolls to it.
  const count = Math.max(rows, trips.indexOf(trip) + 1);
  const rest = trips.length - count;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = scroller.current;
    // A link may select a trip far down the list.
    if (list) scrollListTo(list, list.querySelector<HTMLElement>(`[data-trip="${trip.id}"]`), headHeight);
  }, [trip.id]);
  return (
    <Card title={<TitleWithCount title={texts.title} count={trips.length} />} isClipped>
      <div
        className="plain-scroller trip-scroller"
        style={{ "--trip-rows": rows } as CSSProperties}
        role="region"
        aria-label={texts.title}
        tabIndex={0}
        ref={scroller}
      >
        {/* The roles that the elements lose where rows are boxes of two lines. */}
        <table {...roles.table} className="plain-table trip-table text-sm">
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnHead} scope="col">
                {texts.moment}
              </th>
              <th {...roles.columnHead} scope="col">
                {texts.direction}
              </th>
              <th {...roles.columnHead} scope="col" className="end">
                {texts.duration}
              </th>
              <th {...roles.columnHead} scope="col" className="end">
                {texts.difference}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {trips.slice(0, count).map((row) => (
              <TripRow key={row.id} trip={row} isChosen={row.id === trip.id} onChoose={store.chooseTrip} />
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <p className="trip-more">
          <TransientButton className="link" onClick={() => setOpened(count + Math.min(rest, portion))}>
            {texts.more(Math.min(rest, portion))}
          </TransientButton>
        </p>
      )}
    </Card>
  );
}

interface TripRowProps {
  readonly trip: PastTrip;
  readonly isChosen: boolean;
  readonly onChoose: (id: number) => void;
}

/** A click anywhere in the row selects; the button in it is for the keyboard. */
const TripRow = memo(function TripRow({ trip, isChosen, onChoose }: TripRowProps) {
  const { id, startedAt, timePeriod } = trip;
  const punctuality = toPunctuality(trip);
  return (
    <tr
      {...roles.row}
      data-trip={id}
      className={isChosen ? "selected" : undefined}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(id)}
    >
      <td {...roles.cell} className="trip-moment">
        <button type="button" className="row-button" aria-pressed={isChosen}>
          {formatDate(startedAt)} {startedAt !== null && <span className="subtle">{formatTime(startedAt)}</span>}
        </button>
      </td>
      <td {...roles.cell} className={`trip-way ${timePeriod}`}>
        <span className="trip-direction inline-row gap-4">
          <Icon of={icons[timePeriod]} />
          {texts.directions[timePeriod]}
        </span>
      </td>
      <td {...roles.cell} className="trip-duration end">
        {formatDuration(toShownDuration(trip))}
      </td>
      <td {...roles.cell} className="trip-late end">
        {punctuality && !punctuality.isOnTime ? (
          <Chip kind="warn">{formatDifference(punctuality)}</Chip>
        ) : (
          formatDifference(punctuality)
        )}
      </td>
    </tr>
  );
});

/**
 * Scrolls only the list to an entry; `scrollIntoView` would scroll the page too, away from the map.
 * @param head height of a sticky head at the top of the list, px
 */
export function scrollListTo(list: HTMLElement, entry: HTMLElement | null | undefined, head = 0): void {
  if (!entry) return;
  const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top + head) list.scrollTop -= outer.top + head - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
