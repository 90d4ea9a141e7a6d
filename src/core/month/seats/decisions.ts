import type { ReadableAtom } from "nanostores";
import * as v from "valibot";
import { createPersonalValue } from "../../platform/personal-value.ts";
import type { Session } from "../../session/session.ts";
import { cutUnits } from "../../text/text.ts";
import type { Month } from "../../time/month.ts";
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
export const decisionsSchema = v.record(
  v.string(),
  v.object({ kind: v.nullable(v.picklist(decisionKinds)), remark: v.pipe(v.string(), v.maxLength(longestRemark)) }),
);
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const storedThresholds = v.object({ use: percent, late: percent });

export interface DecisionBook {
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
export function createDecisions(session: Session, month: Month): DecisionBook {
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

interface ThresholdBook {
  readonly $thresholds: ReadableAtom<Thresholds>;
  set(thresholds: Thresholds): void;
}

/** The user's limits for marking values, stored once for all months. */
export function createThresholds(session: Session): ThresholdBook {
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
