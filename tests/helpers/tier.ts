/** All of a matrix (`npm run test:all`), or the day's part of it (`npm test`). */
export const isWhole = process.env["TEST_TIER"] === "all";

/** The day whose part is tested, `YYYY-MM-DD`. Given, it makes a run of another day again. */
export const seed = process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10);

const day = Date.parse(`${seed}T00:00:00Z`) / 86_400_000;
if (Number.isNaN(day)) throw new Error(`TEST_SEED is no day in the form YYYY-MM-DD: ${seed}`);

/** Index of the day in a cycle of `share` days. */
const turn = (share: number, start = 0) => (((day + start) % share) + share) % share;

/** Every `share`-th item, beginning with another one each day: in `share` days in a row each has had its turn. */
export function dealt<T>(items: readonly T[], share: number): readonly T[] {
  if (isWhole) return items;
  const first = turn(share);
  return items.filter((_, index) => index % share === first);
}

/** One of the items, another one each day and for each name. */
export function dealtTo<T>(name: string, items: readonly T[]): readonly T[] {
  if (isWhole) return items;
  const place = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  const index = turn(items.length, place);
  return items.slice(index, index + 1);
}
