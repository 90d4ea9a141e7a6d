import { config, expect } from "chai";
import { checkCell, isApplicable, learnBase, toUnsaid } from "./check.ts";
import { type Fault, faults } from "./faults.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { calls, createMatrixStage, type MatrixStage } from "./stage.ts";

// Whole lists of calls in a failure.
config.truncateThreshold = 0;

const attributes = {
  admin: { "company-id": "42", "company-latlng": "41.0772,29.0130", "user-type": "admin" },
  demo: { "account-type": "demo" },
};
const stages = new Map<string, Promise<MatrixStage>>();
function stageOf({ account = "admin" }: Scenario): Promise<MatrixStage> {
  const stage = stages.get(account) ?? createMatrixStage(attributes[account], account);
  stages.set(account, stage);
  return stage;
}

/** Each call meets each fault once: in one of the elements that make it, the next fault in the next of them. */
function cellsOf(scenario: Scenario) {
  return calls.flatMap((call, row) => {
    if (!scenario.calls.includes(call)) return [];
    const isOwn = (fault: Fault, column: number) => {
      const able = scenarios.filter((one) => one.calls.includes(call) && isApplicable(one, call, fault));
      const quick = fault.kind === "odd" ? able.filter(({ isSlow }) => !isSlow) : [];
      const own = quick.length > 0 ? quick : able;
      return own[(row + column) % own.length] === scenario;
    };
    return faults.filter(isOwn).map((fault) => ({ call, fault }));
  });
}

/** Tests the cells of every `parts`-th scenario. */
export function runMatrix(part: number, parts: number): void {
  describe("Fault matrix", function () {
    this.timeout(240_000);
    for (const scenario of scenarios.filter((_, place) => place % parts === part)) {
      const cells = cellsOf(scenario);
      if (cells.length === 0) continue;
      describe(scenario.name, () => {
        let stage: MatrixStage;
        let stop = () => undefined as void;
        before(async () => {
          stage = await stageOf(scenario);
          stop = stage.start();
          // The first time loads code that is imported late.
          await learnBase(stage, scenario);
          const sent = await learnBase(stage, scenario);
          if (scenario.reach || scenario.write) return;
          const made = [...new Set(sent.map(({ call }) => call))];
          expect(made, "the calls that it makes").to.have.members([...scenario.calls]);
        });
        after(() => stage.rest(stop));
        for (const { call, fault } of cells) {
          const unsaid = toUnsaid(scenario, call, fault);
          it(`${call} · ${fault.name}${unsaid ? ` (unsaid: ${unsaid})` : ""}`, async () => {
            const problems = await checkCell(stage, scenario, call, fault);
            if (problems.length > 0) throw new Error(problems.join("\n"));
          });
        }
      });
    }
  });
}
