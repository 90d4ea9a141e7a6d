/*
 * npm: `import { configure, define } from "shuttle-widgets/pure"`. Importing it has no side effects: no element is
 * defined and no request is sent, so that it may also be imported on a server that renders HTML.
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
