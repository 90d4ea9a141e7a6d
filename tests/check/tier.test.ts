import { beforeEach, expect, it, vi } from "vitest";

const items = ["a", "b", "c", "d", "e", "f", "g"];

async function tier(environment: { readonly TEST_TIER?: string; readonly TEST_SEED?: string }) {
  vi.stubEnv("TEST_TIER", environment.TEST_TIER);
  vi.stubEnv("TEST_SEED", environment.TEST_SEED);
  vi.resetModules();
  return import("../helpers/tier.ts");
}

beforeEach(() => vi.useRealTimers());

it("deals a part of a matrix that is the same all day", async () => {
  const { dealt, isWhole } = await tier({ TEST_SEED: "2026-11-23" });
  expect(isWhole).toBe(false);
  expect(dealt(items, 3)).toEqual(dealt(items, 3));
  expect(dealt(items, 3).length).toBeLessThan(items.length);
});

it.each(["2026-11-23", "2027-02-28", "1969-12-30"])(
  "has dealt everything once in three days from %s on",
  async (day) => {
    const turns: string[] = [];
    for (const later of [0, 1, 2]) {
      const seed = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
      turns.push(...(await tier({ TEST_SEED: seed })).dealt(items, 3));
    }
    expect(turns.toSorted()).toEqual(items);
  },
);

it("leaves nothing out when the whole is asked for", async () => {
  const { dealt, isWhole } = await tier({ TEST_TIER: "all", TEST_SEED: "2026-11-23" });
  expect(isWhole).toBe(true);
  expect(dealt(items, 3)).toEqual(items);
});

it("takes today without a seed", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T23:59:00Z"), toFake: ["Date"] });
  expect((await tier({})).seed).toBe("2026-11-23");
});

it("refuses a seed that is no day", async () => {
  await expect(tier({ TEST_SEED: "monday" })).rejects.toThrow(/TEST_SEED is no day/);
});
