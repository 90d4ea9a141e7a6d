import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import type { Booking } from "../../core/api/bookings.ts";
import { formatDay, missing } from "../../core/text/format.ts";
import { Chip, type ChipKind } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { bookingMessages as texts } from "./booking.messages.ts";
import { toStateText, toTripPlace } from "./booking.model.ts";

interface CellProps {
  readonly booking: Booking;
}

/** Kind and icon of the chip, for the states that are shown as a chip. */
const chips: ReadonlyMap<string | null, readonly [ChipKind, string]> = new Map([
  ["planned", ["line", calendarIcon]],
  ["not-coming", ["warn", circleAlertIcon]],
  ["cancelled-by-driver", ["bad", circleAlertIcon]],
]);

/** Whether a booking is neither planned nor an ordinary ride. */
export const isException = ({ state }: Booking) => state !== "planned" && chips.has(state);

export function StateCell({ booking: { state, timePeriod } }: CellProps) {
  const text = toStateText(state, timePeriod) ?? missing;
  const [kind, icon] = chips.get(state) ?? [];
  if (kind) {
    return (
      <Chip kind={kind} icon={icon}>
        {text}
      </Chip>
    );
  }
  const hasTravelled = state === "on-the-bus" || state === "completed";
  return (
    <span className="booking-state">
      {hasTravelled && <Icon of={checkIcon} size="small" />}
      {text}
    </span>
  );
}

/** Leads to the same trip as "Detay". */
export function RouteCell({ booking }: CellProps) {
  const name = booking.routeName ?? missing;
  const destination = toTripPlace(booking);
  return destination && booking.routeName !== null ? <Link to={destination}>{name}</Link> : name;
}

/** For screen readers the link also contains passenger and day, since every row has a link with the same text. */
export function DetailCell({ booking }: CellProps) {
  const destination = toTripPlace(booking);
  if (!destination) return missing;
  const { passengerName, scheduledDay } = booking;
  return (
    <Link to={destination}>
      {texts.detail}
      <span className="visually-hidden">
        {texts.detailOf(passengerName ?? missing, scheduledDay === null ? missing : formatDay(scheduledDay))}
      </span>
    </Link>
  );
}
