import { expect, test } from "vitest";
import { toProviderRows } from "../../../src/widgets/month-report/sections/emission.tsx";

test.each([
  ["of the last month", "2026-10", "40"],
  ["nothing of the same month a year ago, whose name is the same", "2025-11", "-"],
  ["nothing of an earlier month", "2026-09", "-"],
])("shows the provider's trees: %s", (_what, month, trees) => {
  const months = ["Ara", "Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas"];
  const treesByMonths = months.map((name) => (name === "Eki" ? 40 : 39));
  const emissions = { months, treesByMonths, treeTrend: null, co2Amount: null, co2Trend: null };
  const rows = toProviderRows({ month, today: "2026-11-19", emissions });
  expect(rows?.at(-1)).toEqual(["Ağaç eşdeğeri, bu ay", trees]);
});
