import { atom } from "nanostores";
import { expect, test, vi } from "vitest";
import type { Employee } from "../../../src/core/api/employees.ts";
import { createNearestStops, type NearestStopsById, toWaiting } from "../../../src/core/employees/nearest-stops.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { at, office } from "../planner/company.ts";

const place = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });
const aRoute = (id: string, east: number) => ({
  route_id: Number(id.slice(1)),
  route_unique_id: id,
  route_name: `Rota ${id}`,
  time_period: "morning",
  destination: office.join(","),
  rps_detail: [
    {
      order_number: 1,
      order_char: "A",
      arrival: "07:10",
      route_point_coordinate: at(east, 0).join(","),
      passengers: [],
    },
  ],
});
const streets: Readonly<Record<string, readonly number[]>> = { Akasya: [9100], Bahar: [30_000], Gazi: [9000, 15_000] };
const person = (id: string, homeAddress: string | null) => ({ id, homeAddress }) as unknown as Employee;
const people = [
  person("1", "Akasya Sok. No: 1, Kadıköy"),
  person("2", "Bahar Sok. No: 1, Kadıköy"),
  person("3", "Gazi Sok. No: 1, Kadıköy"),
  person("4", null),
  person("5", "Akasya Sok. No: 1, Kadıköy"),
];

function open(isBroken = () => false) {
  const asked: string[] = [];
  const environment = createTestEnvironment((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/routes/") {
      const routes = [aRoute("R1", 9000), aRoute("R2", 15_000)];
      return json({ routes, meta: { total_count: routes.length } });
    }
    if (pathname.endsWith("/autocomplete/")) {
      const typed = searchParams.get("location_name") ?? "";
      asked.push(typed);
      if (isBroken()) return new Response("{}", { status: 403 });
      const found = streets[typed.split(" ")[0] ?? ""] ?? [];
      return json({
        predictions: found.map((east) => ({ description: typed, coordinates: place(at(east, 0)) })),
      });
    }
    return json({ results: [], count: 0 });
  });
  const session = createSession({ environment });
  const profile = { userName: "Elif", userId: "1", accountType: "company", userType: "admin" };
  session.open("te", profile as unknown as Profile);
  const nearest = createNearestStops(session, atom(people));
  return { asked, nearest };
}

const kinds = (stops: NearestStopsById) => people.map(({ id }) => stops.get(id)?.kind);

test("each address is asked for once, and nobody is placed whose address fits several places", async () => {
  const { asked, nearest } = open();
  const leave = nearest.$stops.listen(() => undefined);
  await vi.waitFor(() => expect(kinds(nearest.$stops.get())).toEqual(["found", "far", "unclear", "unclear", "found"]));
  expect(asked).toHaveLength(3);
  const stops = nearest.$stops.get();
  expect(stops.get("1")).toMatchObject({ near: { metres: 100, way: { routeUniqueId: "R1" } }, free: null });
  leave();
});

test("an address that couldn't be asked for is asked for again on request", async () => {
  let isBroken = true;
  const { nearest } = open(() => isBroken);
  const leave = nearest.$stops.listen(() => undefined);
  await vi.waitFor(() => expect(kinds(nearest.$stops.get())).toContain("failed"));
  isBroken = false;
  nearest.retry();
  await vi.waitFor(() => expect(kinds(nearest.$stops.get())).toEqual(["found", "far", "unclear", "unclear", "found"]));
  leave();
});

test("only those wait whose nearest stop is on a full route", () => {
  const near = (routeUniqueId: string, free: number | null) => ({
    kind: "found",
    free,
    near: { way: { routeUniqueId } },
  });
  const stops = new Map([
    ["1", near("R1", 0)],
    ["2", near("R1", null)],
    ["3", near("R2", 4)],
    ["5", near("R1", 0)],
  ]) as unknown as NearestStopsById;
  const waiting = toWaiting(people, stops);
  expect([...waiting].map(([id, who]) => [id, who.map((one) => one.id)])).toEqual([["R1", ["1", "5"]]]);
});
