import { expect, test, vi } from "vitest";
import { findGrowth } from "../helpers/growth.ts";

/** Work that takes a known time in ms; the first run takes 10 ms more, like code that isn't compiled yet. */
function workOf(time: (size: number) => number) {
  let now = 0;
  let extra = 10;
  vi.spyOn(process, "cpuUsage").mockImplementation(() => ({ user: now * 1000, system: 0 }));
  return (size: number) => {
    now += time(size) + extra;
    extra = 0;
  };
}
const sizes = { from: 1000, to: 64_000 };
const growthOf = (time: (size: number) => number) => findGrowth((size) => size, workOf(time), sizes);

test.each([
  ["as much as its input", (size: number) => size / 100],
  ["a little more", (size: number) => (size * Math.log2(size)) / 1000],
  ["too little to be measured", () => 1],
])("work that grows %s is accepted", async (_name, time) => {
  expect(await growthOf(time)).toBeNull();
});

// With 350 000 the work is measurable at the smallest size only because its first run takes longer.
test.each([50, 350_000])("work that grows by the square is found, over %d", async (divisor) => {
  expect(await growthOf((size) => size ** 2 / divisor)).toMatch(/^\d+ took \d+\.\d ms, \d+ took \d+\.\d ms$/);
});
