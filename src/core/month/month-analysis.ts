import { computed, type ReadableAtom } from "nanostores";
import { currentPlan } from "../billing/sums.ts";
import { addMonths, type Month, toProviderMonthName } from "../time/month.ts";
import { toAttendance, toPersonAttendance } from "./attendance.ts";
import { type FactorSet, toActivity, toEmissions } from "./emission.ts";
import { toFairness } from "./fairness.ts";
import type { MonthFacts } from "./month-facts.ts";
import { monthsBefore, type PartKind } from "./month-parts.ts";
import type { MonthReading } from "./month-reading.ts";
import { proveInvoice } from "./proof/proof.ts";
import { costliest, sumWeekdays, toRouteCosts } from "./seats/route-costs.ts";
import { type MonthRoute, type MonthRun, type RouteUse, toSeatUse } from "./seats/seat-use.ts";
import { type Known, type MissingReason, type MonthSums, toSummary } from "./summary.ts";

const add = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const hasFailed = ({ missing }: MonthFacts, kind: PartKind) => missing.some(({ part }) => part.kind === kind);

/** The sums of the report's month, from its rows. */
export function toMonthSums(facts: MonthFacts, uses: readonly RouteUse[]): MonthSums {
  const { month } = facts;
  const areRunsKnown = facts.routes !== null && facts.runs.size === facts.routes.length;
  const ofRuns = (value: number): Known => (areRunsKnown ? value : "failed");
  // Sums exclude days that couldn't be fetched; the report shows how much of the data was read.
  const areBookingsKnown = facts.bookingDays.size > 0;
  const ofBookings = (value: number): Known => (areBookingsKnown ? value : "failed");
  const filled = uses.filter(({ capacity }) => capacity !== null);
  return {
    month,
    runs: ofRuns(add(uses.map(({ runs }) => runs))),
    judged: ofRuns(add(uses.map(({ judged }) => judged))),
    late: ofRuns(add(uses.map(({ late }) => late))),
    boardings: ofBookings(facts.bookings.filter(({ outcome }) => outcome === "boarded").length),
    absences: ofBookings(facts.bookings.filter(({ outcome }) => outcome === "absent").length),
    seatBoardings: filled.length === 0 ? "no-seats" : ofBookings(add(filled.map(({ boardings }) => boardings))),
    capacity: filled.length === 0 ? "no-seats" : add(filled.map(({ capacity }) => capacity ?? 0)),
    ...ofInvoice(facts, month),
    metres: uses.some(({ metres, isFailed }) => metres === null && !isFailed)
      ? "no-way"
      : ofRuns(add(uses.map(({ metres }) => metres ?? 0))),
    ...ofIndicators(facts),
    co2: ofEmissions(facts),
  };
}

/** The sums of the previous months, the oldest first, from their counts and runs. */
function toPastSums(facts: MonthFacts): readonly MonthSums[] {
  return monthsBefore(facts.month).map((month): MonthSums => {
    const counts = facts.pastCounts.get(month);
    const hasFailedPart = (kind: "counts" | "seat-counts") =>
      facts.missing.some(({ part }) => part.kind === kind && part.month === month);
    const ofCount = (value: number | null | undefined): Known =>
      value ?? (hasFailedPart("counts") ? "failed" : "not-kept");
    const runs = toRuns(facts, month);
    const all = runs === null ? [] : runs.flatMap(({ own }) => own);
    // No run at all means that the provider no longer keeps this month's runs.
    const ofRuns = (value: number): Known => (runs === null ? "failed" : all.length === 0 ? "not-kept" : value);
    const seatBoardings = counts?.boardings == null ? null : facts.pastSeatCounts.get(month);
    const metres = runs?.map(({ route, own }) => metresOf(route, own)) ?? [];
    return {
      month,
      runs: ofRuns(all.length),
      judged: ofRuns(all.filter(({ isLate }) => isLate !== null).length),
      late: ofRuns(all.filter(({ isLate }) => isLate).length),
      boardings: ofCount(counts?.boardings),
      absences: ofCount(counts?.absences),
      // Several calls for many routes: the sum of some of them is no figure.
      seatBoardings:
        facts.knownSeatRoutes.length === 0
          ? "no-seats"
          : hasFailedPart("seat-counts")
            ? "failed"
            : ofCount(seatBoardings),
      capacity: facts.knownSeatRoutes.length === 0 ? "no-seats" : ofRuns(capacityOf(facts, runs ?? [])),
      ...ofInvoice(facts, month),
      metres: metres.includes(null) ? "no-way" : ofRuns(add(metres.map((length) => length ?? 0))),
      // The provider gives 28 days back from today only.
      walking: "not-kept",
      duration: "not-kept",
      co2: "not-kept",
    };
  });
}

interface RouteRuns {
  readonly route: MonthRoute;
  readonly own: readonly MonthRun[];
}

/** The runs of each route in the month; null when those of a route are missing. */
function toRuns({ routes, pastRuns }: MonthFacts, month: Month): readonly RouteRuns[] | null {
  if (routes === null || pastRuns.size !== routes.length) return null;
  return routes.map((route) => ({
    route,
    own: (pastRuns.get(route.id) ?? []).filter(({ day }) => day.startsWith(month)),
  }));
}

/** Seats × runs, with the seats of today's vehicles, because the provider doesn't give the vehicles of past runs. */
function capacityOf({ seats }: MonthFacts, runs: readonly RouteRuns[]): number {
  return add(
    runs.map(({ route, own }) => {
      const known = seats.get(route.id);
      return known?.kind === "known" ? known.count * own.length : 0;
    }),
  );
}

/** Metres of all runs of a route; null when the length of a direction that ran isn't known. */
function metresOf({ metres }: MonthRoute, own: readonly MonthRun[]): number | null {
  let sum = 0;
  for (const { timePeriod } of own) {
    const length = metres[timePeriod];
    if (length === null) return null;
    sum += length;
  }
  return sum;
}

function ofInvoice(facts: MonthFacts, month: Month): Pick<MonthSums, "net" | "people"> {
  const invoice = facts.invoices.get(month);
  const net = invoice ? (currentPlan(invoice)?.netTotal ?? null) : null;
  // An invoice without passengers and amount isn't issued yet.
  if (!invoice || (invoice.passengers.length === 0 && !net)) {
    const isFailed = facts.missing.some(({ part }) => part.kind === "invoice" && part.month === month);
    const reason: MissingReason = isFailed ? "failed" : "no-invoice";
    return { net: reason, people: reason };
  }
  return {
    net: net ?? "no-invoice",
    people: invoice.passengerCount ?? invoice.passengers.length,
  };
}

function ofIndicators(facts: MonthFacts): Pick<MonthSums, "walking" | "duration"> {
  const own = (facts.indicators ?? []).filter(({ day }) => day.startsWith(`${facts.month}-`));
  const mean = (values: readonly (number | null)[]): Known => {
    const known = values.filter((value) => value !== null);
    if (known.length > 0) return add(known) / known.length;
    return hasFailed(facts, "indicators") ? "failed" : "not-kept";
  };
  return {
    walking: mean(own.map(({ walkingDistance }) => walkingDistance)),
    duration: mean(own.map(({ duration }) => duration)),
  };
}

/** Whether it is this or last month: an earlier one's name, given without a year, may mean the same month of a later year. */
export const isRecent = ({ month, today }: Pick<MonthFacts, "month" | "today">) =>
  today !== "" && month >= addMonths(today.slice(0, 7), -1);

/** CO₂ avoided, in kg. The provider gives the amount of its latest month only, and names months without a year. */
function ofEmissions(facts: MonthFacts): Known {
  const { emissions, month } = facts;
  if (!emissions) return hasFailed(facts, "emissions") ? "failed" : "not-kept";
  const isLatest = isRecent(facts) && emissions.months.at(-1) === toProviderMonthName(month);
  return isLatest && emissions.co2Amount !== null ? emissions.co2Amount : "not-kept";
}

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
        : toFairness(
            employees.filter(({ isCounted }) => isCounted),
            { walkingDistance: sla?.walkingDistance ?? null, duration: sla?.duration ?? null },
          ),
    ),
    $activity,
    emissionsBy: (set: FactorSet) => computed($activity, (activity) => toEmissions(activity, set)),
  };
}
