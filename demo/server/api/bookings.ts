import { Hono } from "hono";
import * as v from "valibot";
import { toBooking } from "../bookings/booking-json.ts";
import { findBookingChoices } from "../bookings/booking-choices.ts";
import { bookingColumns, bookingStates } from "../bookings/booking-columns.ts";
import { findBookings } from "../bookings/find-bookings.ts";
import { isDay } from "../calendar/day.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { one, pageSize, positiveInteger, readRepeatedQuery } from "./validation.ts";

const texts = v.optional(v.array(v.string()), []);

/** `-column` for descending. */
const ordering = v.pipe(
  v.string(),
  v.transform((text) => ({ column: text.replace(/^-/, ""), isDescending: text.startsWith("-") })),
  v.object({ column: v.picklist(bookingColumns, "Bu sütuna göre sıralanamaz."), isDescending: v.boolean() }),
);

const bookingQuery = v.object({
  page: v.optional(one(positiveInteger), ["1"]),
  page_size: v.optional(one(pageSize()), ["20"]),
  time_period: v.optional(one(v.picklist(["morning", "evening"]))),
  passenger_name: texts,
  state: texts,
  route_name: texts,
  scheduled_date: v.optional(v.array(v.pipe(v.string(), v.check(isDay, "Geçerli bir tarih girin."))), []),
  trip_id: v.optional(v.array(positiveInteger), []),
  ordering: v.optional(one(ordering), ["-scheduled_date"]),
});

export const bookingsApi = new Hono<ApiEnvironment>()
  .get("/api/passenger/bookings/", companyOnly, async (c) => {
    const query = readRepeatedQuery(c, bookingQuery);
    const { rows, count } = await findBookings(c.var.database, {
      companyId: c.var.account.companyId,
      now: c.var.now,
      timePeriod: query.time_period,
      passengerNames: query.passenger_name,
      states: query.state,
      routeNames: query.route_name,
      days: query.scheduled_date,
      tripIds: query.trip_id,
      order: query.ordering,
      page: query.page,
      pageSize: query.page_size,
    });
    return c.json({ results: rows.map(toBooking), count });
  })
  .get("/api/passenger/bookings/column-filters/", companyOnly, async (c) => {
    const choices = await findBookingChoices(c.var.database, c.var.account.companyId);
    return c.json({
      passenger_name: choices.passengerNames,
      state: bookingStates,
      route_name: choices.routeNames,
      scheduled_date: choices.days,
      trip_id: choices.tripIds,
    });
  });
