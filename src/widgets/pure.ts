/*
 * npm: `import { configure, define } from "shuttle-widgets/pure"`. Importing it does nothing: no element is defined, nothing is
 * asked for, and it may be imported where there is no page (a server that renders HTML).
 */
import { type ElementName, elements } from "./elements.ts";

export { version } from "../core/platform/registry.ts";
export { configure, type Configuration } from "./configure.ts";
export { type ElementName, elementNames } from "./elements.ts";
export { diagnose, type DiagnosticReport, type Finding, type FindingCode } from "./diagnose.ts";

/**
 * Loads the code of the named elements and defines them; resolves when all are defined. Naming one again is harmless. Rejects
 * when the code of one can't be loaded (the network), and may then be called again.
 */
export async function define(...names: readonly ElementName[]): Promise<void> {
  await Promise.all(names.map((name) => elements[name]()));
}
