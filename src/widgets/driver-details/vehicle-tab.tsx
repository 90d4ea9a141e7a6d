import { useStore } from "@nanostores/react";
import { formatNumber, missing } from "../../core/text/format.ts";
import { DriverRating } from "../shared/driver/driver-rating.tsx";
import { Fact } from "../kit/layout/fact.tsx";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails } from "./driver-details.store.ts";

/** Most seats drawn: a bus has no more, so a larger number is an error in the data. */
const drawnSeats = 60;

export function VehicleTab({ store: { driver } }: { readonly store: DriverDetails }) {
  const load = useStore(driver.$load);
  // The head of the card shows loading and failure.
  if (load.status !== "ready") return null;
  const { vehicle } = load.data;
  if (!vehicle) return <EmptyPanel title={texts.noVehicle} />;
  const { name, plate, year, capacity, rating, ratingCount } = vehicle;
  return (
    <dl className="vehicle-facts">
      <Fact label={texts.vehicle}>{name ?? missing}</Fact>
      <Fact label={texts.plate}>{plate === null ? missing : <span className="plate">{plate}</span>}</Fact>
      <Fact label={texts.year}>{year === null ? missing : String(year)}</Fact>
      <Fact label={texts.rating}>
        <DriverRating rating={rating} count={ratingCount} />
      </Fact>
      <Fact label={texts.capacity}>
        {capacity === null ? missing : texts.seats(formatNumber(capacity))}
        {capacity !== null && capacity > 0 && capacity <= drawnSeats && (
          <span className="vehicle-seats" aria-hidden="true">
            {Array.from({ length: capacity }, (_, seat) => (
              <i key={seat} />
            ))}
          </span>
        )}
      </Fact>
    </dl>
  );
}
