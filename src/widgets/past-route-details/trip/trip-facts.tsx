import type { ReactNode } from "react";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDate, formatDuration, formatTime, missing } from "../../../core/text/format.ts";
import { toShownDuration, toTripEnd } from "../../../core/trips/trip-end.ts";
import { FactFigures, Facts } from "../../kit/layout/facts.tsx";
import { LoadedDriver } from "../../shared/driver/loaded-driver.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { DelayLine } from "./delay-line.tsx";
import type { DelayStop } from "./delay.model.ts";
import { PunctualityLine } from "./punctuality-line.tsx";
import { tripMessages as texts } from "../past-route-details.messages.ts";

interface TripFactsProps {
  readonly store: PastRouteDetails;
  readonly trip: PastTrip;
  /** Where the trip lost time; null: not known. */
  readonly why: string | null;
  readonly stops: readonly DelayStop[];
  /** Further buttons of the trip. */
  readonly children?: ReactNode;
}

/** Driver, start and end time, punctuality, and the delay at each stop. */
export function TripFacts({ store, trip, why, stops, children }: TripFactsProps) {
  const figures = [
    [texts.start, formatTime(trip.startedAt)],
    [texts.end, formatEnd(trip)],
    [texts.duration, formatDuration(toShownDuration(trip))],
  ] as const;
  return (
    <Facts label={texts.facts}>
      <LoadedDriver driver={store.driver} />
      <div className="trip-verdict">
        <p className="trip-id subtle">{texts.trip(trip.id, formatDate(trip.startedAt))}</p>
        <FactFigures figures={figures} />
        <PunctualityLine trip={trip} />
        {why !== null && <p className="trip-why">{why}</p>}
        {children}
      </div>
      {stops.length > 1 && <DelayLine stops={stops} />}
    </Facts>
  );
}

function formatEnd(trip: PastTrip): string {
  const end = toTripEnd(trip);
  if (end.kind === "auto-finished") return texts.autoFinished;
  return end.kind === "time" ? formatTime(end.at) : missing;
}
