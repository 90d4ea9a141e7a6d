import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** So many of the items in even steps, hence evenly over the files that they come from; each seed begins at another one. */
export function evenly(items, size, seed = 0) {
  if (items.length <= size) return items;
  // The golden ratio spreads the first steps' places whatever the seeds are.
  const start = (seed * 0.618_033_988_75) % 1;
  return Array.from({ length: size }, (_, step) => items[Math.floor(((step + start) * items.length) / size)]);
}

/**
 * Takes all mutants of a room but a sample out of the run, before the tests. Stryker knows only its own word for that: they
 * don't compile, which no mutant here is tried for. It hands over all of a room's mutants at once, in the order of the files.
 */
class SampleChecker {
  #chosen = new Set();

  init() {}

  group(mutants) {
    const ids = mutants.map(({ id }) => id);
    const { MUTANTS_SAMPLE, MUTANTS_SEED } = process.env;
    this.#chosen = new Set(evenly(ids, Number(MUTANTS_SAMPLE), Number(MUTANTS_SEED)));
    return [ids];
  }

  check(mutants) {
    const judge = ({ id }) =>
      this.#chosen.has(id)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: "not in the sample" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, judge(mutant)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
