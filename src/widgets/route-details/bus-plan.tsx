import type { Occupancy } from "../../core/routes/route-seats.ts";
import { formatNumber } from "../../core/text/format.ts";
import { toFree } from "../shared/seats/seat-cells.tsx";
import { seatMessages as texts } from "../shared/seats/seats.messages.ts";

const perColumn = 4;
/** From one column of seats to the next, and the tops of a column's seats with the aisle after the second, px. */
const pitch = 30;
const tops = [8, 32, 64, 88] as const;
/** Room for the driver. */
const front = 36;

/** The vehicle from above, the driver at the left: one seat each, taken or free; nothing where it isn't known. */
export function BusPlan({ occupancy: { seats, passengers, free } }: { readonly occupancy: Occupancy }) {
  if (seats.kind !== "known" || passengers === null) return null;
  const { count } = seats;
  const width = front + Math.ceil(count / perColumn) * pitch + 8;
  return (
    <svg
      className="bus-plan"
      viewBox={`0 0 ${width} 116`}
      style={{ maxWidth: width }}
      role="img"
      aria-label={texts.drawn(formatNumber(count), formatNumber(passengers), toFree({ free }))}
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
