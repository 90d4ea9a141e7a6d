import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import type { Booking, BookingChoices } from "../../core/api/bookings.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { formatDay, missing } from "../../core/text/format.ts";
import type { Day } from "../../core/time/day.ts";
import type { Destination } from "../kit/element/events.ts";
import { anyOf, date, defineFields, integer, screenOnly, sheetOnly, text, time } from "../kit/table/fields.ts";
import { DayFilter, toRangeLabel } from "../kit/table/filters/day-filter.tsx";
import { Chip, type ChipKind } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { bookingMessages as texts } from "./booking.messages.ts";

/** Ids are the provider's names, which its filters and its `ordering` require. */
export const toFields = (choices: BookingChoices, today: Day) =>
  defineFields<Booking>([
    text("passenger_name", texts.passenger, ({ passengerName }) => passengerName, {
      role: "title",
      isSortable: true,
      filter: anyOf(choices.passengerNames),
    }),
    text("state", texts.state, ({ state, timePeriod }) => toStateText(state, timePeriod), {
      cell: (row) => <StateCell booking={row} />,
      role: "state",
      chip: (row) => isException(row) && <StateCell booking={row} />,
      isSortable: true,
      filter: anyOf(choices.states, (state) => toStateText(state, null) ?? state),
    }),
    text("route_name", texts.route, ({ routeName }) => routeName, {
      cell: (row) => <RouteCell booking={row} />,
      role: "summary",
      isSortable: true,
      filter: anyOf(choices.routeNames),
    }),
    sheetOnly("text", texts.sheet.routeNumber, ({ routeUniqueId }) => routeUniqueId),
    text("time_period", texts.period, ({ timePeriod }) => timePeriod && texts.periods[timePeriod], {
      role: "group",
      isSortable: true,
      isHideable: true,
      filter: { ...anyOf(["morning", "evening"], (period) => texts.periods[period]), kind: "one" },
    }),
    date("scheduled_date", texts.date, ({ scheduledDay }) => scheduledDay, {
      role: "group",
      sheetAfter: null,
      isSortable: true,
      filter: {
        ...anyOf(choices.scheduledDays, formatDay),
        toLabel: toRangeLabel,
        control: (parts) => <DayFilter {...parts} today={today} />,
      },
    }),
    time("pickup_time", texts.pickup, ({ pickupTime }) => pickupTime, {
      role: "summary",
      summary: ({ pickupTime }) => (pickupTime === null ? "" : texts.planned(pickupTime)),
      isSortable: true,
      isHideable: true,
      sheetHead: texts.sheet.pickup,
    }),
    time("on_the_bus_time", texts.onTheBus, ({ onTheBusTime }) => onTheBusTime, {
      role: "value",
      isSortable: true,
      isHideable: true,
      sheetHead: texts.sheet.onTheBus,
    }),
    time("dropoff_time", texts.dropoff, ({ dropoffTime }) => dropoffTime, {
      isSortable: true,
      isHideable: true,
      sheetHead: texts.sheet.dropoff,
    }),
    time("completed_time", texts.completed, ({ completedTime }) => completedTime, {
      isSortable: true,
      isHideable: true,
      sheetHead: texts.sheet.completed,
    }),
    integer("rating", texts.rating, ({ rating }) => rating, { isSortable: true, isHideable: true }),
    text("trip_id", texts.trip, ({ tripId }) => tripId?.toString(), {
      align: "end",
      isSortable: true,
      isHideable: true,
      isHiddenAtFirst: true,
      filter: anyOf(choices.tripIds.map(String)),
    }),
    screenOnly({
      id: "detail",
      header: texts.detail,
      text: () => texts.detail,
      cell: (row) => <DetailCell booking={row} />,
      role: "action",
    }),
  ]);

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
const isException = ({ state }: Booking) => state !== "planned" && chips.has(state);

function StateCell({ booking: { state, timePeriod } }: CellProps) {
  const words = toStateText(state, timePeriod) ?? missing;
  const [kind, icon] = chips.get(state) ?? [];
  if (kind) {
    return (
      <Chip kind={kind} icon={icon}>
        {words}
      </Chip>
    );
  }
  const hasTravelled = state === "on-the-bus" || state === "completed";
  return (
    <span className="booking-state inline-row gap-6 muted">
      {hasTravelled && <Icon of={checkIcon} size="small" />}
      {words}
    </span>
  );
}

/** Leads to the same trip as "Detay". */
function RouteCell({ booking }: CellProps) {
  const name = booking.routeName ?? missing;
  const destination = toTripPlace(booking);
  return destination && booking.routeName !== null ? <Link to={destination}>{name}</Link> : name;
}

/** For screen readers the link also contains passenger and day, since every row has a link with the same text. */
function DetailCell({ booking }: CellProps) {
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

/** The state in the page's language; an unknown one as the provider calls it. Without a period: as the filter calls it. */
export function toStateText(state: string | null, period: TimePeriod | null): string | null {
  if (state === "cancelled-by-driver") return texts.deniedByDriver[period ?? "any"];
  const known: Readonly<Record<string, string>> = texts.states;
  return state !== null && Object.hasOwn(known, state) ? (known[state] ?? state) : state;
}

/** Destination of "Detay": the booking's own trip; null when the provider sent no route. */
export function toTripPlace({ routeUniqueId, routeName, scheduledDay, tripId }: Booking): Destination | null {
  if (routeUniqueId === null) return null;
  const query = toUrlQuery({ routeName, date_start: scheduledDay, trip: tripId });
  return { name: "past-route-details", params: { id: routeUniqueId }, query };
}
