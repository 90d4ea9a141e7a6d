import * as v from "valibot";
import { isMonth, type Month } from "../../time/month.ts";
import { decisionsSchema, type ProofDecisions } from "./decisions.ts";

/** What the file is about; it is read only for the same month of the same company. */
interface Subject {
  readonly month: Month;
  /** Id of the company; null: not known to the page. */
  readonly company: string | null;
}

const format = "shuttle-month-decisions/1";
const fileSchema = v.object({
  format: v.literal(format),
  month: v.custom<Month>((text) => typeof text === "string" && isMonth(text)),
  company: v.nullable(v.string()),
  decisions: decisionsSchema,
});

type DecisionFile =
  | { readonly status: "read"; readonly decisions: ProofDecisions }
  | { readonly status: "other-month"; readonly month: Month }
  | { readonly status: "other-company" | "unreadable" };

/** Largest file in bytes: more than a thousand remarks of the greatest length. */
export const largestFile = 2_000_000;

export function toDecisionFile({ month, company }: Subject, decisions: ProofDecisions): string {
  return `${JSON.stringify({ format, month, company, decisions }, null, 1)}\n`;
}

export function readDecisionFile(text: string, { month, company }: Subject): DecisionFile {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: "unreadable" };
  }
  const result = v.safeParse(fileSchema, body);
  if (!result.success) return { status: "unreadable" };
  const file = result.output;
  if (file.company !== null && company !== null && file.company !== company) return { status: "other-company" };
  if (file.month !== month) return { status: "other-month", month: file.month };
  return { status: "read", decisions: file.decisions };
}

interface Comparison {
  /** Decisions and remarks of rows about which the user has decided nothing. */
  readonly added: ProofDecisions;
  /** Those that differ from the user's own. */
  readonly different: ProofDecisions;
  /** Number of entries for rows that the proof doesn't have. */
  readonly unknown: number;
}

/** What a file would change. @param rows ids of the proof's rows */
export function compareDecisions(own: ProofDecisions, read: ProofDecisions, rows: ReadonlySet<string>): Comparison {
  const known = Object.entries(read).filter(([id]) => rows.has(id));
  return {
    added: Object.fromEntries(known.filter(([id]) => own[id] === undefined)),
    different: Object.fromEntries(
      known.filter(([id, { kind, remark }]) => {
        const mine = own[id];
        return mine !== undefined && (mine.kind !== kind || mine.remark !== remark);
      }),
    ),
    unknown: Object.keys(read).length - known.length,
  };
}
