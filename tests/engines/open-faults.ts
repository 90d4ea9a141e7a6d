import type { EngineName } from "./engine.ts";

/** Known failures by engine and test title, with what is known about them. They are listed in the README's table. */
export const openFaults: Readonly<Partial<Record<EngineName, Readonly<Record<string, string>>>>> = {};

/** The named tests of a group without those that are known to fail. */
export function provable<Run>(name: EngineName, all: Readonly<Record<string, Run>>): readonly [string, Run][] {
  return Object.entries(all).filter(([title]) => openFaults[name]?.[title] === undefined);
}
