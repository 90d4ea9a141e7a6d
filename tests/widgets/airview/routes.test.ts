import { describe, expect, test } from "vitest";
import {
  findSelected,
  stopsOf,
  toFigures,
  toLineEnds,
  toRouteIndex,
  toSelection,
  toVariantName,
} from "../../../src/widgets/airview/routes.model.ts";
import { evening, route } from "./sample-routes.ts";

describe("the index of routes", () => {
  test("lists routes in Turkish order, morning before evening", () => {
    const names = ["Şişli", "Izmit", "İzmit", "Çekmeköy", "Cevizli"];
    const given = names.flatMap((name, index) => [
      evening({ routeId: index * 2 + 1, routeUniqueId: name, routeName: name }),
      route({ routeId: index * 2, routeUniqueId: name, routeName: name }),
    ]);
    const routeIndex = toRouteIndex(given);
    expect(routeIndex.routes.map(({ routeName: name, timePeriod: period }) => `${name} ${period}`)).toEqual(
      ["Cevizli", "Çekmeköy", "Izmit", "İzmit", "Şişli"].flatMap((name) => [`${name} morning`, `${name} evening`]),
    );
    expect(routeIndex.variants.get("Şişli")?.map(({ routeId: id }) => id)).toEqual([0, 1]);
    expect(routeIndex.byId.get(3)?.routeName).toBe("Izmit");
  });

  test("keeps a repeated direction once", () => {
    expect(toRouteIndex([route(), route()]).routes).toHaveLength(1);
  });

  test("computes the stops of a route once", () => {
    const one = route();
    expect(stopsOf(one)).toBe(stopsOf(one));
    expect(stopsOf(one).map(({ id, tone }) => `${id} ${tone}`)).toEqual(["A own", "B mixed", "C shadow"]);
  });
});

describe("selection", () => {
  const morningRoute = route();
  const routeIndex = toRouteIndex([morningRoute, evening()]);
  const wanted = { route: "R-17", variant: null, period: null, stop: null, passenger: null };

  test("finds a direction by id, else by period, else the first", () => {
    expect(findSelected(routeIndex, { ...wanted, variant: 502 })?.route.routeId).toBe(502);
    expect(findSelected(routeIndex, { ...wanted, variant: 999, period: "evening" })?.route.routeId).toBe(502);
    expect(findSelected(routeIndex, wanted)?.route.routeId).toBe(501);
    expect(findSelected(routeIndex, wanted)?.variants).toHaveLength(2);
  });

  test("is empty when the route isn't shown", () => {
    expect(findSelected(routeIndex, { ...wanted, route: "R-18" })).toBeNull();
    expect(findSelected(routeIndex, null)).toBeNull();
  });

  test("excludes a stop with only other companies' people", () => {
    expect(findSelected(routeIndex, toSelection(morningRoute, "B"))?.stop?.index).toBe(1);
    expect(findSelected(routeIndex, toSelection(morningRoute, "C"))).toMatchObject({
      route: { routeId: 501 },
      stop: null,
    });
    expect(findSelected(routeIndex, toSelection(morningRoute, "Z"))?.stop).toBeNull();
  });
});

describe("the detail card", () => {
  test("shows a variant's name, figures and office", () => {
    expect(toVariantName(route())).toBe("Sabah 06:55");
    expect(toVariantName(evening({ departure: null }))).toBe("Akşam");
    expect(toFigures(route()).map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      "1 sa 15 dk",
      "350 m",
      "%16",
      "3",
    ]);
    expect(toFigures(route({ duration: null, averageDetourRatio: null }))[0]?.text).toBe("-");
    expect(toLineEnds(route())).toEqual({ end: { label: "Ofis", time: "08:10" } });
    expect(toLineEnds(evening())).toEqual({ start: { label: "Ofis", time: "18:15" } });
  });
});
