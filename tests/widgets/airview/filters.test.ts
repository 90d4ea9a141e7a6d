import { describe, expect, test } from "vitest";
import {
  type AirviewFilters,
  hasFilters,
  namesSelection,
  noFilters,
  parseFilters,
  parseSelection,
  toPeriodFilter,
  toRouteSearch,
  toViewQuery,
} from "../../../src/widgets/airview/filters.model.ts";
import { findSelected, type Selection, toRouteIndex, toSelection } from "../../../src/widgets/airview/routes.model.ts";
import { evening, route } from "./sample-routes.ts";

const own = noFilters("own");
const toQuery = (filters: AirviewFilters, defaults: AirviewFilters) =>
  toViewQuery(filters, { defaults, selection: null });
const chosen: AirviewFilters = {
  scope: "area",
  timePeriods: ["evening"],
  routeNames: ["Kadıköy – Levent", "İ & ı = + # %"],
  neighborhoods: ["Caferağa"],
  sides: ["Anadolu"],
  pilot: "Gebze Pilotu",
};

describe("filters in the query", () => {
  test("writes nothing at the defaults", () => {
    expect(toQuery(own, own)).toBe("");
    expect(toQuery(noFilters("area"), noFilters("area"))).toBe("");
    expect(toQuery(own, noFilters("area"))).toBe("scope=own");
  });

  test("reads back lists and Turkish letters", () => {
    expect(parseFilters(toQuery(chosen, own), own)).toEqual(chosen);
  });

  test("writes lists under the provider's names", () => {
    expect([...new URLSearchParams(toQuery(chosen, own)).keys()]).toEqual([
      "scope",
      "pilot",
      "time_periods",
      "route_names",
      "route_names",
      "neighborhoods",
      "sides",
    ]);
  });

  test.each([
    "%",
    "%E0%A4%A",
    "scope=moon&time_periods=noon&route_names=",
    "&&=&time_periods",
    "time_periods=morning&time_periods=evening",
    '{"time_periods":["morning"]}',
  ])("reads the defaults from invalid values: %s", (query) => {
    expect(parseFilters(query, own)).toEqual(own);
  });

  test("reads a repeated name once", () => {
    expect(parseFilters("sides=Anadolu&sides=Anadolu", own).sides).toEqual(["Anadolu"]);
  });

  test("treats both directions as no filter", () => {
    expect(toPeriodFilter(["evening", "morning"])).toEqual([]);
    expect(toPeriodFilter([])).toEqual([]);
    expect(toPeriodFilter(["evening"])).toEqual(["evening"]);
  });

  test("doesn't count an offer as a filter to clear", () => {
    expect(hasFilters({ ...own, pilot: "Gebze Pilotu" }, own)).toBe(false);
    expect(hasFilters({ ...own, sides: ["Avrupa"] }, own)).toBe(true);
    expect(hasFilters(noFilters("area"), own)).toBe(true);
  });

  test("asks the provider for what the filters say", () => {
    expect(toRouteSearch(chosen)).toEqual({
      isWholeRegion: true,
      timePeriods: ["evening"],
      routeNames: ["Kadıköy – Levent", "İ & ı = + # %"],
      neighborhoods: ["Caferağa"],
      sides: ["Anadolu"],
    });
  });
});

describe("a link to the view", () => {
  const routeIndex = toRouteIndex([route(), evening()]);

  test("restores filters, route, direction and stop", () => {
    const wanted = { route: "R-17", variant: 502, period: null, stop: "B", passenger: null };
    const { route: chosenRoute, stop } = findSelected(routeIndex, wanted) ?? {};
    const selection = chosenRoute ? toSelection(chosenRoute, stop?.entry.id) : null;
    const query = toViewQuery({ ...own, sides: ["Anadolu"] }, { defaults: own, selection });
    expect(query).toBe("sides=Anadolu&route=R-17&period=evening&stop=B");
    const found = findSelected(routeIndex, parseSelection(query));
    expect(found?.route.routeId).toBe(502);
    expect(found?.stop?.entry.letter).toBe("B");
  });

  test("writes the scope when it isn't the portal's default", () => {
    expect(toQuery(noFilters("area"), own)).toBe("scope=area");
  });

  test("writes nothing for the page's own route, but that it is cleared", () => {
    const named = { route: "R-17", variant: null, period: null, stop: null, passenger: null };
    const toNamed = (selection: Selection | null) => toViewQuery(own, { defaults: own, selection, named });
    expect(toNamed(named)).toBe("");
    expect(toNamed(null)).toBe("route=");
    expect(toNamed({ ...named, stop: "B" })).toBe("route=R-17&stop=B");
    expect(toNamed({ ...named, route: "R-3" })).toBe("route=R-3");
    expect([namesSelection("route="), namesSelection("stop=B")]).toEqual([true, false]);
  });

  test("selects nothing when there is no route", () => {
    expect(parseSelection("stop=B&period=evening")).toBeNull();
    expect(parseSelection("route=")).toBeNull();
    expect(parseSelection("route=R-17&period=noon&stop=")).toEqual({
      route: "R-17",
      variant: null,
      period: null,
      stop: null,
      passenger: null,
    });
  });

  test("restores a passenger of the stop", () => {
    const selected = findSelected(routeIndex, toSelection(evening(), "A", "2"));
    expect(selected?.person?.passengerName).toBe("Işıl Çağlar");
    const query = toViewQuery(own, { defaults: own, selection: toSelection(evening(), "A", "2") });
    expect(query).toBe("route=R-17&period=evening&stop=A&passenger=2");
    expect(findSelected(routeIndex, parseSelection(query))?.person?.passengerId).toBe("2");
    // This person doesn't board at stop B.
    expect(findSelected(routeIndex, { ...toSelection(evening(), "B"), passenger: "2" })?.person).toBeNull();
  });

  test("finds a passenger alone, in the wanted direction or the first", () => {
    expect(namesSelection("passenger=3")).toBe(true);
    const find = (query: string) => findSelected(routeIndex, parseSelection(query));
    expect(find("passenger=3")).toMatchObject({
      route: { routeId: 501 },
      stop: { entry: { letter: "B" } },
      person: { passengerName: "Can Öz" },
    });
    expect(find("passenger=3")?.variants).toHaveLength(2);
    expect(find("passenger=3&period=evening")?.route.routeId).toBe(502);
    expect(find("passenger=99")).toBeNull();
    expect(find("route=&passenger=3")).toBeNull();
    expect(toViewQuery(own, { defaults: own, selection: parseSelection("passenger=3") })).toBe("passenger=3");
  });
});
