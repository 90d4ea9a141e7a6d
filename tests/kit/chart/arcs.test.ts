import { describe, expect, it } from "vitest";
import { arcDash, arcs } from "../../../src/widgets/kit/chart/arcs.ts";

const values = [684_320.5, 142_600, 38_450, 21_870.4, 17_940];

describe("arcs", () => {
  it("are a whole turn without overlap", () => {
    const parts = arcs(values);
    expect(parts.reduce((sum, { sweep }) => sum + sweep, 0)).toBeCloseTo(360, 9);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    parts.forEach(({ start, sweep }, index) => expect(start + sweep).toBeCloseTo(parts[index + 1]?.start ?? 360, 9));
  });

  it("are none without a value", () => {
    expect(arcs([])).toEqual([]);
    expect(arcs([0, 0])).toEqual([]);
  });

  it("leave the gap to their neighbours, a single one is the whole ring", () => {
    const round = 2 * Math.PI * 79;
    const [half] = arcs([1, 1]);
    expect(half && arcDash(half, 79, 2).dash).toBe(`${(round / 2 - 2).toFixed(2)} ${(round / 2 + 2).toFixed(2)}`);
    const [whole] = arcs([5]);
    expect(whole && arcDash(whole, 79, 2).dash).toBe(`${round.toFixed(2)} 0.00`);
  });

  it("keep a tiny part visible", () => {
    const tiny = arcs([100_000, 1])[1];
    expect(tiny && arcDash(tiny, 79, 2).dash.startsWith("1.00 ")).toBe(true);
  });
});
