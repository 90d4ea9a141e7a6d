import { describe, expect, test } from "vitest";
import { routeColor } from "../../src/widgets/shared/route-color.ts";

describe("routeColor", () => {
  test("keeps the colour of a route", () => {
    expect(routeColor("34-KDK-MSL-1")).toBe(routeColor("34-KDK-MSL-1"));
    expect(routeColor(1042)).toBe(routeColor("1042"));
    expect(routeColor("route-1")).toBe("--shuttle-route-7");
  });

  test("uses all 14 colours about equally for ids that count up", () => {
    const uses = new Map<string, number>();
    for (let id = 1000; id < 2400; id += 1) uses.set(routeColor(id), (uses.get(routeColor(id)) ?? 0) + 1);
    expect([...uses.keys()].sort()).toEqual(
      Array.from({ length: 14 }, (_, index) => `--shuttle-route-${index + 1}`).sort(),
    );
    expect(Math.min(...uses.values())).toBeGreaterThan(60);
    expect(Math.max(...uses.values())).toBeLessThan(150);
  });
});
