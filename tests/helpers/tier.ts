interface Environment {
  /** `all`: everything (`npm run test:all`). `day`: today's part of files and matrices (`npm test`). Else: today's part of matrices. */
  readonly tier?: string | undefined;
  /** Day whose part is tested, `YYYY-MM-DD`; default: today. Setting it repeats the run of another day. */
  readonly seed?: string | undefined;
  /** Names of changed folders and test files (tests/run.mjs), separated by commas: their tests run every day. */
  readonly changed?: string | undefined;
}

/** Selects the part of tests and matrices that runs on a day, so that all of it runs within a cycle of several days. */
export function createTier({ tier, seed = new Date().toISOString().slice(0, 10), changed = "" }: Environment) {
  const isWhole = tier === "all";
  /** Whether only a part of the files runs. A suite started by itself runs every file that is asked for. */
  const isDay = tier === "day";
  const day = Date.parse(`${seed}T00:00:00Z`) / 86_400_000;
  if (Number.isNaN(day)) throw new Error(`TEST_SEED is no day in the form YYYY-MM-DD: ${seed}`);
  const names = changed.split(",").filter(Boolean);
  /** Index of the day in a cycle of `share` days. */
  const turn = (share: number, start = 0) => (((day + start) % share) + share) % share;

  return {
    isWhole,
    seed,
    /** Every `share`-th item, starting at a different one each day: within `share` consecutive days each item is selected once. */
    dealt<T>(items: readonly T[], share: number): readonly T[] {
      if (isWhole) return items;
      const first = turn(share);
      return items.filter((_, index) => index % share === first);
    },
    /** One of the items, a different one each day; the start depends on the name. */
    dealtTo<T>(name: string, items: readonly T[]): readonly T[] {
      if (isWhole) return items;
      const place = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
      const index = turn(items.length, place);
      return items.slice(index, index + 1);
    },
    /**
     * Today's files, plus those of changed names. Each file runs on one of every `share` days. That day is pseudorandom, because with a
     * fixed interval a part of the matrix within the file could always fall on days on which the file doesn't run.
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
