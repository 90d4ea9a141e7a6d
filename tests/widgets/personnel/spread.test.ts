import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Employee } from "../../../src/core/api/employees.ts";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { Position } from "../../../src/core/api/position.ts";
import { fewestPeople } from "../../../src/core/employees/district.ts";
import {
  ringAround,
  type Spread,
  toKnownPlaces,
  toSpread,
  toStopPositions,
} from "../../../src/widgets/personnel/spread/spread.model.ts";
import { toUnroutedColumns } from "../../../src/widgets/personnel/table/fields.tsx";
import { holds } from "../../helpers/properties.ts";
import { anEmployee } from "../../helpers/rows.ts";

type Given = Partial<Employee> & { readonly walk?: number | null };

const noFigures = anEmployee().average;
const toEmployee = ({ walk = null, ...given }: Given, index: number) =>
  anEmployee({ id: String(index), routeName: "R", average: { ...noFigures, walkingDistance: walk }, ...given });

const inDistrict = (name: string | null) => (name === null ? null : `Gül Mah., Ay Sok. No: 3 D: 2, ${name}/İstanbul`);
const some = (count: number, given: Given): Given[] => Array.from({ length: count }, () => given);
const spreadOf = (people: readonly Given[], homes: Readonly<Record<string, Position>> = {}) =>
  toSpread(
    people.map(toEmployee),
    new Map(Object.entries(homes).map(([id, home]) => [id, { home, walk: null, straight: null }])),
  );
const shown = ({ areas }: Spread) =>
  areas.map(({ name, people, withoutRoute }) => `${name ?? "rest"} ${people} ${withoutRoute ?? "-"}`);

describe("the districts of the employees", () => {
  test("merge those with few people, with the next larger one where they are few together", () => {
    const people = [
      ...some(9, { homeAddress: inDistrict("Kadıköy") }),
      ...some(6, { homeAddress: inDistrict("Şişli") }),
      ...some(3, { homeAddress: inDistrict("Beykoz") }),
    ];
    expect(shown(spreadOf(people))).toEqual(["Kadıköy 9 0", "rest 9 0"]);
    expect(shown(spreadOf([...people, ...some(2, { homeAddress: "Bilinmiyor" })]))).toEqual([
      "Kadıköy 9 0",
      "Şişli 6 0",
      "rest 5 0",
    ]);
    expect(spreadOf(some(4, { homeAddress: inDistrict("Kadıköy") })).areas).toEqual([]);
  });

  test("have one spelling, and the province with the centre of each", () => {
    const people = [
      ...some(5, { homeAddress: inDistrict("Kadıköy") }),
      ...some(5, { homeAddress: "Gül Mah., Ay Sok. No: 3, KADIKÖY / İSTANBUL" }),
      ...some(5, { homeAddress: "Gül Mah., Ay Sok. No: 3, Merkez/Bolu" }),
      ...some(5, { homeAddress: "Gül Mah., Ay Sok. No: 3, Merkez/Düzce" }),
    ];
    expect(shown(spreadOf(people))).toEqual(["Kadıköy 10 0", "Bolu Merkez 5 0", "Düzce Merkez 5 0"]);
  });

  test("count nobody who was deleted or is on hold", () => {
    const home = { homeAddress: inDistrict("Kadıköy") };
    const spread = spreadOf([
      ...some(6, home),
      ...some(2, { ...home, registrationStatus: "on_hold", routeName: null }),
      { ...home, registrationStatus: "deleted" },
    ]);
    expect(spread).toMatchObject({ people: 6, onHold: 2, withoutRoute: 0 });
    expect(shown(spread)).toEqual(["Kadıköy 6 0"]);
  });

  test("are placed in the middle of five or more known homes, on a grid", () => {
    const people = some(6, { homeAddress: inDistrict("Kadıköy") });
    const homes = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [index, [40.98 + index / 1000, 29.031] as const]));
    expect(spreadOf(people, homes(4)).areas[0]?.position).toBeNull();
    const [latitude, longitude] = spreadOf(people, { ...homes(5), 5: [0, 0] }).areas[0]?.position ?? [];
    expect(latitude).toBeCloseTo(40.98, 6);
    expect(longitude).toBeCloseTo(29.03, 6);
  });

  test("hide few people without a route, also from subtraction", () => {
    const people = (name: string, withRoute: number, without: number) => [
      ...some(withRoute, { homeAddress: inDistrict(name) }),
      ...some(without, { homeAddress: inDistrict(name), routeName: null }),
    ];
    const spread = spreadOf([
      ...people("Kadıköy", 20, 2),
      ...people("Şişli", 9, 6),
      ...people("Fatih", 7, 0),
      ...people("Tuzla", 0, 6),
    ]);
    expect(spread.withoutRoute).toBe(14);
    expect(shown(spread)).toEqual(["Kadıköy 22 -", "Şişli 15 6", "Fatih 7 0", "Tuzla 6 -"]);
  });

  test("never show a district, figure or place of fewer than five people", () => {
    const person = fc.record({
      district: fc.constantFrom(null, "Kadıköy", "Şişli", "Fatih", "Tuzla", "Pendik", "Beykoz"),
      hasRoute: fc.boolean(),
      walk: fc.option(fc.nat(3000)),
      home: fc.option(fc.constantFrom<Position>([41, 29], [40.9, 29.2], [0, 0])),
    });
    holds(
      fc.array(person, { maxLength: 60 }),
      (given) => {
        const homes = given.flatMap(({ home }, index) => (home ? [[index, home] as const] : []));
        const spread = spreadOf(
          given.map(({ district, hasRoute, walk }) => ({
            homeAddress: inDistrict(district),
            routeName: hasRoute ? "R" : null,
            walk,
          })),
          Object.fromEntries(homes),
        );
        const { areas } = spread;
        const inside = (name: string | null) => {
          const named = new Set(areas.map((area) => area.name));
          return given
            .map((one, index) => ({ ...one, index }))
            .filter(({ district }) => (name === null ? district === null || !named.has(district) : district === name));
        };
        expect(areas.reduce((sum, { people }) => sum + people, 0)).toBe(given.length < fewestPeople ? 0 : given.length);
        for (const { name, people, position, medianWalk, withoutRoute } of areas) {
          const own = inside(name);
          expect(people).toBe(own.length);
          expect(people).toBeGreaterThanOrEqual(fewestPeople);
          if (position) expect(own.filter(({ home }) => home).length).toBeGreaterThanOrEqual(fewestPeople);
          if (medianWalk !== null)
            expect(own.filter(({ walk }) => walk !== null).length).toBeGreaterThanOrEqual(fewestPeople);
          for (const part of withoutRoute === null ? [] : [withoutRoute, people - withoutRoute])
            expect(part === 0 || part >= fewestPeople).toBe(true);
        }
        const hidden = areas.filter(({ withoutRoute }) => withoutRoute === null);
        // The figure of a single hidden area could be computed from the total.
        if (areas.length > 1) expect(hidden).not.toHaveLength(1);
      },
      { runs: 200 },
    );
  });
});

describe("the walking distances", () => {
  test("are in bands that include their end; a missing one is that between home and stop", () => {
    const people = [0, 300, 301, 600, 1000, 1001, null, null].map((walk): Given => ({ walk }));
    people[7] = { ...people[7], routeName: null };
    const places = new Map([["6", { home: null, walk: null, straight: 450 }]]);
    const spread = toSpread(people.map(toEmployee), places);
    expect(spread.bands.map((band) => band.people)).toEqual([2, 3, 1, 1]);
    expect(spread).toMatchObject({ straightWalk: 1, unknownWalk: 0, withoutRoute: 1 });
  });

  test("come from the directions or the routes when the list has none", () => {
    const people: Given[] = [
      { morning: { ...noFigures, walkingDistance: 200 }, evening: { ...noFigures, walkingDistance: 500 } },
      { walk: -1 },
      { walk: -1 },
      { routeName: null },
      {},
    ];
    const places = new Map([["1", { home: null, walk: 900, straight: 100 }]]);
    const spread = toSpread(people.map(toEmployee), places);
    expect(spread.bands.map((band) => band.people)).toEqual([0, 1, 1, 0]);
    expect(spread).toMatchObject({ straightWalk: 0, unknownWalk: 2 });
  });

  test("are read from both directions of the routes, with homes and stops", () => {
    const stop = (position: Position | null, pickup: number | null, dropoff: number | null, home: Position | null) => ({
      position,
      passengers: [{ passengerId: "9", home, pickupWalkingDistance: pickup, dropoffWalkingDistance: dropoff }],
    });
    const routes = [
      { timePeriod: "morning", stops: [stop([41, 29], 200, 1, null), { position: null, passengers: [] }] },
      { timePeriod: "evening", stops: [stop([41.0001, 29.0001], 1, 400, [41.0091, 29.0001])] },
    ] as unknown as DetailedRoute[];
    const place = toKnownPlaces(routes).get("9");
    expect(place).toMatchObject({ home: [41.0091, 29.0001], walk: 300 });
    // 0.009 degrees of latitude.
    expect(place?.straight).toBeCloseTo(1000.8, 0);
    expect(toStopPositions(routes)).toHaveLength(1);
    const ring = ringAround([41, 29], 1000);
    expect(ring[0]).toEqual(ring.at(-1)?.map((degrees) => expect.closeTo(degrees, 9)));
    expect(((ring[8]?.[0] ?? 0) - 41) * 111_195).toBeCloseTo(1000, 0);
  });
});

test("people without a route and without a home come last, wherever the homes are", () => {
  const home = toUnroutedColumns([], new Map()).find(({ id }) => id === "home");
  const keyOf = (homeAddress: string | null) => home?.value?.(anEmployee({ homeAddress }));
  expect(keyOf(null)).toBeNull();
  expect(keyOf("Caferağa Mah., Moda Cad. No: 5, Kadıköy/İstanbul")).toBe("Kadıköy");
});
