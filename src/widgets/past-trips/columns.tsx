import type { PagedRoute } from "../../core/api/route-pages.ts";
import { formatDuration, formatNumber, missing } from "../../core/text/format.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import type { Column } from "../kit/table/column.ts";
import { pastTripsMessages as texts } from "./past-trips.messages.ts";

/** The ids are the provider's names: its filters and its `sort` take them. */
export function toColumns(routeNames: readonly string[]): readonly Column<PagedRoute>[] {
  return [
    {
      id: "route_name",
      header: texts.name,
      text: ({ name }) => name,
      role: "title",
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      filter: { label: texts.name, kind: "many", options: routeNames.map((name) => ({ value: name, label: name })) },
    },
    {
      id: "route_unique_id",
      header: texts.number,
      text: ({ uniqueId }) => uniqueId,
      isSearched: true,
      isSortable: true,
      isHideable: true,
    },
    {
      id: "time_period",
      header: texts.period,
      text: ({ timePeriod }) => texts.periods[timePeriod],
      role: "summary",
      isSortable: true,
      isHideable: true,
      filter: {
        label: texts.period,
        kind: "many",
        options: Object.entries(texts.periods).map(([value, label]) => ({ value, label })),
      },
    },
    {
      id: "driver_name",
      header: texts.driver,
      text: ({ driverName }) => driverName ?? missing,
      role: "summary",
      isSearched: true,
      isSortable: true,
      isHideable: true,
    },
    {
      id: "passengers",
      header: texts.employeeCount,
      text: ({ peopleCount }) => formatNumber(peopleCount),
      align: "end",
      isSortable: true,
      isHideable: true,
    },
    {
      id: "departure",
      header: texts.departure,
      text: ({ departure }) => departure ?? missing,
      role: "value",
      align: "end",
      isSortable: true,
      isHideable: true,
    },
    {
      id: "arrival",
      header: texts.arrival,
      text: ({ arrival }) => arrival ?? missing,
      align: "end",
      isSortable: true,
      isHideable: true,
    },
    {
      id: "duration",
      header: texts.duration,
      text: ({ departure, arrival, duration }) => formatDuration(toClockSpan(departure, arrival) ?? duration),
      align: "end",
      isSortable: true,
      isHideable: true,
    },
  ];
}
