import { expect, test } from "vitest";
import { answerPlace, homeOf } from "../../../src/core/planner/answer.ts";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { aPassenger, aRoute, at } from "./company.ts";

const limits = { walkingDistance: 400, duration: 3000 };
const place = at(9000, 0);
const asked = (positions = { morning: place, evening: place }, personId?: string) => ({
  label: "Koşuyolu",
  address: "Koşuyolu",
  positions,
  isApproximate: false,
  ...(personId !== undefined && { personId }),
});
const evening = { period: "evening", clock: "18:00" } as const;
const capacities = new Map([
  ["K1", 27],
  ["K2", 27],
]);

test("answers in one direction, and with the other direction of the same route beside it", () => {
  const network = createNetwork(
    [
      aRoute("K1", [{ position: at(9200, 0), clock: "07:50" }]),
      // Nearer than all morning stops, which doesn't matter to the order of the morning.
      aRoute("K1", [{ position: at(9050, 0), clock: "18:40" }], evening),
      aRoute("K2", [{ position: at(9100, 0), clock: "07:50" }]),
    ],
    capacities,
  );
  const ids = (period: "morning" | "evening") => {
    const answer = answerPlace(network, asked(), period, limits);
    return answer.kind === "near"
      ? answer.routes.map(({ routeUniqueId, boarding, other }) => [routeUniqueId, boarding.walk, other?.walk ?? null])
      : null;
  };
  expect(ids("morning")).toEqual([
    ["K2", 100, null],
    ["K1", 200, 50],
  ]);
  expect(ids("evening")).toEqual([["K1", 50, 200]]);
});

test("names the three nearest stops of the direction where none is within twice the SLA's walking distance", () => {
  const network = createNetwork(
    [
      aRoute("K1", [{ position: at(9801, 0) }, { position: at(13_000, 0) }, { position: at(12_000, 0) }]),
      aRoute("K2", [{ position: at(11_000, 0) }]),
      aRoute("K2", [{ position: at(9900, 0) }], evening),
    ],
    capacities,
  );
  const answer = answerPlace(network, asked(), "morning", limits);
  expect(answer).toMatchObject({ kind: "far", metres: 800 });
  if (answer.kind === "far")
    expect(answer.stops.map(({ way, stop, metres }) => [way.routeUniqueId, stop.letter, metres])).toEqual([
      ["K1", "A", 801],
      ["K2", "A", 2000],
      ["K1", "C", 3000],
    ]);
});

test("each direction is asked from its own home, and 0,0 or nobody is none", () => {
  const other = at(5000, 0);
  const network = createNetwork(
    [
      aRoute("K1", [
        {
          position: at(9200, 0),
          passengers: [aPassenger("1", place, 260), aPassenger("2", null), aPassenger("4", place)],
        },
      ]),
      aRoute("K1", [{ position: at(5100, 0), passengers: [aPassenger("1", other, 120)] }], evening),
    ],
    capacities,
  );
  const homes = homeOf(network, "1");
  expect(homes).toEqual({ morning: place, evening: other });
  expect(homeOf(network, "4")).toEqual({ morning: place, evening: place });
  expect(homeOf(network, "2")).toBeNull();
  expect(homeOf(network, "3")).toBeNull();
  const answer = answerPlace(network, asked(homes ?? undefined, "1"), "morning", limits);
  expect(answer).toMatchObject({
    kind: "near",
    routes: [{ boarding: { walk: 260, isStraight: false }, other: { walk: 120, isStraight: false } }],
  });
});
