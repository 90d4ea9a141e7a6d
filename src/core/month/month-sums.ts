import { currentPlan } from "../billing/sums.ts";
import { addMonths, type Month, toProviderMonthName } from "../time/month.ts";
import type { MonthFacts } from "./month-facts.ts";
import { monthsBefore, type PartKind } from "./month-parts.ts";
import { type MonthRun, type RouteUse, type MonthRoute } from "./seats/seat-use.ts";
import type { Known, MissingReason, MonthSums } from "./summary.ts";

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
export function toPastSums(facts: MonthFacts): readonly MonthSums[] {
  return monthsBefore(facts.month).map((month): MonthSums => {
    const counts = facts.pastCounts.get(month);
    const isFailed = facts.missing.some(({ part }) => part.kind === "counts" && part.month === month);
    const ofCount = (value: number | null | undefined): Known => value ?? (isFailed ? "failed" : "not-kept");
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
      seatBoardings: facts.knownSeatRoutes.length === 0 ? "no-seats" : ofCount(seatBoardings),
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

/** CO₂ avoided, in kg. The provider gives the amount of its latest month only, and names months without a year. */
function ofEmissions(facts: MonthFacts): Known {
  const { emissions, month, today } = facts;
  if (!emissions) return hasFailed(facts, "emissions") ? "failed" : "not-kept";
  // Only accepted for this or last month: without a year, the same month of an earlier year has the same name.
  const isRecent = today !== "" && month >= addMonths(today.slice(0, 7), -1);
  const isLatest = isRecent && emissions.months.at(-1) === toProviderMonthName(month);
  return isLatest && emissions.co2Amount !== null ? emissions.co2Amount : "not-kept";
}
