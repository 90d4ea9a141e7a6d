// Errors that the types must report; a line without an error would be an unused directive.
import { configure, define } from "shuttle-widgets/pure";
import type { ShuttleBookingElement } from "shuttle-widgets/booking";

export function mistakes(booking: ShuttleBookingElement): void {
  // @ts-expect-error rows are a number
  booking.pageSize = "20";
  // @ts-expect-error no such theme
  booking.theme = "blue";
  // @ts-expect-error the query is a text
  booking.addEventListener("shuttle-query", ({ detail }) => detail.query.page);
  // @ts-expect-error no such setting
  configure({ api: "https://api.example.com" });
  // @ts-expect-error no such element
  void define("bookings");
}
