import { atom, type ReadableAtom } from "nanostores";
import { parseSetup, type Setup, toSearch } from "./setup.ts";

export interface SetupStore {
  readonly $setup: ReadableAtom<Setup>;
  change(change: (setup: Setup) => Setup): void;
}

/** The set-up, synchronized with the address bar. */
export function createSetupStore(): SetupStore {
  const $setup = atom(parseSetup(location.search));
  addEventListener("popstate", () => $setup.set(parseSetup(location.search)));
  return {
    $setup,
    change(change) {
      const [before, after] = [$setup.get(), change($setup.get())];
      $setup.set(after);
      const address = location.pathname + toSearch(after);
      if (address === location.pathname + location.search) return;
      // Only another element is a history entry; steps of a slider are not.
      if (before.element === after.element) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
    },
  };
}
