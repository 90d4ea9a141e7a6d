import { addMonths, type Month } from "../../../src/core/time/month.ts";
import { rawInvoice } from "../../widgets/billing/sample-invoice.ts";

export const routeCount = 8;
const routeIds = Array.from({ length: routeCount }, (_, index) => `R-${index + 1}`);

/** What the provider answers about a month: two days with runs and bookings, and a little of the two months before. */
export function answerMonth({ pathname, searchParams }: URL, month: Month): unknown {
  if (pathname === "/api/routes/past-trips/") {
    const start = searchParams.get("date_start") ?? "";
    const before = addMonths(month, -1);
    const isPast = !start.startsWith(month);
    const days = isPast
      ? [`${addMonths(month, -2)}-03`, `${before}-01`, `${before}-02`]
      : [`${month}-05`, `${month}-06`];
    const results = days.map((day, index) => ({
      id: index + 1,
      route_name: "Hat",
      start_date: `${day}T07:0${index}:00+03:00`,
      duration: 3600 + index * 600,
      time_period: "morning",
      auto_finished: false,
      planned_date: day,
      planned_start_time: "07:00",
      planned_end_time: "08:00",
    }));
    return { results };
  }
  if (pathname.startsWith("/api/routes/drivers/")) {
    const id = pathname.split("/").at(-2) ?? "";
    if (id === "drivers") {
      const drivers = routeIds.map((route) => ({ id: route, driver_name: route, route_name: `Hat ${route}` }));
      return { meta: { total_count: drivers.length, query_based_total_count: drivers.length }, drivers };
    }
    const capacity = id === "R-1" ? null : 10;
    return { result: { driver_name: id, vehicle: { capacity }, routes: [{ name: `Hat ${id}`, unique_id: id }] } };
  }
  if (pathname === "/api/routes/") {
    const routes = routeIds.map((id, index) => ({
      route_id: index + 1,
      route_unique_id: id,
      route_name: `Hat ${id}`,
      time_period: "morning",
      waypoints_polyline: "_p~iF~ps|U_ulLnnqC",
    }));
    // Bare, the provider gives the rows of the own routes.
    return searchParams.has("per_page") ? { meta: { total_count: routes.length }, routes } : { result: routes };
  }
  if (pathname === "/api/passenger/bookings/") {
    const days = searchParams.getAll("scheduled_date");
    const size = Number(searchParams.get("page_size"));
    if (size === 1)
      return {
        results: [],
        count: days[0]?.startsWith(addMonths(month, -1)) ? 12 : days[0]?.startsWith(month) ? 32 : 0,
      };
    const isBooked = days[0] === `${month}-05` || days[0] === `${month}-06`;
    const results = routeIds.flatMap((id, index) =>
      ["completed", "not-coming"].map((state) => ({
        passenger_name: `Kişi ${index} ${state}`,
        state,
        route_name: `Hat ${id}`,
        route_unique_id: id,
        time_period: "morning",
        scheduled_date: days[0],
        trip_id: 1,
      })),
    );
    return isBooked ? { results, count: results.length } : { results: [], count: 0 };
  }
  if (pathname === "/api/company/employees/") return { results: [], count: 0 };
  if (pathname === "/api/company/kpi/history/") {
    return [{ walking_distance: 400, duration: 2400, detour_ratio: 10, created_at: `${month}-28` }];
  }
  if (pathname === "/api/company/sla/") return { walking_distance: 500, duration: 3300, detour_ratio: 25 };
  if (pathname === "/api/company/co2-emission") return { data: null };
  return rawInvoice();
}
