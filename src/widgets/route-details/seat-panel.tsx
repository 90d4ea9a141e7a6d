import { useStore } from "@nanostores/react";
import type { Stop } from "../../core/api/stops.ts";
import { countPassengers, type Occupancy, toOccupancy } from "../../core/routes/route-seats.ts";
import { formatNumber } from "../../core/text/format.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { Link } from "../kit/text/link.tsx";
import { MailLink } from "../kit/text/mail-link.tsx";
import { FullChip, toFree, toReason, toSeatCount } from "../shared/seats/seat-cells.tsx";
import { seatMessages } from "../shared/seats/seats.messages.ts";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";

const perColumn = 4;
/** From one column of seats to the next, and the tops of a column's seats with the aisle after the second, px. */
const pitch = 30;
const tops = [8, 32, 64, 88] as const;
/** Room for the driver. */
const front = 36;

interface SeatPanelProps {
  readonly store: RouteDetails;
  /** Of the direction shown. */
  readonly stops: readonly Stop[];
}

/** How full the vehicle is, and the next step where it is full. Nothing for a planned route, which has no vehicle. */
export function SeatPanel({ store, stops }: SeatPanelProps) {
  const isOffer = useStore(store.$requested)?.kind === "offer";
  return isOffer ? null : <Seats store={store} stops={stops} />;
}

function Seats({ store: { seats, driver }, stops }: SeatPanelProps) {
  const load = useStore(seats.$load);
  const meta = useStore(driver.$load);
  if (load.status === "loading") {
    return (
      <SkeletonPanel>
        <Skeleton height={96} />
      </SkeletonPanel>
    );
  }
  const retry = () => void seats.refresh();
  if (load.status === "failed" || load.data.kind === "failed") {
    return (
      <div className="route-seats grid gap-10">
        <MissingNote text={texts.seatsFailed} onRetry={retry} />
      </div>
    );
  }
  const occupancy = toOccupancy(load.data, stops.length > 0 ? countPassengers(stops) : null);
  const email = meta.status === "ready" ? meta.data.accountManagerEmail : null;
  return (
    <div className="route-seats grid gap-10">
      <p>
        {occupancy.free === null ? (
          <span className="muted">{toReason(occupancy)}</span>
        ) : (
          <>
            <b className="route-free-count strong">{toFree(occupancy)}</b> {texts.freeSeats(occupancy.free)}{" "}
            <FullChip free={occupancy.free} />
          </>
        )}
      </p>
      <BusPlan occupancy={occupancy} />
      <Numbers occupancy={occupancy} />
      <p className="small subtle">{seatMessages.meaning}</p>
      {occupancy.free !== null && occupancy.free > 0 && (
        <p className="small">
          <Link to={{ name: "personnel", query: "list=without-route" }}>{texts.findPeople}</Link>
        </p>
      )}
      {occupancy.kind === "full" && (
        <p className="small">
          {texts.fullHelp}{" "}
          <Link to={{ name: "marketplace", query: "enabled=true&path=search-page" }}>{texts.searchLine}</Link>
          {" · "}
          <Link to={{ name: "personnel", query: "list=without-route" }}>{texts.withoutRoute}</Link>
          {email !== null && (
            <>
              {" · "}
              <MailLink className="link" address={email} />
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Numbers({ occupancy }: { readonly occupancy: Occupancy }) {
  const numbers = [
    [seatMessages.free, toFree(occupancy)],
    [seatMessages.passengers, formatNumber(occupancy.passengers)],
    [seatMessages.seats, toSeatCount(occupancy)],
  ] as const;
  return (
    <dl className="route-seat-numbers wrap">
      {numbers.map(([label, value]) => (
        <div className="flex gap-6" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The vehicle from above, the driver at the left: one seat each, taken or free; nothing where it isn't known. */
function BusPlan({ occupancy: { seats, passengers, free } }: { readonly occupancy: Occupancy }) {
  if (seats.kind !== "known" || passengers === null) return null;
  const { count } = seats;
  const width = front + Math.ceil(count / perColumn) * pitch + 8;
  return (
    <svg
      className="bus-plan"
      viewBox={`0 0 ${width} 116`}
      style={{ maxWidth: width }}
      role="img"
      aria-label={seatMessages.drawn(formatNumber(count), formatNumber(passengers), toFree({ free }))}
    >
      <rect className="bus-body" x="0.5" y="0.5" width={width - 1} height="115" rx="16" />
      <circle className="bus-body" cx="18" cy="18" r="6" />
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          className={index < passengers ? "bus-seat taken" : "bus-seat"}
          x={front + Math.floor(index / perColumn) * pitch + 0.5}
          y={(tops[index % perColumn] ?? 0) + 0.5}
          width="23"
          height="19"
          rx="5"
        />
      ))}
    </svg>
  );
}
