import { expect, test } from "vitest";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { aRoute, at } from "./company.ts";

test("names a stop without the provider's letter by its own number, also behind one without a position", () => {
  const route = aRoute("K1", [{ position: at(9000, 0) }, { position: null }, { position: at(9200, 0) }]);
  const [first, ...others] = route.stops;
  const stops = [first && { ...first, orderChar: "X" }, ...others.map((stop) => ({ ...stop, orderChar: "" }))];
  const network = createNetwork([{ ...route, stops: stops.filter((stop) => stop !== undefined) }], new Map());
  expect(network.ways[0]?.stops.map(({ letter }) => letter)).toEqual(["X", "C"]);
});
