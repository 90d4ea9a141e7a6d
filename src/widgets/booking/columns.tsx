import type { Booking, BookingChoices } from "../../core/api/bookings.ts";
import type { Day } from "../../core/time/day.ts";
import { formatDay, formatNumber, missing } from "../../core/text/format.ts";
import type { Column, ColumnFilter } from "../kit/table/column.ts";
import { DayFilter, toRangeLabel } from "../kit/table/filters/day-filter.tsx";
import { bookingMessages as texts } from "./booking.messages.ts";
import { toStateText } from "./booking.model.ts";
import { DetailCell, isException, RouteCell, StateCell } from "./cells.tsx";

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
