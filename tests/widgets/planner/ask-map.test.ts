import { expect, test } from "vitest";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { toOverview } from "../../../src/widgets/planner/ask/ask-map.model.ts";
import { aRoute, at } from "../../core/planner/company.ts";

test("before a question all own stops of the direction are on the map, from far away too", () => {
  const stops = [{ position: at(9000, 0) }, { position: at(4000, 0) }];
  const network = createNetwork([aRoute("K1", stops), aRoute("K1", stops, { period: "evening" })], new Map());
  const { pins, bounds } = toOverview(network, "evening");
  expect(pins.map(({ id, isFarSeen }) => [id, isFarSeen])).toEqual([
    ["K1/0", true],
    ["K1/1", true],
  ]);
  expect(bounds).toHaveLength(2);
});
