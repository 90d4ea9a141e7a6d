import { computed, type ReadableAtom } from "nanostores";
import type { Month } from "../time/month.ts";
import { addMonths } from "../time/month.ts";
import { toAttendance, toPersonAttendance } from "./attendance.ts";
import { type FactorSet, toActivity, toEmissions } from "./emission.ts";
import { toFairness } from "./fairness.ts";
import type { MonthFacts } from "./month-facts.ts";
import type { PartKind } from "./month-parts.ts";
import type { MonthReading } from "./month-reading.ts";
import { toMonthSums, toPastSums } from "./month-sums.ts";
import { proveInvoice } from "./proof/proof.ts";
import { toSeatUse } from "./seats/seat-use.ts";
import { costliest, sumWeekdays, toRouteCosts } from "./seats/route-costs.ts";
import { toSummary } from "./summary.ts";

export type MonthAnalysis = ReturnType<typeof createAnalysis>;

/** Kinds of data that each section needs; a section is complete when all parts of these kinds are fetched or have failed. */
export const sectionKinds = {
  summary: [
    "routes",
    "ways",
    "bookings",
    "runs",
    "driver",
    "drivers",
    "invoice",
    "counts",
    "past-runs",
    "indicators",
    "emissions",
  ],
  proof: ["invoice", "bookings", "employees"],
  seats: ["routes", "ways", "bookings", "runs", "driver", "drivers", "invoice"],
  attendance: ["bookings"],
  fairness: ["employees", "sla"],
  emission: ["routes", "ways", "bookings", "runs", "invoice", "emissions"],
} as const satisfies Readonly<Record<string, readonly PartKind[]>>;
export type MonthSection = keyof typeof sectionKinds;

/** Whether a section is complete, and its failed parts. */
export function sectionState({ settled, missing }: MonthFacts, section: MonthSection) {
  const kinds: readonly PartKind[] = sectionKinds[section];
  return {
    isComplete: kinds.every((kind) => settled.has(kind)),
    missing: missing.filter(({ part }) => kinds.includes(part.kind)),
  };
}

/** The proof needs the bookings of every day: if one day is missing, people would seem not to have travelled. */
export function isProvable(facts: MonthFacts): boolean {
  const { isComplete, missing } = sectionState(facts, "proof");
  return isComplete && !missing.some(({ part }) => part.kind === "bookings");
}

/** The report's sections; each is computed when it is shown, and again only when its data change. */
export function createAnalysis({ $facts }: MonthReading, month: Month) {
  const pick = <Name extends keyof MonthFacts>(name: Name): ReadableAtom<MonthFacts[Name]> =>
    computed($facts, (facts) => facts[name]);
  const $bookings = pick("bookings");
  const $employees = pick("employees");
  const $invoices = pick("invoices");
  const $invoice = computed($invoices, (invoices) => invoices.get(month) ?? null);
  const $uses = computed(
    [pick("routes"), pick("runs"), pick("seats"), $bookings, pick("bookingDays")],
    (routes, runs, seats, bookings, days) => toSeatUse({ routes: routes ?? [], runs, seats, bookings, days }),
  );
  const $costs = computed([$uses, $invoice], toRouteCosts);
  const $sums = computed([$facts, $uses], toMonthSums);
  const $pastSums = computed($facts, toPastSums);
  const $isProvable = computed($facts, isProvable);
  const $proof = computed(
    [$isProvable, $invoices, $bookings, $employees],
    (canProve, invoices, bookings, employees) => {
      const invoice = invoices.get(month);
      const before = invoices.get(addMonths(month, -1)) ?? null;
      return canProve && invoice ? proveInvoice({ month, invoice, before, bookings, employees }) : null;
    },
  );
  const $activity = computed([$bookings, $uses, $invoice], toActivity);
  return {
    $invoice,
    $uses,
    $costs,
    $weekdays: computed($uses, sumWeekdays),
    $costliest: computed($costs, (costs) => costliest(costs, 5)),
    $sums,
    $pastSums,
    $summary: computed([$sums, $pastSums], toSummary),
    $proof,
    $attendance: computed($bookings, toAttendance),
    /** Personal data: computed while it is shown to an administrator only. */
    $people: computed($bookings, toPersonAttendance),
    $fairness: computed([$employees, pick("sla")], (employees, sla) =>
      employees === null
        ? null
        : toFairness(employees, { walkingDistance: sla?.walkingDistance ?? null, duration: sla?.duration ?? null }),
    ),
    $activity,
    emissionsBy: (set: FactorSet) => computed($activity, (activity) => toEmissions(activity, set)),
  };
}
