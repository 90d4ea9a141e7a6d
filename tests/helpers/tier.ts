/** All of a matrix (`npm run test:all`), or the day's part of it (`npm test`, and suites by themselves). */
export const isWhole = process.env["TEST_TIER"] === "all";

/** `npm test`, which takes a part of the files too. A suite by itself runs every file that is asked for. */
const isDay = process.env["TEST_TIER"] === "day";

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

/** Areas, rooms and test files that somebody changes (tests/run.mjs): theirs don't wait for a turn. */
const changed = (process.env["TEST_CHANGED"] ?? "").split(",").filter(Boolean);

/**
 * Of files that take turns those of today, and those of what is being changed: each has one day in `share` days, and the days that it
 * has are drawn, lest a part that is dealt within a file fall on days on which the file doesn't run.
 */
export function dealtFiles(files: readonly string[], share: number): readonly string[] {
  if (!isDay) return files;
  const drawn = Math.imul(Math.floor(day / share) + 1, 0x9e_37_79_b1) >>> 16;
  // `table` is tested in table.test.ts, `map` in airview-map.test.ts too, `mail` in mails.test.ts.
  const isChanged = (file: string) => changed.some((name) => `-${file.split("/").at(-1)}`.includes(`-${name}`));
  return files.filter((file, index) => (index + drawn) % share === turn(share) || isChanged(file));
}
