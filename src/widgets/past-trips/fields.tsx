import type { PagedRoute } from "../../core/api/route-pages.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import { anyOf, defineFields, duration, integer, text, time } from "../kit/table/fields.ts";
import { pastTripsMessages as texts } from "./past-trips.messages.ts";

/** The ids are the provider's names: its filters and its `sort` take them. */
export const toColumns = (routeNames: readonly string[]) =>
  defineFields<PagedRoute>([
    text("route_name", texts.name, ({ name }) => name, {
      role: "title",
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      filter: anyOf(routeNames),
    }),
    text("route_unique_id", texts.number, ({ uniqueId }) => uniqueId, {
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    text("time_period", texts.period, ({ timePeriod }) => texts.periods[timePeriod], {
      role: "summary",
      isSortable: true,
      isHideable: true,
      filter: anyOf(["morning", "evening"], (period) => texts.periods[period]),
    }),
    text("driver_name", texts.driver, ({ driverName }) => driverName, {
      role: "summary",
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    integer("passengers", texts.employeeCount, ({ peopleCount }) => peopleCount, {
      isSortable: true,
      isHideable: true,
    }),
    time("departure", texts.departure, ({ departure }) => departure, {
      role: "value",
      isSortable: true,
      isHideable: true,
    }),
    time("arrival", texts.arrival, ({ arrival }) => arrival, { isSortable: true, isHideable: true }),
    duration("duration", texts.duration, (row) => toClockSpan(row.departure, row.arrival) ?? row.duration, {
      isSortable: true,
      isHideable: true,
    }),
  ]).columns;
