import { expect } from "chai";
import { dealt, isWhole } from "../../helpers/tier.ts";
import { checkCell, isApplicable, learnBase, toUnsaid } from "./check.ts";
import { faults } from "./faults.ts";
import { callsOfThePortal, type Scenario, scenarios } from "./scenarios.ts";
import { calls, createMatrixStage, type MatrixStage } from "./stage.ts";

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

/** Every call in every element that makes it. */
const pairs = calls.flatMap((call) =>
  scenarios.filter((scenario) => scenario.calls.includes(call)).map((scenario) => ({ call, scenario })),
);

/** Runs it twice and returns the second result: the first run loads code that is imported late. */
async function twice<Result>(go: () => Promise<Result>): Promise<Result> {
  await go();
  return go();
}

const scenariosOf = (part: number, parts: number) => {
  if (isWhole) return scenarios.filter((_, place) => place % parts === part);
  return part === 0 ? dealt(scenarios, 8) : [];
};

/** Tests some of the cells each day (`npm test`), or all of them. fault-matrix/table.mjs parses the titles. */
export function runMatrix(part: number, parts: number): void {
  describe("Fault matrix", function () {
    this.timeout(240_000);
    if (part === 0) {
      it("every call of core/api has its scenario, and every scenario its calls", () => {
        const tried = [...new Set(scenarios.flatMap((scenario) => scenario.calls)), ...callsOfThePortal];
        expect(tried.toSorted().join("\n")).to.equal([...calls].toSorted().join("\n"));
      });
    }
    for (const scenario of scenariosOf(part, parts)) {
      const own = pairs.filter((pair) => pair.scenario === scenario);
      const all = own.flatMap(({ call }) =>
        faults.filter((fault) => isApplicable(scenario, call, fault)).map((fault) => ({ call, fault })),
      );
      const cells = dealt(all, 31);
      if (cells.length === 0) continue;
      describe(scenario.name, () => {
        let stage: MatrixStage;
        let stop = () => undefined as void;
        before(async () => {
          stage = await stageOf(scenario);
          stop = stage.start();
          const sent = await twice(() => learnBase(stage, scenario));
          if (scenario.reach || scenario.write) return;
          const made = [...new Set(sent.map(({ call }) => call))].toSorted().join("\n");
          expect(made, "what it calls").to.equal([...scenario.calls].toSorted().join("\n"));
        });
        after(() => stage.rest(stop));
        for (const { call, fault } of cells) {
          const isOpen = scenario.open?.[call]?.includes(fault.name) ?? false;
          const unsaid = toUnsaid(scenario, call, fault);
          it(`${call} · ${fault.name}${isOpen ? " (open)" : ""}${unsaid ? ` (unsaid: ${unsaid})` : ""}`, async () => {
            const check = () => checkCell(stage, scenario, call, fault);
            const problems = await (isWhole ? check() : twice(check));
            if (isOpen && problems.length === 0) throw new Error("It holds: take it off the open ones.");
            if (problems.length > 0 && !isOpen) throw new Error(problems.join("\n"));
          });
        }
      });
    }
  });
}
