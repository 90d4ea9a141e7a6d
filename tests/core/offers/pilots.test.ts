import { describe, expect, test } from "vitest";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import { ofPilot, toPilot, toPilots } from "../../../src/core/offers/pilots.ts";

const route = (pilot: string | null) => ({ pilotName: pilot }) as DetailedRoute;

describe("the offers of a demo account", () => {
  const routes = [route("Gebze"), route("Bursa"), route(null)];

  test("are those that were made, then those that only routes know of", () => {
    expect(toPilots(["Kozyatağı", "Gebze"], routes)).toEqual(["Kozyatağı", "Gebze", "Bursa"]);
    expect(toPilots([], routes)).toEqual(["Gebze", "Bursa"]);
  });

  test("the first one is chosen until another one is", () => {
    expect(toPilot(["Kozyatağı", "Gebze"], null)).toBe("Kozyatağı");
    expect(toPilot(["Kozyatağı", "Gebze"], "Gebze")).toBe("Gebze");
    expect(toPilot(["Kozyatağı"], "Yok")).toBe("Kozyatağı");
    expect(toPilot([], null)).toBeNull();
  });

  test("each has its own routes and those that name no offer", () => {
    expect(ofPilot(routes, "Gebze")).toEqual([routes[0], routes[2]]);
    expect(ofPilot(routes, null)).toBe(routes);
  });
});
