import { expect, test } from "vitest";
import { Draft } from "../../demo/server/seed/draft.ts";
import { addDriverAndVehicle, largestCapacity } from "../../demo/server/seed/fleet.ts";
import { toBillingAnswer } from "../bench/billing-data.ts";
import { toDriverAnswers } from "../bench/driver-data.ts";
import { answeredWrongly } from "../helpers/described.mjs";

/* What the bench is fed is what a provider would answer. */

const problemOf = (path: string, answer: object) => answeredWrongly("GET", path, 200, JSON.stringify(answer), true);

test("a fleet of 2 000 drivers with 10 000 documents that wait is as documented", () => {
  const { drivers: fleet, pending } = toDriverAnswers({ drivers: 2000, pendingDocuments: 10_000 });
  expect(problemOf("/api/routes/drivers/", fleet)).toBeNull();
  expect(problemOf("/api/driver/documents/", pending)).toBeNull();
  const { meta, drivers } = fleet;
  expect([meta.total_count, drivers.length, new Set(drivers.map(({ id }) => id)).size]).toEqual([2000, 2000, 2000]);
  const plates = drivers
    .map((driver) => driver.license_plate)
    .filter((plate) => plate !== null && plate !== "Undefined");
  expect(new Set(plates).size).toBe(plates.length);
  expect([pending.meta.total_count, pending.documents.length]).toEqual([10_000, 10_000]);
  expect(meta.stats.waiting_approval_ratio.query_count).toBe(10_000);
});

test("an invoice of 10 000 passengers is as documented, and adds up", () => {
  const bill = toBillingAnswer(10_000);
  expect(problemOf("/api/v2/company/billing/42/", bill)).toBeNull();
  expect([bill.num_passengers, bill.passengers.length]).toEqual([10_000, 10_000]);
  const total = bill.passengers.reduce((sum, { prices }) => sum + Math.round(prices.total_price * 100), 0);
  expect(Math.round((bill.prices[0]?.employee_based_cost ?? 0) * 100)).toBe(total);
});

test("a route that fills the largest vehicle has no larger one", () => {
  const draft = new Draft();
  addDriverAndVehicle(draft, largestCapacity, "2026-11-19", "roomy");
  expect(draft.vehicles.map(({ capacity }) => capacity)).toEqual([largestCapacity]);
});
