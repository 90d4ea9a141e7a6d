import * as v from "valibot";
import { type Booking, bookingsCall } from "../../src/core/api/bookings.ts";
import { driversCall } from "../../src/core/api/drivers.ts";
import { pendingDocumentsCall } from "../../src/core/api/driver-documents.ts";
import { demoEmployeesCall } from "../../src/core/api/employees.ts";
import { reservationsCall } from "../../src/core/api/marketplace-requests.ts";
import { pastTripsCall } from "../../src/core/api/past-trips.ts";
import { ownRouteRowsCall } from "../../src/core/api/route-list.ts";
import { stops } from "../../src/core/api/stops.ts";

/*
 * Rows as core/api reads them, made of the least that a provider sends and of what a test is about. A further field of an answer is in
 * them without a change here.
 */

const toBuilder =
  <Row extends object>(least: Row | undefined) =>
  (given: Partial<Row> = {}): Row => ({ ...(least as Row), ...given });

export const anEmployee = toBuilder(
  v.parse(demoEmployeesCall.answer, [{ id: 9, registration_status: "registered" }])[0],
);
export const aDriver = toBuilder(
  v.parse(driversCall.answer, { drivers: [{ id: 31, driver_name: "Murat Aksoy" }] }).drivers[0],
);
const [document] = v.parse(pendingDocumentsCall.answer, {
  documents: [{ id: 700, document_name: "Psikoteknik", document_status_id: "whs_approved" }],
}).documents;
export const aDriverDocument = toBuilder(document);
export const aBooking = toBuilder<Booking>({
  key: "0",
  ...(v.parse(bookingsCall.answer, [{}]).results[0] as Omit<Booking, "key">),
});
const [route] = v.parse(ownRouteRowsCall.answer, [
  { route_id: 1, route_unique_id: "R-1", route_name: "Kadıköy – Levent", is_company_my_own: true, passengers: [] },
]);
export const aRoute = toBuilder(route);
const [stop] = v.parse(stops, [
  { order_number: 1, route_point_coordinate: "40.99,29.02", passengers: [{ passenger_id: 9 }] },
]);
export const aStopPassenger = toBuilder(stop?.passengers[0]);
export const aStop = toBuilder(stop && { ...stop, passengers: [] as typeof stop.passengers });
/** Planned on 19 November 2026, seven minutes late and two at its end. */
export const aPastTrip = toBuilder(
  v.parse(pastTripsCall.answer, [
    {
      id: 9001,
      route_name: "Kadıköy – Levent",
      start_date: "2026-11-19T07:02:11+03:00",
      duration: 4230,
      planned_date: "2026-11-19",
      planned_start_time: "06:55",
      planned_end_time: "08:10",
      planned_duration: 4500,
    },
  ])[0],
);
export const aReservation = toBuilder(
  v.parse(reservationsCall.answer, [
    {
      id: 55,
      price: 4250,
      request_status: "created",
      morning_route: { origin_county: "Kadıköy", destination_county: "Şişli" },
      route_unique_id: "M-4",
    },
  ])[0],
);
