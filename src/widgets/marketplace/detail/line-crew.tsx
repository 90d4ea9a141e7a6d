import { useStore } from "@nanostores/react";
import busIcon from "lucide-static/icons/bus.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { LineDriver, Rating } from "../../../core/api/marketplace-detail.ts";
import { formatNumber } from "../../../core/text/format.ts";
import type { LineDesk } from "../../../core/marketplace/line/line-desk.ts";
import { freeSeats, isFull } from "../../../core/marketplace/price.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./line-crew.css?inline";
import { DriverPhoto } from "../../shared/driver/driver-photo.tsx";
import { DriverRating } from "../../shared/driver/driver-rating.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { crewMessages as texts } from "../marketplace.messages.ts";

const crewStyles = [css].map(styles);
const skeleton = <Skeleton height={96} />;

/** Driver, vehicle and line with their ratings. */
export function LineCrew({ desk }: { readonly desk: LineDesk }) {
  useStyles(...crewStyles);
  const load = useStore(desk.$driver);
  return (
    <div className="detail-part grid gap-10" role="group" aria-label={texts.label}>
      <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void desk.refreshDriver()} skeleton={skeleton}>
        {(crew) => <Crew crew={crew} />}
      </AsyncPanel>
    </div>
  );
}

function Crew({ crew: { driver, vehicle, trip } }: { readonly crew: LineDriver }) {
  return (
    <ul className="crew grid gap-12">
      <li className="row gap-12">
        <Picture name={driver.name} photo={driver.photo} icon={userIcon} />
        <div>
          <b>
            <span className="visually-hidden">{texts.driver}: </span>
            {driver.name ?? texts.unknownDriver}
          </b>
        </div>
        <Stars of={driver} />
      </li>
      <li className="row gap-12">
        <Picture name={vehicle.photo === null ? null : vehicle.name} photo={vehicle.photo} icon={busIcon} isSquare />
        <div>
          <b>
            <span className="visually-hidden">{texts.vehicle}: </span>
            {vehicle.name ?? texts.unknownVehicle}
          </b>
          <Seats seatCount={vehicle.seatCount} passengerCount={vehicle.passengerCount} />
        </div>
        <Stars of={vehicle} />
      </li>
      <li className="row gap-12">
        <Picture name={null} photo={null} icon={routeIcon} isSquare />
        <div>
          <b>{texts.line}</b>
          {trip.count !== null && <span className="subtle">{texts.trips(formatNumber(trip.count))}</span>}
        </div>
        <Stars of={trip} />
      </li>
    </ul>
  );
}

const Stars = ({ of: { rating, ratingCount } }: { readonly of: Rating }) => (
  <DriverRating rating={rating} count={ratingCount} />
);

interface PictureProps {
  /** Null: not known; an icon is shown instead. */
  readonly name: string | null;
  readonly photo: string | null;
  readonly icon: string;
  readonly isSquare?: boolean;
}

function Picture({ name, photo, icon, isSquare = false }: PictureProps) {
  return (
    <span className={isSquare ? "crew-picture square" : "crew-picture"}>
      {name === null ? (
        <span className="crew-sign grid muted" aria-hidden="true">
          <Icon of={icon} />
        </span>
      ) : (
        <DriverPhoto name={name} photo={photo} />
      )}
    </span>
  );
}

/** The most seats drawn: more squares would be too small to tell apart. */
const drawnSeats = 54;

interface SeatsProps {
  readonly seatCount: number | null;
  readonly passengerCount: number | null;
}

/** A small square for every seat; the free ones are marked. */
function Seats({ seatCount, passengerCount }: SeatsProps) {
  const seats = { capacity: seatCount, passengerCount };
  const free = freeSeats(seats);
  const words = [
    ...(seatCount === null ? [] : [texts.seats(formatNumber(seatCount))]),
    ...(passengerCount === null ? [] : [texts.passengers(formatNumber(passengerCount))]),
    ...(free === null || isFull(seats) ? [] : [texts.free(formatNumber(free))]),
  ];
  const isDrawn = seatCount !== null && free !== null && seatCount <= drawnSeats;
  return (
    <>
      <span className="subtle">{words.join(", ")}</span>
      {isDrawn && (
        <span className="seats" aria-hidden="true">
          {Array.from({ length: seatCount }, (_, seat) => (
            <i key={seat} className={seat >= seatCount - free ? "free" : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
