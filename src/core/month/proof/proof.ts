import type { Invoice } from "../../api/billing.ts";
import type { BilledPassenger } from "../../api/billing-passengers.ts";
import type { BillingChange } from "../../api/billing-rows.ts";
import { type Kurus, sumKurus } from "../../billing/money.ts";
import { compareText } from "../../text/text.ts";
import { addDays, type Day, daysBetween } from "../../time/day.ts";
import { isWorkday } from "../../time/holidays.ts";
import { addMonths, type Month } from "../../time/month.ts";
import { checkLine, findRules, type InvoiceRules, type LineCheck, type LineContext } from "./line-check.ts";
import { createNameKeys, type MonthBooking, toSeatKey } from "../month-booking.ts";
import { areTwo, collectRides, type RideEvidence, toEvidence } from "./rides.ts";
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
  const toContext = createContexts(input, rules, keyOf);
  const changes = groupBy(
    input.invoice.changeLogs.flatMap((office) => office.changes).filter(({ passenger }) => passenger !== null),
    ({ passenger }) => keyOf(passenger),
  );
  const changesOf = (name: string | null, route: string | null) =>
    (changes.get(keyOf(name)) ?? []).filter((change) => change.route === null || keyOf(change.route) === keyOf(route));

  /** Keys of name and route without a line that are already listed with the person's line on another route. */
  const claimed = new Set<string>();
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
      const isCertain = line.name !== null && same.length === 1 && !own?.hasTwins && people(nameKey).onRoute(seat) <= 1;
      // Without the list of employees another person of this name may have travelled on those routes.
      const elsewhere = isOne && people(nameKey).isKnown ? free : [];
      for (const ride of elsewhere) claimed.add(toSeatKey(nameKey, keyOf(ride.routeName)));
      const hasTravelled = (own?.boardings ?? 0) > 0 || elsewhere.length > 0;
      const isOpen = !hasTravelled && free.length > 0 && elsewhere.length === 0;
      if (isOpen) for (const ride of free) claimed.add(toSeatKey(nameKey, keyOf(ride.routeName)));
      const check = checkLine(line, toContext(line, changesOf(line.name, line.route)));
      const group: ProofGroup =
        !isCertain || isOpen
          ? "same-name"
          : !hasTravelled
            ? "never-travelled"
            : check.reasons.length > 0
              ? "amount"
              : "verified";
      const difference = check.difference === null ? null : Math.abs(check.difference);
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
    if (ride.boardings === 0 || lines.has(seat) || claimed.has(seat)) continue;
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
      group: ride.name === null || ride.hasTwins || (isBilledElsewhere && !isOther) ? "same-name" : "not-billed",
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
  return { groups, questioned, totals: checkTotals(input.invoice), explained, rules };
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
  const monthDays = daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
  return (line: BilledPassenger, changes: readonly BillingChange[]): LineContext => {
    const then = previous.get(toSeatKey(keyOf(line.name), keyOf(line.route))) ?? [];
    return {
      pricing: invoice.pricing,
      rules,
      before: then.length === 1 ? (then[0] ?? null) : null,
      hasChange: changes.length > 0,
      shares: changes.flatMap((change) => sharesOf(change, month)),
      monthDays,
    };
  };
}

const countWorkdays = (start: Day, stop: Day) =>
  Array.from({ length: daysBetween(start, stop) }, (_, index) => addDays(start, index)).filter(isWorkday).length;

/** Shares of the month for which a seat added or removed within it may be billed: by days, and by workdays. */
function sharesOf({ type, day }: BillingChange, month: Month): number[] {
  if (day === null || !day.startsWith(month) || type === "other") return [];
  const [first, end] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const [from, until] = type === "passenger_added" ? [day, end] : [first, day];
  const ofDays = daysBetween(from, until) / daysBetween(first, end);
  const ofWorkdays = countWorkdays(from, until) / countWorkdays(first, end);
  return [ofDays, ofWorkdays].filter((share) => share > 0 && share < 1);
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
