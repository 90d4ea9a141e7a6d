import { expect, test } from "vitest";
import { findBoardings, orderBoardings } from "../../../src/core/planner/boarding.ts";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { placeRows } from "../../../src/core/planner/placement.ts";
import { aPassenger, aRoute, at, whole } from "./company.ts";

const limits = { walkingDistance: 400, duration: 3000 };
const place = at(9000, 0);

test("orders routes by verdict, then by metres: a free seat, unknown seats, full, outside of the SLA", () => {
  const routes = [
    aRoute("K1", [{ position: at(9790, 0), clock: "07:50" }]),
    aRoute("K2", [{ position: at(9260, 0), clock: "07:50", others: 16 }]),
    aRoute("K3", [{ position: at(9180, 0), clock: "07:50" }]),
    aRoute("K4", [{ position: at(9310, 0), clock: "07:50", others: 25 }]),
    aRoute("K5", [{ position: at(9100, 0), clock: "07:30" }]),
    aRoute("K6", [{ position: at(9810, 0), clock: "07:50" }]),
  ];
  const capacities = new Map([
    ["K1", 27],
    ["K2", 16],
    ["K4", 27],
    ["K5", 27],
    ["K6", 27],
  ]);
  const answers = findBoardings(createNetwork(routes, capacities), { position: place }, limits);
  expect(
    orderBoardings(answers, "morning").map(({ way, walk, walkMinutes, free, verdict, excess }) => [
      way.routeUniqueId,
      walk,
      walkMinutes,
      free,
      verdict,
      excess.walk,
      excess.rideMinutes,
    ]),
  ).toEqual([
    ["K4", 310, 5, 2, "fits", 0, 0],
    ["K3", 180, 3, null, "unknown-seats", 0, 0],
    ["K2", 260, 4, 0, "full", 0, 0],
    ["K5", 100, 2, 27, "outside", 0, 10],
    ["K1", 790, 11, 27, "outside", 390, 0],
  ]);
});

test("takes the nearest stop of a route, and the provider's distance to the person's own stop", () => {
  const routes = [
    aRoute("K1", [
      { position: at(9300, 0), clock: "07:50" },
      { position: at(9200, 0), clock: "07:52", passengers: [aPassenger("1", place, 350)] },
    ]),
  ];
  const network = createNetwork(routes, new Map());
  const morning = (personId?: string) => findBoardings(network, { position: place, personId }, limits)[0]?.morning;
  expect(morning()).toMatchObject({ walk: 200, isStraight: true, stop: { letter: "B" } });
  expect(morning("1")).toMatchObject({ walk: 300, isStraight: true, stop: { letter: "A" } });
  expect(findBoardings(network, { position: at(9210, 0), personId: "1" }, limits)[0]?.morning).toMatchObject({
    walk: 90,
    stop: { letter: "A" },
  });
});

test("finds the three nearest stops where none is within reach", () => {
  const routes = [1, 2, 3, 4].map((km) => aRoute(`K${km}`, [{ position: at(9000 + km * 1000, 0) }]));
  const network = createNetwork(routes, new Map());
  expect(findBoardings(network, { position: place }, limits)).toEqual([]);
  const near = findBoardings(network, { position: place, count: 3 }, limits);
  expect(orderBoardings(near, "morning").map(({ walk }) => walk)).toEqual([1000, 2000, 3000]);
  expect(near[0]?.morning?.stop.rideMinutes).toBeNull();
});

test("without an SLA seeks within a kilometre and judges nothing as outside", () => {
  const routes = [aRoute("K1", [{ position: at(9990, 0), clock: "07:00" }])];
  const none = { walkingDistance: null, duration: null };
  const [answer] = findBoardings(createNetwork(routes, new Map([["K1", 9]])), { position: place }, none);
  expect(answer?.morning?.verdict).toBe("fits");
});

test("gives seats in the order of the list, each once, and names the rows that took the last ones", () => {
  const routes = [
    aRoute("K1", [{ position: at(9100, 0), clock: "07:50", others: 25 }]),
    aRoute("K1", [{ position: at(9100, 0), clock: "18:40", others: 25 }], { period: "evening", clock: "18:00" }),
    aRoute("K2", [{ position: at(9600, 0), clock: "07:50" }]),
  ];
  const rows = [5, 7, 9].map((number) => ({ number, position: place }));
  const both = createNetwork(routes, new Map([["K1", 27], ["K2", 1]])); // prettier-ignore
  const kinds = whole(placeRows(both, rows, limits)).map((row) =>
    row.kind === "placed" ? [row.answer.routeUniqueId, row.left] : row.kind === "full" ? row.takenBy : row.kind,
  );
  expect(kinds).toEqual([
    ["K1", 1],
    ["K1", 0],
    ["K2", 0],
  ]);
  const full = createNetwork(routes, new Map([["K1", 27], ["K2", 0]])); // prettier-ignore
  expect(whole(placeRows(full, rows, limits)).at(-1)).toMatchObject({ kind: "full", takenBy: [5, 7] });
});

const evening = { period: "evening", clock: "18:00" } as const;
const placeOne = (routes: Parameters<typeof createNetwork>[0]) => {
  const capacities = new Map(routes.map(({ routeUniqueId }) => [routeUniqueId, 27]));
  return whole(placeRows(createNetwork(routes, capacities), [{ number: 1, position: place }], limits))[0];
};

test.each([
  ["morning", 9100, 12_100],
  ["evening", 12_100, 9100],
])("does not place anybody on a route that is near in the %s only", (_period, morningEast, eveningEast) => {
  const row = placeOne([
    aRoute("K1", [{ position: at(morningEast, 0), clock: "07:50" }]),
    aRoute("K1", [{ position: at(eveningEast, 0), clock: "18:40" }], evening),
  ]);
  expect(row).toMatchObject({ kind: "far", nearest: { metres: 100 } });
});

test("places somebody where both directions keep the SLA rather than nearer where one doesn't", () => {
  const longRide = aRoute("K1", [{ position: at(9100, 0), clock: "18:51" }], evening);
  const row = placeOne([
    aRoute("K1", [{ position: at(9100, 0), clock: "07:50" }]),
    longRide,
    aRoute("K2", [{ position: at(9300, 0), clock: "07:50" }]),
    aRoute("K3", [{ position: at(9200, 0), clock: "18:40" }], evening),
    aRoute("K3", [{ position: at(9250, 0), clock: "07:50" }]),
  ]);
  expect(row).toMatchObject({ kind: "placed", answer: { routeUniqueId: "K3" }, boarding: { walk: 250 } });
  // The only route: the direction that breaks the SLA decides.
  const only = placeOne([aRoute("K1", [{ position: at(9100, 0), clock: "07:50" }]), longRide]);
  expect(only).toMatchObject({ kind: "placed", boarding: { verdict: "outside", excess: { rideMinutes: 1 } } });
});
