import { useStore } from "@nanostores/react";
import { type CSSProperties, memo, useEffect, useRef, useState } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDate, formatDuration, formatTime } from "../../../core/text/format.ts";
import { toPunctuality } from "../../../core/trips/punctuality.ts";
import { toShownDuration } from "../../../core/trips/trip-end.ts";
import { Card } from "../../kit/layout/card.tsx";
import { TitleWithCount } from "../../kit/text/badge.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { formatDifference } from "../trip/punctuality.model.ts";
import { scrollListTo } from "../trip/scroll-list-to.ts";
import { tripsMessages as texts } from "./trips.messages.ts";

/** Trips listed at first, and added with each click on the button: a year of trips is long. */
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
  const [wanted, setWanted] = useState(portion);
  // The selected trip is always listed.
  const count = Math.max(wanted, trips.indexOf(trip) + 1);
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
        style={{ "--trip-rows": rowCount } as CSSProperties}
        role="region"
        aria-label={texts.title}
        tabIndex={0}
        ref={scroller}
      >
        <table className="plain-table trip-table">
          <thead>
            <tr>
              <th scope="col">{texts.id}</th>
              <th scope="col">{texts.moment}</th>
              <th scope="col" className="end">
                {texts.duration}
              </th>
              <th scope="col">{texts.direction}</th>
            </tr>
          </thead>
          <tbody>
            {trips.slice(0, count).map((row) => (
              <TripRow key={row.id} trip={row} isChosen={row.id === trip.id} onChoose={store.chooseTrip} />
            ))}
          </tbody>
        </table>
        {rest > 0 && (
          <button type="button" className="link trip-more" onClick={() => setWanted(count + portion)}>
            {texts.more(Math.min(rest, portion))}
          </button>
        )}
      </div>
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
      data-trip={id}
      className={isChosen ? "selected" : undefined}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(id)}
    >
      <td>
        <button type="button" className="row-button" aria-pressed={isChosen}>
          {id}
        </button>
      </td>
      <td>
        {formatDate(startedAt)}{" "}
        {startedAt !== null && <span className="trip-below subtle">{formatTime(startedAt)}</span>}
      </td>
      <td className="end">
        {formatDuration(toShownDuration(trip))}{" "}
        {punctuality && (
          <span className={`trip-below ${punctuality.isOnTime ? "subtle" : "late"}`}>
            <span className="visually-hidden">{texts.difference}: </span>
            {formatDifference(punctuality)}
          </span>
        )}
      </td>
      <td className={timePeriod}>
        <span className="trip-direction">
          <Icon of={icons[timePeriod]} />
          {texts.directions[timePeriod]}
        </span>
      </td>
    </tr>
  );
});
