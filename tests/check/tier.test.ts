import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toNames } from "../helpers/changed-names.mjs";

const items = ["a", "b", "c", "d", "e", "f", "g"];

interface PlantedFault {
  readonly number: number;
  readonly file: string;
  readonly after: { readonly caught: string; readonly file?: string };
}
const planted = JSON.parse(readFileSync(new URL("../faults.json", import.meta.url), "utf8")) as PlantedFault[];

async function tier(environment: Readonly<Partial<Record<"TEST_TIER" | "TEST_SEED" | "TEST_CHANGED", string>>>) {
  for (const name of ["TEST_TIER", "TEST_SEED", "TEST_CHANGED"] as const) vi.stubEnv(name, environment[name]);
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

it("deals each name one item, and all of them in as many days", async () => {
  const turns: string[] = [];
  for (const seed of ["2026-11-23", "2026-11-24", "2026-11-25"])
    turns.push(...(await tier({ TEST_SEED: seed })).dealtTo("Çalışanlar", items.slice(0, 3)));
  expect(turns.toSorted()).toEqual(["a", "b", "c"]);
  expect((await tier({ TEST_TIER: "all" })).dealtTo("Çalışanlar", items)).toEqual(items);
});

describe("files that take turns", () => {
  const days = Array.from({ length: 240 }, (_, index) =>
    new Date(Date.parse("2026-11-23") + index * 86_400_000).toISOString().slice(0, 10),
  );

  it.each([2, 3])("has run each of them once in every %d days", async (share) => {
    const turns: string[] = [];
    const first = days.findIndex((day) => (Date.parse(day) / 86_400_000) % share === 0);
    for (const seed of days.slice(first, first + share))
      turns.push(...(await tier({ TEST_TIER: "day", TEST_SEED: seed })).dealtFiles(items, share));
    expect(turns.toSorted()).toEqual(items);
  });

  it.each([2, 3])("deals in time all that is dealt within a file that runs once in %d days", async (share) => {
    const shares = [2, 3, 4, 7, 10];
    const within = shares.map(() => new Set<string>());
    for (const seed of days) {
      const { dealt, dealtFiles } = await tier({ TEST_TIER: "day", TEST_SEED: seed });
      if (!dealtFiles(items, share).includes("a")) continue;
      for (const [index, inner] of shares.entries())
        for (const item of dealt("abcdefghij".split(""), inner)) within[index]?.add(item);
    }
    expect(within.map(({ size }) => size)).toEqual(shares.map(() => 10));
  });

  it("runs those of what is being changed each day", async () => {
    const theirs = ["tests/demo/billing.test.ts", "tests/demo/billing-money.test.ts", "airview-map.test.ts"];
    const others = ["tests/demo/drivers.test.ts", "bitmap.test.ts", "a.test.ts"];
    const given = { TEST_TIER: "day", TEST_CHANGED: "http,billing,map" };
    const ran = new Set<string>();
    for (const TEST_SEED of days.slice(0, 9)) {
      const today = (await tier({ ...given, TEST_SEED })).dealtFiles([...theirs, ...others], 3);
      expect(today).toEqual(expect.arrayContaining(theirs));
      expect(today.length).toBeLessThan(6);
      for (const file of today) ran.add(file);
    }
    expect(ran.size).toBe(6);
  });

  it("sees each planted fault on the day of the change, whatever has its turn (tests/faults.md)", async () => {
    for (const { number, file, after } of planted.filter(({ after: { caught } }) => caught === "elements")) {
      const name = `${after.file}.test.ts`;
      const given = { TEST_TIER: "day", TEST_CHANGED: toNames(file).join(",") };
      for (const TEST_SEED of days.slice(0, 4))
        expect((await tier({ ...given, TEST_SEED })).dealtFiles(["a.test.ts", name], 2), `${number}`).toContain(name);
    }
  });

  it("runs all files in a suite by itself, and in the whole", async () => {
    expect((await tier({})).dealtFiles(items, 3)).toEqual(items);
    expect((await tier({ TEST_TIER: "all" })).dealtFiles(items, 3)).toEqual(items);
  });
});
