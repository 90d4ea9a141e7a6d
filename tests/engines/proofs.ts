import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, type RunnerTask } from "vitest";
import type { Engine, EngineName } from "./engine.ts";

/** Browser features that may be missing, with the expression that detects them; the table in docs/quality.md explains the effect on users. */
const features = {
  trustedTypes: '"trustedTypes" in globalThis',
  foundMarks: '"highlights" in CSS',
  moveBefore: '"moveBefore" in Element.prototype',
  growingFields: 'CSS.supports("field-sizing: content")',
};

export interface Proof {
  readonly engine: EngineName;
  readonly version: string;
  readonly features: Readonly<Record<keyof typeof features, boolean>>;
  /** Number of passed tests, by title of their group. */
  readonly passed: Readonly<Record<string, number>>;
  readonly failed: number;
}

const folder = new URL("../.output/engines/", import.meta.url);

/** Records the results of a whole run in an engine, for the table in docs/quality.md (tests/engines/table.mjs). */
export function writeProofs(name: EngineName, part: string, engine: () => Engine | undefined): void {
  // Vitest derives from the empty pattern that no fixture is used.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(async ({}, suite) => {
    const browser = engine();
    if (browser === undefined) return;
    const passed: Record<string, number> = {};
    let failed = 0;
    let left = 0;
    const count = (tasks: readonly RunnerTask[], group: string) => {
      for (const task of tasks) {
        if (task.type === "suite") count(task.tasks, task.name);
        else if (task.result?.state === "pass") passed[group] = (passed[group] ?? 0) + 1;
        else if (task.result?.state === "fail") failed += 1;
        else left += 1;
      }
    };
    count(suite.tasks, part);
    // A run of selected tests is not recorded.
    if (left > 0) return;
    const found = Object.entries(features).map(
      async ([feature, expression]) => [feature, await browser.evaluate<boolean>(expression)] as const,
    );
    const proof: Proof = {
      engine: name,
      version: browser.version,
      features: Object.fromEntries(await Promise.all(found)) as Proof["features"],
      passed,
      failed,
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(`${name}-${part}.json`, folder), `${JSON.stringify(proof, null, 2)}\n`);
  });
}
