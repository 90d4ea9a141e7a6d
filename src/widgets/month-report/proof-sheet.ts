import { type Kurus, toLira } from "../../core/billing/money.ts";
import type { ProofRow } from "../../core/month/proof/proof.ts";
import { isKnown } from "../../core/month/summary.ts";
import { formatNumber } from "../../core/text/format.ts";
import type { Sheet, SheetColumn } from "../kit/sheet/model.ts";
import type { PackInput } from "./month-workbook.ts";
import { packMessages as texts, proofMessages } from "./month-report.messages.ts";
import { toWhy } from "./proof/proof.model.ts";

/** A row of the sheet: a person, or a sum or check of the invoice. */
interface Entry {
  readonly kind: keyof typeof texts.kinds;
  readonly name: string | null;
  readonly row: ProofRow | null;
  readonly billed: Kurus | null;
  readonly expected: Kurus | null;
  readonly count: number | null;
}

/** All people with decision and remark, then the invoice's own sums, the checks of its totals, and its rule on months in part. */
export function proofSheet({ analysis, decisions }: PackInput): Sheet<unknown> {
  const proof = analysis.$proof.get();
  const { net, people } = analysis.$sums.get();
  const decisionOf = ({ row }: Entry) => (row ? decisions[row.id] : undefined);
  const columns: readonly SheetColumn<Entry>[] = [
    { header: texts.kind, type: "text", value: ({ kind }) => texts.kinds[kind] },
    { header: texts.group, type: "text", value: ({ row }) => row && proofMessages.groups[row.group] },
    { header: proofMessages.person, type: "text", value: ({ name }) => name },
    { header: proofMessages.route, type: "text", value: ({ row }) => row?.route },
    { header: proofMessages.why, type: "text", value: ({ row }) => row && toWhy(row) },
    { header: proofMessages.billed, type: "money", value: ({ billed }) => toLira(billed) },
    { header: proofMessages.expected, type: "money", value: ({ expected }) => toLira(expected) },
    {
      header: proofMessages.differenceHead,
      type: "money",
      value: ({ billed, expected }) => (billed === null || expected === null ? null : toLira(billed - expected)),
    },
    { header: texts.count, type: "integer", value: ({ count }) => count },
    { header: proofMessages.boardings, type: "integer", value: ({ row }) => row?.rides.boardings },
    { header: proofMessages.absences, type: "integer", value: ({ row }) => row?.rides.absences },
    {
      header: proofMessages.decision,
      type: "text",
      value: (entry) => {
        const kind = decisionOf(entry)?.kind;
        return kind ? proofMessages.decisions[kind] : null;
      },
    },
    { header: proofMessages.remark, type: "text", value: (entry) => decisionOf(entry)?.remark },
  ];
  const rows = proof?.groups.flatMap((group) => group.rows.map(toEntry)) ?? [];
  const checks = (proof?.totals.checks ?? []).map(({ name, found, expected }): Entry => {
    const isCount = name === "count";
    return {
      kind: "check",
      name: proofMessages.checks[name],
      row: null,
      billed: isCount ? null : found,
      expected: isCount ? null : expected,
      count: isCount ? found : null,
    };
  });
  const sums: readonly Entry[] = [
    { kind: "net", name: null, row: null, billed: isKnown(net) ? net : null, expected: null, count: null },
    { kind: "people", name: null, row: null, billed: null, expected: null, count: isKnown(people) ? people : null },
  ];
  const wholeMonths = proof?.wholeMonths ?? 0;
  const rules: readonly Entry[] =
    wholeMonths === 0
      ? []
      : [
          {
            kind: "rule",
            name: proofMessages.wholeMonths(formatNumber(wholeMonths, 0)),
            row: null,
            billed: null,
            expected: null,
            count: wholeMonths,
          },
        ];
  return { name: texts.sheets.proof, columns, rows: [...rows, ...sums, ...checks, ...rules] };
}

function toEntry(row: ProofRow): Entry {
  const isWhole = row.group === "never-travelled" || row.group === "same-name";
  return {
    kind: row.line ? "line" : "unbilled",
    name: row.name,
    row,
    billed: row.line?.total ?? null,
    // No expected amount where the whole line is in question.
    expected: isWhole ? null : (row.check?.total.expected ?? null),
    count: null,
  };
}
