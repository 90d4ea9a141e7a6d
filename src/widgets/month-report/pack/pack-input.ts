import type { ProofDecisions } from "../../../core/month/seats/decisions.ts";
import type { FactorsResult } from "../../../core/month/emission.ts";
import type { MonthAnalysis } from "../../../core/month/month-analysis.ts";
import type { MonthFacts } from "../../../core/month/month-facts.ts";
import type { Thresholds } from "../../../core/month/seats/seat-use.ts";
import type { Month } from "../../../core/time/month.ts";

/** The data of the workbook, as shown on the screen. */
export interface PackInput {
  readonly month: Month;
  readonly facts: MonthFacts;
  readonly analysis: MonthAnalysis;
  readonly decisions: ProofDecisions;
  readonly thresholds: Thresholds;
  readonly factors: FactorsResult;
}
