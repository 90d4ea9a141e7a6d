/** All of a matrix (`npm run test:all`), or the day's part of it (`npm test`). */
export const isWhole = process.env["TEST_TIER"] === "all";

/** The day whose part is tested, `YYYY-MM-DD`. Given, it makes a run of another day again. */
export const seed = process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10);

const day = Date.parse(`${seed}T00:00:00Z`) / 86_400_000;
if (Number.isNaN(day)) throw new Error(`TEST_SEED is no day in the form YYYY-MM-DD: ${seed}`);

/** Every `share`-th item, beginning with another one each day: in `share` days in a row each has had its turn. */
export function dealt<T>(items: readonly T[], share: number): readonly T[] {
  if (isWhole) return items;
  const first = ((day % share) + share) % share;
  return items.filter((_, index) => index % share === first);
}
