import officeIcon from "lucide-static/icons/building-2.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import type { ReactNode } from "react";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDate, formatDuration, formatNumber, formatTime, missing } from "../../../core/text/format.ts";
import { punctualMinutes, toPunctuality, toShownDuration, toTripEnd } from "../../../core/trips/punctuality.ts";
import { FactFigures, Facts } from "../../kit/layout/facts.tsx";
import { Popup } from "../../kit/overlay/popup.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { LoadedDriver } from "../../shared/driver/driver-card.tsx";
import { tripMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { type DelayStop, formatDifference, toMissingReason } from "./trip.model.ts";

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
        <p className="trip-id subtle text-xs">{texts.trip(trip.id, formatDate(trip.startedAt))}</p>
        <FactFigures figures={figures} />
        <PunctualityLine trip={trip} />
        {why !== null && <p className="trip-why text-sm">{why}</p>}
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

/** Punctuality of the trip, with a button that explains it. */
function PunctualityLine({ trip }: { readonly trip: PastTrip }) {
  const punctuality = toPunctuality(trip);
  return (
    <div className="punctuality row wrap gap-10 text-sm">
      <span>
        <span className="subtle">{texts.compared[trip.timePeriod]}</span>{" "}
        {punctuality ? (
          <>
            <b>{formatDifference(punctuality)}</b>{" "}
            <span className="subtle planned-time">({texts.plannedAt(formatTime(punctuality.planned))})</span>
          </>
        ) : (
          toMissingReason(trip)
        )}
      </span>
      {punctuality && (
        <Chip kind={punctuality.isOnTime ? "ok" : "warn"} icon={punctuality.isOnTime ? checkIcon : clockIcon}>
          {punctuality.isOnTime ? texts.onTime : texts.delayed}
        </Chip>
      )}
      <Popup label={texts.definition} icon={infoIcon} className="small bare" placement="end">
        {() => (
          <div className="definition grid gap-6 text-sm">
            <p className="strong">{texts.definition}</p>
            {texts.definitions.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </Popup>
      {punctuality && punctuality.minutes > 0 && (
        <span className="limit subtle">{texts.limit[punctuality.isOnTime ? "kept" : "missed"](punctualMinutes)}</span>
      )}
    </div>
  );
}

/** How late the vehicle was at each stop and at the office, real above planned time. */
function DelayLine({ stops }: { readonly stops: readonly DelayStop[] }) {
  return (
    <div className="trip-delays">
      <p className="delay-head wrap split muted text-xs">
        <span>{texts.delays}</span>
        <span>{texts.delaysMeaning}</span>
      </p>
      <div className="delay-scroller" role="region" aria-label={texts.delays} tabIndex={0}>
        <ol className="delay-line">
          {stops.map((stop) => (
            <Stop key={stop.letter ?? ""} stop={stop} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Stop({ stop: { letter, hasTravelled, planned, actual, minutes } }: { readonly stop: DelayStop }) {
  const isLate = minutes !== null && minutes > punctualMinutes;
  const name = letter === null ? texts.office : texts.stop(letter);
  return (
    <li>
      <span className="visually-hidden">
        {texts.delayAt(name, formatDifference(minutes === null ? null : { minutes }), actual, planned)}
      </span>
      <span className={isLate ? "delay-minutes late strong" : "delay-minutes weight-medium"} aria-hidden="true">
        {toSigned(minutes)}
      </span>
      <span
        className={`trip-stop ${letter === null ? "office" : hasTravelled ? "boarded" : "not-boarded"}`}
        aria-hidden="true"
      >
        {letter ?? <Icon of={officeIcon} size="tiny" />}
      </span>
      <span className="weight-medium" aria-hidden="true">
        {actual ?? missing}
      </span>
      <span className="subtle" aria-hidden="true">
        {planned ?? missing}
      </span>
    </li>
  );
}

/** "+5", "-2" with a minus sign, "0". */
function toSigned(minutes: number | null): string {
  if (minutes === null) return missing;
  if (minutes === 0) return formatNumber(0);
  return `${minutes > 0 ? "+" : "\u2212"}${formatNumber(Math.abs(minutes))}`;
}
