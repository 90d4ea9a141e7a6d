import { describe, expect, test } from "vitest";
import { toFigures, toLineEnds, toVariantName } from "../../../src/widgets/airview/detail/variant.model.ts";
import { stopsOf, toRouteBook } from "../../../src/widgets/airview/routes.model.ts";
import { findSelected, toSelection } from "../../../src/widgets/airview/selection.model.ts";
import { evening, route } from "./sample-routes.ts";

describe("the book of routes", () => {
  test("is in Turkish order, morning before evening, with the directions of a route together", () => {
    const names = ["Şişli", "Izmit", "İzmit", "Çekmeköy", "Cevizli"];
    const given = names.flatMap((name, index) => [
      evening({ routeId: index * 2 + 1, routeUniqueId: name, routeName: name }),
      route({ routeId: index * 2, routeUniqueId: name, routeName: name }),
    ]);
    const book = toRouteBook(given);
    expect(book.routes.map(({ routeName: name, timePeriod: period }) => `${name} ${period}`)).toEqual(
      ["Cevizli", "Çekmeköy", "Izmit", "İzmit", "Şişli"].flatMap((name) => [`${name} morning`, `${name} evening`]),
    );
    expect(book.variants.get("Şişli")?.map(({ routeId: id }) => id)).toEqual([0, 1]);
    expect(book.byId.get(3)?.routeName).toBe("Izmit");
  });

  test("takes a direction that comes twice once", () => {
    expect(toRouteBook([route(), route()]).routes).toHaveLength(1);
  });

  test("makes the stops of a route once", () => {
    const one = route();
    expect(stopsOf(one)).toBe(stopsOf(one));
    expect(stopsOf(one).map(({ id, tone }) => `${id} ${tone}`)).toEqual(["A own", "B mixed", "C shadow"]);
  });
});

describe("selection", () => {
  const morningRoute = route();
  const book = toRouteBook([morningRoute, evening()]);
  const wanted = { route: "R-17", variant: null, period: null, stop: null, passenger: null };

  test("finds a direction by its own id, else by its period, else the first", () => {
    expect(findSelected(book, { ...wanted, variant: 502 })?.route.routeId).toBe(502);
    expect(findSelected(book, { ...wanted, variant: 999, period: "evening" })?.route.routeId).toBe(502);
    expect(findSelected(book, wanted)?.route.routeId).toBe(501);
    expect(findSelected(book, wanted)?.variants).toHaveLength(2);
  });

  test("of what isn't shown nothing is selected", () => {
    expect(findSelected(book, { ...wanted, route: "R-18" })).toBeNull();
    expect(findSelected(book, null)).toBeNull();
  });

  test("a stop where only people of other companies board can't be selected", () => {
    expect(findSelected(book, toSelection(morningRoute, "B"))?.stop?.index).toBe(1);
    expect(findSelected(book, toSelection(morningRoute, "C"))).toMatchObject({ route: { routeId: 501 }, stop: null });
    expect(findSelected(book, toSelection(morningRoute, "Z"))?.stop).toBeNull();
  });
});

describe("what the card says", () => {
  test("of a variant, its figures and where the office is", () => {
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
