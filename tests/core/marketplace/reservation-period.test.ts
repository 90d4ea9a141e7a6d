import { expect, test } from "vitest";
import { toReservationPeriod } from "../../../src/core/marketplace/reservation-period.ts";

test("a reservation is for the next month when fewer than seven days are left", () => {
  expect(toReservationPeriod("2026-11-01")).toEqual({ month: "2026-11", isNext: false });
  expect(toReservationPeriod("2026-11-23")).toEqual({ month: "2026-11", isNext: false });
  expect(toReservationPeriod("2026-11-24")).toEqual({ month: "2026-12", isNext: true });
  expect(toReservationPeriod("2026-12-31")).toEqual({ month: "2027-01", isNext: true });
  expect(toReservationPeriod("2028-02-22")).toEqual({ month: "2028-02", isNext: false });
});
