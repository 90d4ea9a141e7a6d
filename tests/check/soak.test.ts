import { describe, expect, it } from "vitest";
import { judge, type Sample } from "../soak/judge.mjs";

const calm = {
  heap: 8_000_000,
  nodes: 900,
  documents: 2,
  listeners: 400,
  timers: 0,
  observers: 2,
  workers: 0,
  objectUrls: 0,
  styleSheets: 80,
  canvases: 2,
};
/** Ten samples; the third is the baseline. `change` returns how the sample with a number differs. */
const samples = (change: (number: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 10 }, (_, index) => ({
    ...calm,
    round: (index + 1) * 25,
    ...(index === 2 && { isBase: true as const }),
    ...change(index + 1),
  }));

describe("what hours of use leave behind", () => {
  it("is nothing where a page only warms up, or keeps what it showed last", () => {
    expect(judge(samples(() => ({})))).toEqual([]);
    expect(judge(samples((number) => (number < 3 ? { heap: 4_000_000, listeners: 100 } : {})))).toEqual([]);
    expect(judge(samples((number) => (number % 3 === 0 ? {} : { listeners: 430, timers: 3 })))).toEqual([]);
    expect(judge(samples((number) => (number === 9 ? { heap: 9_700_000 } : {})))).toEqual([]);
    expect(judge(samples((number) => (number === 3 ? { heap: 9_700_000 } : {})))).toEqual([]);
  });

  it("is named where something becomes more with the rounds, one of it at a time too", () => {
    expect(judge(samples((number) => ({ nodes: 900 + number, listeners: 400 + number })))).toEqual([
      "nodes: at most 905, later at least 909",
      "listeners: at most 405, later at least 409",
    ]);
    expect(judge(samples((number) => (number > 6 ? { canvases: 3, workers: 1 } : {})))).toEqual([
      "workers: at most 0, later at least 1",
    ]);
    expect(judge(samples((number) => ({ canvases: 2 + Math.floor(number / 4) })))).toEqual([
      "canvases: at most 3, later at least 4",
    ]);
    // Only the last removed element is retained, not more from round to round.
    expect(judge(samples((number) => (number > 6 ? { nodes: 1_600, listeners: 620 } : {})))).toEqual([]);
  });

  it("is a heap that is more than a tenth off", () => {
    expect(judge(samples((number) => ({ heap: 8_000_000 + number * 150_000 })))).toEqual([
      "heap: 8450000 B after 100 rounds, 9350000 B after 250",
    ]);
  });

  it("is no heap that is larger only while the last removed element is retained, which may be twice in a row", () => {
    const retained = { nodes: 1_600, listeners: 620, heap: 9_500_000 };
    const isRetained = (number: number) => [3, 5, 8, 9].includes(number);
    expect(judge(samples((number) => (isRetained(number) ? retained : {})))).toEqual([]);
    const leaking = (number: number) => {
      const level = isRetained(number) ? retained : calm;
      return { ...level, heap: level.heap + number * 300_000 };
    };
    expect(judge(samples(leaking))).toEqual(["heap: 10400000 B after 125 rounds, 11900000 B after 225"]);
  });
});
