import type { Invoice } from "../api/billing.ts";
import type { BilledPassenger } from "../api/billing-passengers.ts";
import type { ChangeType } from "../api/billing-rows.ts";
import { compareText } from "../text.ts";
import { type Kurus, sumKurus } from "./money.ts";
import { toTotals } from "./totals.ts";

/** What the change log says of one kind of change. */
export interface ChangeSum {
  readonly type: ChangeType;
  readonly count: number;
  readonly effect: Kurus;
}

/** Somebody on both invoices whose line costs something else. */
export interface ChangedLine {
  readonly before: BilledPassenger;
  readonly after: BilledPassenger;
  readonly difference: Kurus;
}

/** A month's lines beside those of the month before. */
export interface Comparison {
  readonly before: Kurus;
  readonly after: Kurus;
  /** By the change log, in the order added, removed, other. */
  readonly changes: readonly ChangeSum[];
  /** What the change log doesn't account for. */
  readonly unexplained: Kurus;
  readonly added: readonly BilledPassenger[];
  readonly removed: readonly BilledPassenger[];
  /** The greatest change first. */
  readonly changed: readonly ChangedLine[];
  readonly hasOtherPlan: boolean;
}

const types: readonly ChangeType[] = ["passenger_added", "passenger_removed", "other"];

/** The change log of all offices, by kind. */
export function toChangeSums(offices: Invoice["changeLogs"]): readonly ChangeSum[] {
  const all = offices.flatMap(({ changes }) => changes);
  return types.map((type) => {
    const rows = all.filter((row) => row.type === type);
    return { type, count: rows.length, effect: sumKurus(rows.map(({ effect }) => effect)) ?? 0 };
  });
}

/** Who came and who left, and what became dearer: people are told apart by name, and of the same name by route. */
export function compareInvoices(after: Invoice, before: Invoice): Comparison {
  const { pairs, added, removed } = matchPeople(after.passengers, before.passengers);
  const changes = toChangeSums(after.changeLogs);
  const [sumBefore, sumAfter] = [before, after].map(({ passengers }) => toTotals(passengers).total ?? 0) as [
    Kurus,
    Kurus,
  ];
  const explained = changes.reduce((sum, { effect }) => sum + effect, 0);
  return {
    before: sumBefore,
    after: sumAfter,
    changes,
    unexplained: sumAfter - sumBefore - explained,
    added: added.toSorted(byName),
    removed: removed.toSorted(byName),
    changed: pairs
      .map(([was, is]) => ({ before: was, after: is, difference: (is.total ?? 0) - (was.total ?? 0) }))
      .filter(({ difference }) => difference !== 0)
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
    hasOtherPlan: after.planName !== before.planName,
  };
}

const byName = (a: BilledPassenger, b: BilledPassenger) => compareText(a.name ?? "", b.name ?? "");

function matchPeople(after: readonly BilledPassenger[], before: readonly BilledPassenger[]) {
  const waiting = new Map<string | null, BilledPassenger[]>();
  for (const passenger of before) {
    const namesakes = waiting.get(passenger.name);
    if (namesakes) namesakes.push(passenger);
    else waiting.set(passenger.name, [passenger]);
  }
  const pairs: (readonly [BilledPassenger, BilledPassenger])[] = [];
  const take = (passenger: BilledPassenger, isSame: (other: BilledPassenger) => boolean): boolean => {
    const namesakes = waiting.get(passenger.name) ?? [];
    const place = namesakes.findIndex(isSame);
    const [found] = place < 0 ? [] : namesakes.splice(place, 1);
    if (found) pairs.push([found, passenger]);
    return found !== undefined;
  };
  const newcomers = after.filter((passenger) => !take(passenger, ({ route }) => route === passenger.route));
  const added = newcomers.filter((passenger) => !take(passenger, () => true));
  return { pairs, added, removed: [...waiting.values()].flat() };
}
