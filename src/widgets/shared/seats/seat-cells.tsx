import type { ReactNode } from "react";
import busIcon from "lucide-static/icons/armchair.svg?raw";
import type { Occupancy } from "../../../core/routes/route-seats.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Chip } from "../../kit/text/chip.tsx";
import css from "./seats.css?inline";
import { seatMessages as texts } from "./seats.messages.ts";

const seatStyles = styles(css);

/** "27", "16 / 27" for vehicles of several sizes. */
export function toSeatCount({ seats }: Occupancy): string {
  if (seats.kind === "known") return formatNumber(seats.count);
  return seats.kind === "several" ? seats.counts.map((count) => formatNumber(count)).join(" / ") : missing;
}

/** "27 koltuk, 25 düzenli yolcu". */
export const toSeatText = (occupancy: Occupancy): string =>
  texts.summary(toSeatCount(occupancy), formatNumber(occupancy.passengers));

/** Why the number of free seats isn't known. */
export function toReason({ seats }: Occupancy): string {
  if (seats.kind === "failed") return texts.unknown.failed;
  if (seats.kind === "unknown") return texts.unknown.noSeats;
  if (seats.kind === "several")
    return texts.unknown.several(seats.counts.map((count) => formatNumber(count)).join(", "));
  return texts.unknown.noPassengers;
}

/** Free seats; 0 for a vehicle with too many passengers. */
export const toFree = ({ free }: Pick<Occupancy, "free">): string =>
  free === null ? missing : formatNumber(Math.max(0, free));

/** A full vehicle's chip. */
export function FullChip({ free }: { readonly free: number | null }): ReactNode {
  if (free === null || free > 0) return null;
  return (
    <Chip kind="bad" icon={busIcon}>
      {free < 0 ? texts.over(formatNumber(-free)) : texts.full}
    </Chip>
  );
}

/** Distance from one seat to the next, px. */
const pitch = 7;

/** One small seat each: taken, free, too many; a hatched bar and the reason where it isn't known. */
export function SeatBar({ occupancy }: { readonly occupancy: Occupancy }) {
  useStyles(seatStyles);
  const { seats, passengers, free } = occupancy;
  if (seats.kind !== "known" || passengers === null || free === null) {
    return (
      <span className="seat-reason muted text-sm inline-row gap-8">
        <i aria-hidden="true" />
        {toReason(occupancy)}
      </span>
    );
  }
  const { count } = seats;
  const draw = (from: number, to: number, inset = 0) =>
    Array.from(
      { length: Math.max(0, to - from) },
      (_, index) => `M${(from + index) * pitch + inset} ${inset}h${5 - 2 * inset}v${11 - 2 * inset}h${2 * inset - 5}z`,
    ).join("");
  return (
    <svg
      className="seat-bar"
      width={Math.max(count, passengers) * pitch}
      height="11"
      role="img"
      aria-label={texts.drawn(formatNumber(count), formatNumber(passengers), toFree(occupancy))}
    >
      <path className="seat-taken" d={draw(0, Math.min(count, passengers))} />
      <path className="seat-free" d={draw(passengers, count, 0.5)} />
      <path className="seat-over" d={draw(count, passengers)} />
    </svg>
  );
}
