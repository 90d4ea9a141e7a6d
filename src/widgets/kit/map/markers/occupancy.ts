/** Left, top, right, bottom in pixels. */
export type PixelBox = readonly [left: number, top: number, right: number, bottom: number];

export interface Occupancy {
  isFree(box: PixelBox): boolean;
  take(box: PixelBox): void;
}

const CELL = 64;
/** Bits of column and row in a cell's key: cells with the same key lie 2 million pixels apart. */
const BITS = 15;
const MASK = (1 << BITS) - 1;

const meet = (one: PixelBox, other: PixelBox): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** Occupied boxes in a grid, so that twenty thousand are placed in milliseconds. */
export function createOccupancy(): Occupancy {
  const cells = new Map<number, PixelBox[]>();

  function someCell([left, top, right, bottom]: PixelBox, visit: (key: number) => boolean): boolean {
    const lastColumn = Math.floor(right / CELL);
    const lastRow = Math.floor(bottom / CELL);
    for (let column = Math.floor(left / CELL); column <= lastColumn; column += 1) {
      for (let row = Math.floor(top / CELL); row <= lastRow; row += 1) {
        if (visit(((column & MASK) << BITS) | (row & MASK))) return true;
      }
    }
    return false;
  }

  return {
    isFree: (box) => !someCell(box, (key) => cells.get(key)?.some((other) => meet(box, other)) ?? false),
    take(box) {
      someCell(box, (key) => {
        const boxes = cells.get(key);
        if (boxes) boxes.push(box);
        else cells.set(key, [box]);
        return false;
      });
    },
  };
}
