import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { fetchSla } from "../../src/core/api/indicators.ts";
import { fetchAddresses } from "../../src/core/api/marketplace-people.ts";
import type { PlannerLimits } from "../../src/core/planner/boarding.ts";
import { addressKey, readPlaces, toPosition } from "../../src/core/planner/found-place.ts";
import { findNearerStops } from "../../src/core/planner/nearer-stops.ts";
import { createNetwork, freeSeats, metresBetween, type Network } from "../../src/core/planner/network.ts";
import { placeRows } from "../../src/core/planner/placement.ts";
import { createRecentBookings } from "../../src/core/planner/recent-bookings.ts";
import { type BookingCounts, findRoutePairs } from "../../src/core/planner/route-pairs.ts";
import { shareAnswer } from "../../src/core/query/query.ts";
import { createRouteSeats, routesWithStops } from "../../src/core/routes/route-seats.ts";
import type { Session } from "../../src/core/session/session.ts";
import { whole } from "../core/planner/company.ts";
import { sharedTestApi } from "./helpers.ts";

/* The demo company of the usual size is worth planning for; read as the planner reads it. */

const demo = sharedTestApi({ employees: 520, routes: 37 });
let session: Session;
let network: Network;
let limits: PlannerLimits;
let bookings: BookingCounts;

beforeAll(async () => {
  session = await demo.session();
  const { signal } = new AbortController();
  const routes = await shareAnswer(session, routesWithStops, signal);
  const seats = createRouteSeats(session);
  const known = await new Promise<ReadonlyMap<string, number | null>>((resolve) => {
    seats.$load.subscribe((load) => {
      if (load.status !== "ready") return;
      resolve(new Map([...load.data.seats].map(([id, seat]) => [id, seat.kind === "known" ? seat.count : null])));
    });
  });
  network = createNetwork(routes, known);
  limits = await fetchSla(session.http, signal);
  const recent = createRecentBookings(session, "42");
  bookings = await new Promise((resolve) => {
    recent.$bookings.subscribe(({ status, counts }) => {
      if (status === "complete") resolve(counts);
    });
  });
});

test("full routes, and two whose vehicles' seats aren't known", () => {
  const ids = (free: number | null) =>
    network.ways.flatMap((way) => (way.period === "morning" && freeSeats(way) === free ? [way.routeUniqueId] : []));
  expect(ids(0)).toEqual(expect.arrayContaining(["R-13", "R-16", "R-25"]));
  expect(ids(null)).toEqual(["R-21", "R-32"]);
});

describe("suggestions", () => {
  test("are exactly the three pairs that are planted", () => {
    const thresholds = { extraRide: 10, reserve: 5 };
    const pairs = whole(findRoutePairs(network, { bookings, limits, thresholds, amounts: new Map() }));
    expect(pairs.map(({ largerId, smallerId }) => [largerId, smallerId])).toEqual([
      ["R-22", "R-14"],
      ["R-3", "R-37"],
      ["R-15", "R-9"],
    ]);
  });

  test("are exactly the people past a nearer stop of their vehicle, and those whom another one has a seat for", () => {
    const least = 150;
    const found = whole(findNearerStops(network, least));
    // One by one, without index, seats and assignment.
    const past = [...network.people().values()].flatMap(({ name, rides: { morning, evening } }) => {
      const saved = [morning, evening].map((ride) => {
        if (!ride?.home) return 0;
        const { home } = ride;
        const nearest = Math.min(...ride.way.stops.map(({ position }) => metresBetween(home, position)));
        return metresBetween(home, ride.stop.position) - nearest;
      });
      return Math.floor(saved.reduce((sum, metres) => sum + metres, 0) / saved.length) >= least ? [name] : [];
    });
    const namesOf = (isSame: boolean) =>
      found.flatMap(({ person, isSameVehicle }) => (isSameVehicle === isSame ? [person.name] : [])).toSorted();
    expect(past.length).toBeGreaterThan(20);
    expect(namesOf(true)).toEqual(past.toSorted());
    expect(namesOf(false)).toEqual(["Begüm Erkoç", "Elif İşler", "Halil Aksoy", "Müge Koçak", "Sinan Sarıkaya"]);
  });
});

test("the file with new starters has some that fit, one without a route nearby, one to choose and one unknown", async () => {
  const [, ...rows] = (await readFile("docs/new-starters.csv", "utf8")).trim().split("\n");
  expect(rows).toHaveLength(24);
  const read = await Promise.all(
    rows.map(async (row) => {
      const [, address = ""] = row.split(";");
      return { address, reading: readPlaces(address, await fetchAddresses(session.http, address)) };
    }),
  );
  const count = (kind: string) => read.filter(({ reading }) => reading.kind === kind).length;
  expect([count("choice"), count("none")]).toEqual([1, 1]);
  expect(new Set(read.map(({ address }) => addressKey(address))).size).toBe(23);
  const places = read.flatMap(({ reading }, index) =>
    reading.kind === "found" ? [{ number: index + 1, position: toPosition(reading.place) }] : [],
  );
  const kinds = whole(placeRows(network, places, limits)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["placed", "full", "far"]));
});
