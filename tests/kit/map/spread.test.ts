import { describe, expect, test } from "vitest";
import { createOccupancy } from "../../../src/widgets/kit/map/markers/occupancy.ts";
import { boxAround, spread, type SpreadItem } from "../../../src/widgets/kit/map/markers/spread.ts";

const home = (x: number, y: number): SpreadItem => ({ x, y, width: 20, height: 20 });

function overlapping(items: readonly SpreadItem[]): number {
  const offsets = spread(items);
  const boxes = items.map(({ x, y, width, height }, index) =>
    boxAround(x + offsets[index]!.x, y + offsets[index]!.y, width - 2, height - 2),
  );
  return boxes.filter((box, index) => {
    const others = createOccupancy();
    boxes.forEach((other, position) => position !== index && others.take(other));
    return !others.isFree(box);
  }).length;
}

describe("marks that would cover each other", () => {
  test("spread around their place, the fixed one stays", () => {
    const stop: SpreadItem = { x: 500, y: 500, width: 36, height: 24, isFixed: true };
    const items = [...Array.from({ length: 9 }, () => home(500, 500)), stop];
    expect(overlapping(items)).toBe(0);
    expect(spread(items).at(-1)).toEqual({ x: 0, y: 0 });
  });

  test("go to the side on which they lie", () => {
    const stop: SpreadItem = { x: 0, y: 0, width: 36, height: 24, isFixed: true };
    const [left, right] = spread([home(-8, 0), home(8, 0), stop]);
    expect(left!.x).toBeLessThan(0);
    expect(right!.x).toBeGreaterThan(0);
  });

  test("stay where they are with room enough", () => {
    expect(spread([home(0, 0), home(40, 0)])).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  test("stand in the same places every time", () => {
    const items = Array.from({ length: 30 }, (_, index) => home((index * 7) % 50, (index * 11) % 50));
    expect(spread(items)).toEqual(spread(items));
    expect(overlapping(items)).toBe(0);
  });
});
