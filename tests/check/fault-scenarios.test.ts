import { expect, test } from "vitest";
import { listCalls } from "../elements/fault-matrix/calls.mjs";
import { callsOfThePortal, scenarios } from "../elements/fault-matrix/scenarios.ts";

test("every call of core/api has its scenario in the fault matrix, and every scenario its calls", () => {
  const tried = new Set([...scenarios.flatMap(({ calls }) => calls), ...callsOfThePortal]);
  expect([...tried].toSorted()).toEqual(listCalls());
});
