import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Selects `size` items in even steps, and thus evenly from all files. The seed changes the start. */
export function evenly(items, size, seed = 0) {
  if (items.length <= size) return items;
  // Multiples of the golden ratio are spread evenly, so different seeds give different starts.
  const start = (seed * 0.618_033_988_75) % 1;
  return Array.from({ length: size }, (_, step) => items[Math.floor(((step + start) * items.length) / size)]);
}

/**
 * Removes all mutants outside of the sample before the tests run. Stryker can only do that by reporting that they don't compile, a status
 * that isn't used otherwise. Stryker passes all of a room's mutants at once, in the order of the files.
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
