import type { Invoice } from "../../api/billing.ts";
import type { BilledPassenger, BillingChange } from "../../api/billing-rows.ts";
import { type Kurus, sumKurus } from "../../billing/money.ts";
import { compareText, createNameKeys } from "../../text/text.ts";
import type { Month } from "../../time/month.ts";
import { checkLine, findRules, type InvoiceRules, type LineCheck, type LineContext, toExtent } from "./line-check.ts";
import { type MonthBooking, toSeatKey } from "../month-booking.ts";
import { areTwo, collectRides, daysOf, type RideEvidence, toEvidence, toPartOfMonth, toShares } from "./rides.ts";
import { checkTotals, type ProofTotals } from "./proof-totals.ts";

/** Groups of the proof's rows, in the order of the report. */
export const proofGroups = ["never-travelled", "not-billed", "same-name", "amount", "verified"] as const;
export type ProofGroup = (typeof proofGroups)[number];

export interface ProofRow {
  /** Stable within the month, even when the data are fetched again, because decisions are stored by this id. */
  readonly id: string;
  readonly group: ProofGroup;
  readonly name: string | null;
  readonly route: string | null;
  /** Null: the person travelled and isn't billed. */
  readonly line: BilledPassenger | null;
  readonly check: LineCheck | null;
  readonly rides: RideEvidence;
  /** Entries of the change log about this person. */
  readonly changes: readonly BillingChange[];
  /** The amount in question, without KDV: the whole line, or its difference. Null: nothing in question, or not known. */
  readonly questioned: Kurus | null;
}

interface GroupSum {
  readonly group: ProofGroup;
  readonly rows: readonly ProofRow[];
  /** Sum of the lines' totals; for group `amount`, of the differences. Null: no amount is known. */
  readonly sum: Kurus | null;
}

export interface Proof {
  readonly groups: readonly GroupSum[];
  /** Sum of the amounts in question without KDV; differences count by their absolute value. */
  readonly questioned: Kurus;
  readonly totals: ProofTotals;
  /** Number of people who travelled and aren't billed because the change log has removed them: not in question. */
  readonly explained: number;
  /**
   * Number of people who were added or removed within the month and are billed for all of it, where the invoice bills nobody's part of a
   * month: that is its rule, and they are not in question. Otherwise 0.
   */
  readonly wholeMonths: number;
  readonly rules: InvoiceRules;
}

/** An entry of the list of employees. */
export interface ProofEmployee {
  readonly name: string | null;
  readonly routeName: string | null;
}

interface ProofInput {
  readonly month: Month;
  readonly invoice: Invoice;
  /** Last month's invoice; null: not known, lines aren't compared with it. */
  readonly before: Invoice | null;
  readonly bookings: readonly MonthBooking[];
  /** Null: not known; a name on two routes is then listed for a manual decision. */
  readonly employees: readonly ProofEmployee[] | null;
}

/**
 * Checks each line of a month's invoice against the bookings, and each person who travelled against the lines. People are identified
 * by name and route only. Where that is ambiguous, the row is listed for a manual decision; there is no fuzzy matching.
 */
export function proveInvoice(input: ProofInput): Proof {
  const keyOf = createNameKeys();
  const rides = collectRides(input.bookings, keyOf);
  const people = namesakes(input.employees, keyOf);
  const lines = groupBy(input.invoice.passengers, (line) => toSeatKey(keyOf(line.name), keyOf(line.route)));
  const linesOfName = groupBy(input.invoice.passengers, (line) => keyOf(line.name));
  const ridesOfName = groupBy([...rides.values()], ({ nameKey }) => nameKey);
  const rules = findRules(input.invoice.passengers, input.invoice.pricing);
  const changes = groupBy(
    input.invoice.changeLogs.flatMap((office) => office.changes).filter(({ passenger }) => passenger !== null),
    ({ passenger }) => keyOf(passenger),
  );
  const changesOf = (name: string | null, route: string | null) =>
    (changes.get(keyOf(name)) ?? []).filter((change) => change.route === null || keyOf(change.route) === keyOf(route));
  const isOnly = (line: BilledPassenger, seat: string) =>
    line.name !== null &&
    lines.get(seat)?.length === 1 &&
    rides.get(seat)?.hasNamesakes !== true &&
    people(keyOf(line.name)).onRoute(seat) <= 1;

  /** Days that the change log gives the person of a line; null: the whole month, or it isn't certain whom its entries are about. */
  function partOf(line: BilledPassenger, seat: string): number | null {
    const nameKey = keyOf(line.name);
    const own = changesOf(line.name, line.route);
    const isOnlyOne = linesOfName.get(nameKey)?.length === 1 && people(nameKey).count <= 1;
    if (!isOnly(line, seat)) return null;
    if (!isOnlyOne && own.some(({ route }) => route === null)) return null;
    // Who moved to another route had a seat there; entries of routes that are billed are about the lines of these.
    const others = groupBy(changes.get(nameKey) ?? [], ({ route }) => toSeatKey(nameKey, keyOf(route)));
    const free = [...others].filter(([other, some]) => !lines.has(other) && some.every(({ route }) => route !== null));
    return toPartOfMonth(
      own,
      free.map(([, some]) => some),
      input.month,
    );
  }
  const toContext = createContexts(input, rules, keyOf);
  const contexts = new Map(
    [...lines].flatMap(([seat, same]) =>
      same.map((line) => [line, toContext(line, changesOf(line.name, line.route), partOf(line, seat))] as const),
    ),
  );
  const extents = [...contexts].map(([line, context]) => ({ context, extent: toExtent(line, context) }));
  const isByDays = extents.some(({ context, extent }) => context.shares.length > 0 && extent === "part");
  const whole = extents.filter(({ context, extent }) => context.partOfMonth !== null && extent === "whole");
  const wholeMonths = isByDays ? 0 : whole.length;

  /** Keys of name and route without a line that are already listed with the person's line on another route. */
  const listedSeats = new Set<string>();
  const rows: ProofRow[] = [];
  for (const [seat, same] of lines) {
    for (const line of same) {
      const nameKey = keyOf(line.name);
      const own = rides.get(seat);
      const others = (ridesOfName.get(nameKey) ?? []).filter((ride) => ride !== own && ride.boardings > 0);
      const free = others.filter(({ routeName }) => !lines.has(toSeatKey(nameKey, keyOf(routeName))));
      const isOne =
        linesOfName.get(nameKey)?.length === 1 &&
        people(nameKey).count <= 1 &&
        !areTwo([...(own ? [own] : []), ...free]);
      const isCertain = isOnly(line, seat);
      // Without the list of employees another person of this name may have travelled on those routes.
      const elsewhere = isOne && people(nameKey).isKnown ? free : [];
      for (const ride of elsewhere) listedSeats.add(toSeatKey(nameKey, keyOf(ride.routeName)));
      const hasTravelled = (own?.boardings ?? 0) > 0 || elsewhere.length > 0;
      const isOpen = !hasTravelled && free.length > 0 && elsewhere.length === 0;
      if (isOpen) for (const ride of free) listedSeats.add(toSeatKey(nameKey, keyOf(ride.routeName)));
      const context = contexts.get(line);
      const check = context ? checkLine(line, wholeMonths > 0 ? { ...context, partOfMonth: null } : context) : null;
      const group: ProofGroup =
        !isCertain || isOpen
          ? "same-name"
          : !hasTravelled
            ? "never-travelled"
            : (check?.reasons.length ?? 0) > 0
              ? "amount"
              : "verified";
      const difference = typeof check?.difference === "number" ? Math.abs(check.difference) : null;
      rows.push({
        id: JSON.stringify([nameKey, keyOf(line.route), same.indexOf(line)]),
        group,
        name: line.name,
        route: line.route,
        line,
        check,
        rides: toEvidence(
          own,
          (isOpen ? free : elsewhere).flatMap(({ routeName }) => routeName ?? []),
        ),
        changes: changesOf(line.name, line.route),
        questioned: group === "verified" ? null : group === "amount" ? difference : line.total,
      });
    }
  }
  let explained = 0;
  for (const [seat, ride] of rides) {
    if (ride.boardings === 0 || lines.has(seat) || listedSeats.has(seat)) continue;
    const found = changesOf(ride.name, ride.routeName);
    if (found.some(({ type }) => type === "passenger_removed")) {
      explained += 1;
      continue;
    }
    const isBilledElsewhere = linesOfName.has(ride.nameKey);
    // There are several employees of this name, and exactly one of them is on this route.
    const isOther = people(ride.nameKey).count > 1 && people(ride.nameKey).onRoute(seat) === 1;
    rows.push({
      id: JSON.stringify([ride.nameKey, keyOf(ride.routeName), "unbilled"]),
      group: ride.name === null || ride.hasNamesakes || (isBilledElsewhere && !isOther) ? "same-name" : "not-billed",
      name: ride.name,
      route: ride.routeName,
      line: null,
      check: null,
      rides: toEvidence(ride, []),
      changes: found,
      questioned: null,
    });
  }
  const groups = proofGroups.map((group) => toGroup(group, rows));
  const questioned = sumKurus(rows.map((row) => row.questioned)) ?? 0;
  return { groups, questioned, totals: checkTotals(input.invoice), explained, wholeMonths, rules };
}

export const proofOrders = ["amount", "name", "route"] as const;
export type ProofOrder = (typeof proofOrders)[number];

/** Sort key of the order by amount: the amount in question, else the billed one; rows without either come last. */
const amountOf = ({ questioned, line }: ProofRow) => questioned ?? line?.total ?? -1;
const compareName = (a: ProofRow, b: ProofRow) => compareText(a.name ?? "", b.name ?? "");
const compareRoute = (a: ProofRow, b: ProofRow) => compareText(a.route ?? "", b.route ?? "");
const comparers: Readonly<Record<ProofOrder, (a: ProofRow, b: ProofRow) => number>> = {
  amount: (a, b) => amountOf(b) - amountOf(a) || compareName(a, b),
  name: (a, b) => compareName(a, b) || compareRoute(a, b),
  route: (a, b) => compareRoute(a, b) || compareName(a, b),
};

/** The greatest amounts first; names and routes in the collation of the page's language. */
export const sortRows = (rows: readonly ProofRow[], order: ProofOrder): readonly ProofRow[] =>
  rows.toSorted(comparers[order]);

function toGroup(group: ProofGroup, all: readonly ProofRow[]): GroupSum {
  const rows = sortRows(
    all.filter((row) => row.group === group),
    "amount",
  );
  const sum = sumKurus(
    rows.map(({ line, check }) => (group === "amount" ? (check?.difference ?? null) : (line?.total ?? null))),
  );
  return { group, rows, sum };
}

function namesakes(employees: readonly ProofEmployee[] | null, keyOf: (name: string | null) => string) {
  const byName = groupBy(employees ?? [], ({ name }) => keyOf(name));
  return (nameKey: string) => ({
    isKnown: employees !== null,
    count: byName.get(nameKey)?.length ?? 0,
    onRoute: (seat: string) =>
      (byName.get(nameKey) ?? []).filter(({ routeName }) => toSeatKey(nameKey, keyOf(routeName)) === seat).length,
  });
}

function createContexts(
  { month, invoice, before }: ProofInput,
  rules: InvoiceRules,
  keyOf: (name: string | null) => string,
) {
  const previous = groupBy(before?.passengers ?? [], (line) => toSeatKey(keyOf(line.name), keyOf(line.route)));
  const monthDays = daysOf(month).length;
  return (line: BilledPassenger, changes: readonly BillingChange[], partOfMonth: number | null): LineContext => {
    const then = previous.get(toSeatKey(keyOf(line.name), keyOf(line.route))) ?? [];
    return {
      pricing: invoice.pricing,
      rules,
      before: then.length === 1 ? (then[0] ?? null) : null,
      hasChange: changes.length > 0,
      shares: toShares(changes, month),
      partOfMonth,
      monthDays,
    };
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
