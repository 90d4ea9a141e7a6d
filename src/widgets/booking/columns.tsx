import type { Booking, BookingChoices } from "../../core/api/bookings.ts";
import type { Day } from "../../core/time/day.ts";
import { formatDay, formatNumber, missing } from "../../core/text/format.ts";
import type { Column, ColumnFilter } from "../kit/table/column.ts";
import { DayFilter, toRangeLabel } from "../kit/table/filters/day-filter.tsx";
import { bookingMessages as texts } from "./booking.messages.ts";
import { toStateText, toTripPlace } from "./booking.model.ts";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import { Chip, type ChipKind } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";

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

const clock = (
  id: string,
  header: string,
  value: (row: Booking) => string | null,
  role: Column<Booking>["role"] = "fold",
): Column<Booking> => ({
  id,
  role,
  header,
  text: (row) => value(row) ?? missing,
  align: "end",
  isSortable: true,
  isHideable: true,
});

/** Column ids are the provider's names, which its filters and its `ordering` require. */
export function toColumns(choices: BookingChoices, today: Day): readonly Column<Booking>[] {
  return [
    {
      id: "passenger_name",
      header: texts.passenger,
      text: ({ passengerName }) => passengerName ?? missing,
      role: "title",
      isSortable: true,
      filter: toFilter(texts.passenger, choices.passengerNames),
    },
    {
      id: "state",
      header: texts.state,
      text: ({ state, timePeriod }) => toStateText(state, timePeriod) ?? missing,
      cell: (row) => <StateCell booking={row} />,
      role: "state",
      chip: (row) => isException(row) && <StateCell booking={row} />,
      isSortable: true,
      filter: toFilter(texts.state, choices.states, (state) => toStateText(state, null) ?? state),
    },
    {
      id: "route_name",
      header: texts.route,
      text: ({ routeName }) => routeName ?? missing,
      cell: (row) => <RouteCell booking={row} />,
      role: "summary",
      isSortable: true,
      filter: toFilter(texts.route, choices.routeNames),
    },
    {
      id: "time_period",
      header: texts.period,
      text: ({ timePeriod }) => (timePeriod === null ? missing : texts.periods[timePeriod]),
      role: "group",
      isSortable: true,
      isHideable: true,
      filter: {
        label: texts.period,
        kind: "one",
        options: Object.entries(texts.periods).map(([value, label]) => ({ value, label })),
      },
    },
    {
      id: "scheduled_date",
      header: texts.date,
      text: ({ scheduledDay }) => (scheduledDay === null ? missing : formatDay(scheduledDay)),
      role: "group",
      isSortable: true,
      filter: {
        ...toFilter(texts.date, choices.scheduledDays, formatDay),
        toLabel: toRangeLabel,
        control: (parts) => <DayFilter {...parts} today={today} />,
      },
    },
    {
      ...clock("pickup_time", texts.pickup, ({ pickupTime }) => pickupTime, "summary"),
      summary: ({ pickupTime }) => (pickupTime === null ? "" : texts.planned(pickupTime)),
    },
    clock("on_the_bus_time", texts.onTheBus, ({ onTheBusTime }) => onTheBusTime, "value"),
    clock("dropoff_time", texts.dropoff, ({ dropoffTime }) => dropoffTime),
    clock("completed_time", texts.completed, ({ completedTime }) => completedTime),
    {
      id: "rating",
      header: texts.rating,
      text: ({ rating }) => formatNumber(rating),
      align: "end",
      isSortable: true,
      isHideable: true,
    },
    {
      id: "trip_id",
      header: texts.trip,
      text: ({ tripId }) => (tripId === null ? missing : String(tripId)),
      align: "end",
      isSortable: true,
      isHideable: true,
      isHiddenAtFirst: true,
      filter: toFilter(texts.trip, choices.tripIds.map(String)),
    },
    {
      id: "detail",
      header: texts.detail,
      text: () => texts.detail,
      cell: (row) => <DetailCell booking={row} />,
      role: "action",
    },
  ];
}

function toFilter(
  label: string,
  values: readonly string[],
  toLabel: (value: string) => string = (value) => value,
): ColumnFilter<Booking> {
  return { label, kind: "many", options: values.map((value) => ({ value, label: toLabel(value) })) };
}
