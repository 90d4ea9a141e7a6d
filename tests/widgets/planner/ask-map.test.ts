import { expect, test } from "vitest";
import { answerPlace } from "../../../src/core/planner/answer.ts";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { toAskPicture, toOverview } from "../../../src/widgets/planner/ask/ask-map.model.ts";
import { aRoute, at } from "../../core/planner/company.ts";

test("shows all own stops of the direction before a place is asked for, from far away too", () => {
  const stops = [{ position: at(9000, 0) }, { position: at(4000, 0) }];
  const network = createNetwork([aRoute("K1", stops), aRoute("K1", stops, { period: "evening" })], new Map());
  const { pins, bounds } = toOverview(network, "evening");
  expect(pins.map(({ id, isFarSeen }) => [id, isFarSeen])).toEqual([
    ["K1/0", true],
    ["K1/1", true],
  ]);
  expect(bounds).toHaveLength(2);
});

test("names a pin's stop, passengers, route and distance", () => {
  const stop = { position: at(9000, 200), others: 12 };
  const network = createNetwork([aRoute("K1", [stop])], new Map());
  const limits = { walkingDistance: 400, duration: 3000 };
  const home = at(9000, 0);
  const place = { label: "Ev", address: "Ev", positions: { morning: home, evening: home }, isApproximate: false };
  const answer = answerPlace(network, place, "morning", limits);
  const { markers } = toAskPicture({ place, answer, period: "morning", selectedId: null, limits });
  const pin = markers.find(({ kind }) => kind === "pin");
  expect(pin).toMatchObject({ text: "A/12", label: "A durağı, 12 yolcu, Rota K1, 200\u00A0m" });
});
