interface Environment {
  /** `all`: all of a matrix (`npm run test:all`). `day`: a part of the files too (`npm test`). Else the day's part of a matrix. */
  readonly tier?: string | undefined;
  /** The day whose part is tested, `YYYY-MM-DD`; today. Given, it makes a run of another day again. */
  readonly seed?: string | undefined;
  /** Areas, rooms and test files that somebody changes (tests/run.mjs), separated by commas: theirs don't wait for a turn. */
  readonly changed?: string | undefined;
}

/** Deals what takes turns. */
export function createTier({ tier, seed = new Date().toISOString().slice(0, 10), changed = "" }: Environment) {
  const isWhole = tier === "all";
  /** A suite by itself runs every file that is asked for. */
  const isDay = tier === "day";
  const day = Date.parse(`${seed}T00:00:00Z`) / 86_400_000;
  if (Number.isNaN(day)) throw new Error(`TEST_SEED is no day in the form YYYY-MM-DD: ${seed}`);
  const names = changed.split(",").filter(Boolean);
  /** Index of the day in a cycle of `share` days. */
  const turn = (share: number, start = 0) => (((day + start) % share) + share) % share;

  return {
    isWhole,
    seed,
    /** Every `share`-th item, beginning with another one each day: in `share` days in a row each has had its turn. */
    dealt<T>(items: readonly T[], share: number): readonly T[] {
      if (isWhole) return items;
      const first = turn(share);
      return items.filter((_, index) => index % share === first);
    },
    /** One of the items, another one each day and for each name. */
    dealtTo<T>(name: string, items: readonly T[]): readonly T[] {
      if (isWhole) return items;
      const place = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
      const index = turn(items.length, place);
      return items.slice(index, index + 1);
    },
    /**
     * Of files that take turns those of today, and those of what is being changed: each has one day in `share` days, and the days
     * that it has are drawn, lest a part that is dealt within a file fall on days on which the file doesn't run.
     */
    dealtFiles(files: readonly string[], share: number): readonly string[] {
      if (!isDay) return files;
      const drawn = Math.imul(Math.floor(day / share) + 1, 0x9e_37_79_b1) >>> 16;
      // `table` is tested in table.test.ts, `map` in airview-map.test.ts too, `mail` in mails.test.ts.
      const isChanged = (file: string) => names.some((name) => `-${file.split("/").at(-1)}`.includes(`-${name}`));
      return files.filter((file, index) => (index + drawn) % share === turn(share) || isChanged(file));
    },
  };
}

export const { isWhole, seed, dealt, dealtTo, dealtFiles } = createTier({
  tier: process.env["TEST_TIER"],
  seed: process.env["TEST_SEED"],
  changed: process.env["TEST_CHANGED"],
});
