import { type AllBookingsSearch, fetchAllBookings } from "../../core/api/bookings.ts";
import type { Booking } from "../../core/api/bookings.ts";
import type { Http } from "../../core/http/http.ts";
import type { Book, SheetColumn } from "../kit/sheet/model.ts";
import { bookingMessages as texts } from "./booking.messages.ts";
import { toStateText } from "./booking.model.ts";

/** All fields of a booking; times are time cells, so that a spreadsheet can count with them. */
export const toBookingSheetColumns = (): readonly SheetColumn<Booking>[] => [
  { header: texts.date, type: "date", value: ({ scheduledDay }) => scheduledDay },
  { header: texts.passenger, type: "text", value: ({ passengerName }) => passengerName },
  { header: texts.state, type: "text", value: ({ state, timePeriod }) => toStateText(state, timePeriod) },
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  { header: texts.sheet.routeNumber, type: "text", value: ({ routeUniqueId }) => routeUniqueId },
  {
    header: texts.period,
    type: "text",
    value: ({ timePeriod }) => (timePeriod === null ? null : texts.periods[timePeriod]),
  },
  { header: texts.sheet.pickup, type: "time", value: ({ pickupTime }) => pickupTime },
  { header: texts.sheet.onTheBus, type: "time", value: ({ onTheBusTime }) => onTheBusTime },
  { header: texts.sheet.dropoff, type: "time", value: ({ dropoffTime }) => dropoffTime },
  { header: texts.sheet.completed, type: "time", value: ({ completedTime }) => completedTime },
  { header: texts.rating, type: "integer", value: ({ rating }) => rating },
  { header: texts.trip, type: "text", value: ({ tripId }) => (tripId === null ? null : String(tripId)) },
];

/** `Rezervasyonlar.xlsx`: every booking that matches the present filters, fetched page by page. */
export function toBookingBook(http: Http, search: AllBookingsSearch): Book {
  return {
    file: texts.sheet.file,
    sheets: [
      {
        name: texts.sheet.name,
        columns: toBookingSheetColumns(),
        rows: async function* rows(signal: AbortSignal) {
          for await (const { rows: found, count } of fetchAllBookings(http, search, signal)) {
            yield { rows: found, total: count };
          }
        },
      },
    ],
  };
}
