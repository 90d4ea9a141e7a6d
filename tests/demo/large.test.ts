import * as v from "valibot";
import { expect, test } from "vitest";
import { toBillingAnswer } from "../bench/billing-data.ts";
import { toDriverAnswers } from "../bench/driver-data.ts";
import { Draft } from "../../demo/server/seed/draft.ts";
import { addDriverAndVehicle, largestCapacity } from "../../demo/server/seed/fleet.ts";
import * as contract from "./contract.ts";

test("a fleet of 2 000 drivers with 10 000 documents that wait is that of the contract", () => {
  const answers = toDriverAnswers({ drivers: 2000, pendingDocuments: 10_000 });
  const { meta, drivers } = v.parse(contract.driverList, answers.drivers);
  expect([meta.total_count, drivers.length, new Set(drivers.map(({ id }) => id)).size]).toEqual([2000, 2000, 2000]);
  const plates = drivers
    .map((driver) => driver.license_plate)
    .filter((plate) => plate !== null && plate !== "Undefined");
  expect(new Set(plates).size).toBe(plates.length);
  const pending = v.parse(contract.documentList, answers.pending);
  expect([pending.meta.total_count, pending.documents.length]).toEqual([10_000, 10_000]);
  expect(meta.stats.waiting_approval_ratio.query_count).toBe(10_000);
});

test("an invoice of 10 000 passengers is that of the contract, and adds up", () => {
  const bill = v.parse(contract.billing, toBillingAnswer(10_000));
  expect([bill.num_passengers, bill.passengers.length]).toEqual([10_000, 10_000]);
  const total = bill.passengers.reduce((sum, { prices }) => sum + Math.round(prices.total_price * 100), 0);
  expect(Math.round((bill.prices[0]?.employee_based_cost ?? 0) * 100)).toBe(total);
});

test("a route that fills the largest vehicle has no larger one", () => {
  const draft = new Draft();
  addDriverAndVehicle(draft, largestCapacity, "2026-11-19", "roomy");
  expect(draft.vehicles.map(({ capacity }) => capacity)).toEqual([largestCapacity]);
});
