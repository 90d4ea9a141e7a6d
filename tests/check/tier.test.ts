import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toNames } from "../helpers/changed-names.mjs";
import { createTier } from "../helpers/tier.ts";

const items = ["a", "b", "c", "d", "e", "f", "g"];

interface PlantedFault {
  readonly number: number;
  readonly file: string;
  readonly after: { readonly caught: string; readonly file?: string };
}
const planted = JSON.parse(readFileSync(new URL("../faults.json", import.meta.url), "utf8")) as PlantedFault[];

beforeEach(() => vi.useRealTimers());

it("deals a part of a matrix that is the same all day", () => {
  const { dealt, isWhole } = createTier({ seed: "2026-11-23" });
  expect(isWhole).toBe(false);
  expect(dealt(items, 3)).toEqual(dealt(items, 3));
  expect(dealt(items, 3).length).toBeLessThan(items.length);
});

it.each(["2026-11-23", "2027-02-28", "1969-12-30"])("has dealt everything once in three days from %s on", (day) => {
  const turns: string[] = [];
  for (const later of [0, 1, 2]) {
    const seed = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
    turns.push(...createTier({ seed }).dealt(items, 3));
  }
  expect(turns.toSorted()).toEqual(items);
});

it("leaves nothing out when the whole is asked for", () => {
  const { dealt, isWhole } = createTier({ tier: "all", seed: "2026-11-23" });
  expect(isWhole).toBe(true);
  expect(dealt(items, 3)).toEqual(items);
});

it("takes today without a seed", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T23:59:00Z"), toFake: ["Date"] });
  expect(createTier({}).seed).toBe("2026-11-23");
});

it("refuses a seed that is no day", () => {
  expect(() => createTier({ seed: "monday" })).toThrow(/TEST_SEED is no day/);
});

it("deals each name one item, and all of them in as many days", () => {
  const turns: string[] = [];
  for (const seed of ["2026-11-23", "2026-11-24", "2026-11-25"])
    turns.push(...createTier({ seed }).dealtTo("Çalışanlar", items.slice(0, 3)));
  expect(turns.toSorted()).toEqual(["a", "b", "c"]);
  expect(createTier({ tier: "all" }).dealtTo("Çalışanlar", items)).toEqual(items);
});

describe("files that take turns", () => {
  const days = Array.from({ length: 240 }, (_, index) =>
    new Date(Date.parse("2026-11-23") + index * 86_400_000).toISOString().slice(0, 10),
  );

  it.each([2, 3])("has run each of them once in every %d days", (share) => {
    const turns: string[] = [];
    const first = days.findIndex((day) => (Date.parse(day) / 86_400_000) % share === 0);
    for (const seed of days.slice(first, first + share))
      turns.push(...createTier({ tier: "day", seed }).dealtFiles(items, share));
    expect(turns.toSorted()).toEqual(items);
  });

  it.each([2, 3])("deals in time all that is dealt within a file that runs once in %d days", (share) => {
    const shares = [2, 3, 4, 7, 10];
    const within = shares.map(() => new Set<string>());
    for (const seed of days) {
      const { dealt, dealtFiles } = createTier({ tier: "day", seed });
      if (!dealtFiles(items, share).includes("a")) continue;
      for (const [index, inner] of shares.entries())
        for (const item of dealt("abcdefghij".split(""), inner)) within[index]?.add(item);
    }
    expect(within.map(({ size }) => size)).toEqual(shares.map(() => 10));
  });

  it("runs those of what is being changed each day", () => {
    const theirs = ["tests/demo/billing.test.ts", "tests/demo/billing-money.test.ts", "airview-map.test.ts"];
    const others = ["tests/demo/drivers.test.ts", "bitmap.test.ts", "a.test.ts"];
    const given = { tier: "day", changed: "http,billing,map" };
    const ran = new Set<string>();
    for (const seed of days.slice(0, 9)) {
      const today = createTier({ ...given, seed }).dealtFiles([...theirs, ...others], 3);
      expect(today).toEqual(expect.arrayContaining(theirs));
      expect(today.length).toBeLessThan(6);
      for (const file of today) ran.add(file);
    }
    expect(ran.size).toBe(6);
  });

  it("sees each planted fault on the day of the change, whatever has its turn (tests/faults.md)", () => {
    for (const { number, file, after } of planted.filter(({ after: { caught } }) => caught === "elements")) {
      const name = `${after.file}.test.ts`;
      const given = { tier: "day", changed: toNames(file).join(",") };
      for (const seed of days.slice(0, 4))
        expect(createTier({ ...given, seed }).dealtFiles(["a.test.ts", name], 2), `${number}`).toContain(name);
    }
  });

  it("runs all files in a suite by itself, and in the whole", () => {
    expect(createTier({}).dealtFiles(items, 3)).toEqual(items);
    expect(createTier({ tier: "all" }).dealtFiles(items, 3)).toEqual(items);
  });
});
