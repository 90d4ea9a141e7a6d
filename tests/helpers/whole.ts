/** Whether the whole of each matrix runs (`npm run test:all`, or `--whole` for a suite), instead of a fixed part of it. */
export const isWhole = process.env["TEST_WHOLE"] === "yes";

/** The first items, by default one; all of them in a whole run. */
export const partOf = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  isWhole ? items : items.slice(0, count);
