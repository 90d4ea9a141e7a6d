import { expect, test } from "vitest";
import { createPlannerData, type PlannerData } from "../../../src/core/planner/planner-data.ts";
import { provider } from "../month/month-provider.ts";

/** Everything that the query shows until `isEnough`. */
async function shown(made: ReturnType<typeof provider>, isEnough: (data: PlannerData) => boolean) {
  const query = createPlannerData(made.session);
  const all: PlannerData[] = [];
  await new Promise<void>((resolve) => {
    query.$load.listen((load) => {
      if (load.status !== "ready") return;
      all.push(load.data);
      if (isEnough(load.data)) resolve();
    });
  });
  return { query, all, first: all[0], last: all.at(-1) };
}
const isSettled = ({ seatsState, limitsState }: PlannerData) => seatsState !== "loading" && limitsState !== "loading";

test("is usable as soon as the routes are there, and gets seats and limits later", async () => {
  const { all, first, last } = await shown(provider(), isSettled);
  expect(first).toMatchObject({ seatsState: "loading" });
  expect(first?.network.ways.map(({ capacity }) => capacity)).toEqual(Array.from({ length: 8 }, () => null));
  expect(last).toMatchObject({ seatsState: "ready", limitsState: "ready" });
  expect(last?.limits).toMatchObject({ walkingDistance: 500, duration: 3300 });
  expect(last?.network.ways.map(({ capacity }) => capacity)).toEqual([null, 10, 10, 10, 10, 10, 10, 10]);
  // The index of the stops is made of the routes, and again of their seats.
  expect(new Set(all.map(({ network }) => network)).size).toBe(2);
});

test("says what is missing when a driver or the SLA can't be loaded, and gets it after a retry", async () => {
  let isBroken = true;
  const made = provider({ fails: (address) => isBroken && /drivers\/R-3|sla/.test(address) });
  const { query, last } = await shown(made, isSettled);
  expect(last).toMatchObject({ seatsState: "failed", limitsState: "failed", limits: { walkingDistance: null } });
  expect(last?.network.ways.map(({ capacity }) => capacity)).toEqual([null, 10, null, 10, 10, 10, 10, 10]);
  isBroken = false;
  await query.refresh();
  const load = query.$load.get();
  expect(load).toMatchObject({ data: { seatsState: "ready", limitsState: "ready", limits: { walkingDistance: 500 } } });
});

test("fails when the routes can't be loaded", async () => {
  const { session } = provider({ fails: (address) => address.startsWith("/api/routes/?") });
  const query = createPlannerData(session);
  query.$load.listen(() => undefined);
  await expect.poll(() => query.$load.get()).toMatchObject({ status: "failed", error: { status: 400 } });
});
