// Errors that the types must report; a line without an error would be an unused directive.
import { configure, define } from "shuttle-widgets/pure";
import type { ShuttleBookingElement, ShuttleSessionElement } from "shuttle-widgets/booking";
import { diagnose } from "shuttle-widgets/shuttle.js";

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

export async function findings(session: ShuttleSessionElement): Promise<string[]> {
  const reports = [await session.diagnose(), await diagnose()];
  // @ts-expect-error no such part of the report
  if (reports[0]?.problems) return [];
  return reports.flatMap((report) => report.findings.map(({ code, message }) => `${code} ${message}`));
}
