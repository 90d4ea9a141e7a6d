import type { ReadableAtom } from "nanostores";
import * as v from "valibot";
import { createPersonalValue } from "../../platform/personal-storage.ts";
import type { Session } from "../../session/session.ts";
import { cutUnits } from "../../text/text.ts";
import { isMonth, type Month } from "../../time/month.ts";
import { defaultThresholds, type Thresholds } from "./seat-use.ts";

/** `accept`: the line is correct. `dispute`: to be disputed with the provider. `ask`: to be clarified first. */
const decisionKinds = ["accept", "dispute", "ask"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** The user's decision about a row of the proof. */
export interface ProofDecision {
  /** Null: none yet. */
  readonly kind: DecisionKind | null;
  readonly remark: string;
}

/** Decisions by row id. */
export type ProofDecisions = Readonly<Record<string, ProofDecision>>;

export const longestRemark = 300;
export const noDecision: ProofDecision = { kind: null, remark: "" };

/** Decisions as they are stored, and handed on as a file. */
const decisionsSchema = v.record(
  v.string(),
  v.object({ kind: v.nullable(v.picklist(decisionKinds)), remark: v.pipe(v.string(), v.maxLength(longestRemark)) }),
);
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const storedThresholds = v.object({ use: percent, late: percent });

export interface DecisionStore {
  readonly $decisions: ReadableAtom<ProofDecisions>;
  /** Stores a decision; one without kind and remark is removed. */
  decide(id: string, decision: ProofDecision): void;
  /** Makes the same decision for several rows, null: none; their remarks stay. */
  decideAll(ids: readonly string[], kind: DecisionKind | null): void;
  /** Stores decisions from a file in place of those about the same rows. */
  take(decisions: ProofDecisions): void;
}

function withDecision(all: ProofDecisions, id: string, { kind, remark }: ProofDecision): ProofDecisions {
  const short = cutUnits(remark, longestRemark);
  const { [id]: _, ...others } = all;
  return kind === null && short.trim() === "" ? others : { ...others, [id]: { kind, remark: short } };
}

/** Decisions about one month's invoice, kept in this browser for one user of one company. */
export function createDecisions(session: Session, month: Month): DecisionStore {
  const { $value, change } = createPersonalValue<ProofDecisions>(
    session,
    ["month", `decisions ${month}`],
    decisionsSchema,
    {},
  );
  return {
    $decisions: $value,
    decide: (id, decision) => change((all) => withDecision(all, id, decision)),
    decideAll: (ids, kind) =>
      change((all) => ids.reduce((made, id) => withDecision(made, id, { kind, remark: made[id]?.remark ?? "" }), all)),
    take: (decisions) =>
      change((all) => Object.entries(decisions).reduce((made, [id, one]) => withDecision(made, id, one), all)),
  };
}

interface ThresholdStore {
  readonly $thresholds: ReadableAtom<Thresholds>;
  set(thresholds: Thresholds): void;
}

/** The user's limits for marking values, stored once for all months. */
export function createThresholds(session: Session): ThresholdStore {
  const { $value, change } = createPersonalValue<Thresholds>(
    session,
    ["month", "thresholds"],
    storedThresholds,
    defaultThresholds,
  );
  return {
    $thresholds: $value,
    set: (thresholds) => {
      if (v.is(storedThresholds, thresholds)) change(() => thresholds);
    },
  };
}

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
