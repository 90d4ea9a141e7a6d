import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveElementTests } from "./elements-page.ts";
import type { Engine, EngineName } from "./engine.ts";
import { starts } from "./find.ts";
import { writeProofs } from "./proofs.ts";
import { servePortal } from "./serve.ts";

interface Suite {
  readonly name: string;
  readonly suites: readonly Suite[];
  readonly tests: readonly Test[];
}
interface Test {
  readonly name: string;
  readonly passed: boolean;
  /** ms */
  readonly duration?: number | null;
  readonly error?: { readonly message: string; readonly stack?: string };
}
interface TestRun {
  readonly result: { readonly testResults?: Suite; readonly errors: readonly { readonly message: string }[] } | null;
}

const folder = new URL("../elements/", import.meta.url);
const withContract = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => readFileSync(new URL(name, folder), "utf8").includes("runContractSuite("))
  .map((name) => name.replace(/\.test\.ts$/, ""));

/** Test files of what all elements share: events, calls, tokens and retries, tested with two elements. */
const ofAll = ["lifecycle", "session"];

const flatten = ({ name, tests, suites }: Suite): (Test & { readonly path: string })[] => [
  ...tests.map((test) => ({ ...test, path: `${name} › ${test.name}` })),
  ...suites.flatMap(flatten),
];

/** Runs the element tests in a company's page that loads the built elements and their API from another origin. */
export function elementsIn(name: EngineName): void {
  describe(name, () => {
    let engine: Engine;
    let portal: Awaited<ReturnType<typeof servePortal>>;
    let pages: Awaited<ReturnType<typeof serveElementTests>>;

    beforeAll(async () => {
      [engine, portal] = await Promise.all([starts[name](), servePortal()]);
      pages = await serveElementTests(portal.address, portal.fetch);
      console.log(engine.version);
    });
    afterAll(async () => {
      await engine?.close();
      await pages?.stop();
      await portal?.stop();
    });
    writeProofs(name, "elements", () => engine);

    const run = async (file: string, grep: string) => {
      await engine.open(pages.addressOf(file, grep));
      let state: TestRun = { result: null };
      await expect
        .poll(async () => (state = await engine.evaluate<TestRun>("globalThis.testRun")).result, {
          timeout: 400_000,
          interval: 100,
        })
        .not.toBeNull();
      const errors = (state.result?.errors ?? []).map(({ message }) => message);
      const tests = state.result?.testResults ? flatten(state.result.testResults) : [];
      // Tests left out by `grep` have no duration.
      const ran = tests.filter(({ duration, error }) => typeof duration === "number" || Boolean(error));
      const failed = ran
        .filter(({ passed }) => !passed)
        .map(
          ({ path, error }) =>
            `${path}: ${error?.message.slice(0, 2000)}\n${error?.stack?.split("\n").slice(0, 4).join("\n")}`,
        );
      expect([...errors, ...failed].join("\n\n")).toBe("");
      expect(ran.length).toBeGreaterThan(0);
    };

    it.each(withContract)("%s keeps the contract in a page of another origin", (file) =>
      run(file, "keeps the contract"),
    );
    it.each(ofAll)("%s: what holds for all elements and their session", (file) => run(file, ""));
  });
}
