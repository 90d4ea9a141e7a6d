import type { EngineName } from "./engine.ts";

/** What isn't right yet in an engine, by the title of the test that shows it, and what is known. The README's table tells them. */
export const openFaults: Readonly<Partial<Record<EngineName, Readonly<Record<string, string>>>>> = {};

/** The named tests of a group without those that are known to fail. */
export function provable<Run>(name: EngineName, all: Readonly<Record<string, Run>>): readonly [string, Run][] {
  return Object.entries(all).filter(([title]) => openFaults[name]?.[title] === undefined);
}
