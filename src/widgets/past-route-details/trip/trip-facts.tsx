import type { ReactNode } from "react";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDuration, formatTime, missing } from "../../../core/format.ts";
import { toTripEnd } from "../../../core/trips/trip-end.ts";
import { FactFigures, Facts } from "../../kit/ui/facts.tsx";
import { LoadedDriver } from "../../kit/ui/loaded-driver.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { PunctualityLine } from "./punctuality-line.tsx";
import { tripMessages as texts } from "./trip.messages.ts";

interface TripFactsProps {
  readonly store: PastRouteDetails;
  readonly trip: PastTrip;
  /** What else can be had of the trip. */
  readonly children?: ReactNode;
}

/** Who drove, from when to when, and how punctually (specification 2 §2.2, §5). */
export function TripFacts({ store, trip, children }: TripFactsProps) {
  const figures = [
    [texts.start, formatTime(trip.startedAt)],
    [texts.end, formatEnd(trip)],
    [texts.duration, formatDuration(trip.duration)],
  ] as const;
  return (
    <Facts label={texts.facts}>
      <LoadedDriver driver={store.driver} />
      <FactFigures figures={figures} />
      <PunctualityLine trip={trip} />
      {children}
    </Facts>
  );
}

function formatEnd(trip: PastTrip): string {
  const end = toTripEnd(trip);
  if (end.kind === "auto-finished") return texts.autoFinished;
  return end.kind === "time" ? formatTime(end.at) : missing;
}
