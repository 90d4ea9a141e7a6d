import type { Invoice } from "../api/billing.ts";
import type { BilledPassenger } from "../api/billing-passengers.ts";
import { compareText } from "../text/text.ts";
import { type LineCause, lineCauses, toLineEffects } from "./causes.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** Causes of the difference between the sum of all lines and that of the previous month. */
type Cause = "added" | "removed" | LineCause;

interface CauseSum {
  readonly cause: Cause;
  /** Number of people with this cause. */
  readonly count: number;
  readonly effect: Kurus;
}

/** A person on both invoices whose amount has changed. */
interface ChangedLine {
  readonly before: BilledPassenger;
  readonly after: BilledPassenger;
  readonly difference: Kurus;
}

/** A month's lines compared with those of the previous month. */
export interface Comparison {
  readonly before: Kurus;
  readonly after: Kurus;
  /** Causes with an effect; they add up to the difference. */
  readonly causes: readonly CauseSum[];
  readonly added: readonly BilledPassenger[];
  readonly removed: readonly BilledPassenger[];
  /** Ordered by the size of the change, greatest first. */
  readonly changed: readonly ChangedLine[];
  readonly hasOtherPlan: boolean;
}

/** People added and removed, and changed amounts with their causes. People are matched by name, and those of the same name by route. */
export function compareInvoices(after: Invoice, before: Invoice): Comparison {
  const { pairs, added, removed } = matchPeople(after.passengers, before.passengers);
  const [sumBefore, sumAfter] = [totalOf(before.passengers), totalOf(after.passengers)];
  return {
    before: sumBefore,
    after: sumAfter,
    causes: toCauses(added, removed, pairs),
    added: added.toSorted(byName),
    removed: removed.toSorted(byName),
    changed: pairs
      .map(([was, is]) => ({ before: was, after: is, difference: (is.total ?? 0) - (was.total ?? 0) }))
      .filter(({ difference }) => difference !== 0)
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
    hasOtherPlan: after.planName !== before.planName,
  };
}

const totalOf = (passengers: readonly BilledPassenger[]): Kurus => sumKurus(passengers.map(({ total }) => total)) ?? 0;

type Pair = readonly [before: BilledPassenger, after: BilledPassenger];

function toCauses(
  added: readonly BilledPassenger[],
  removed: readonly BilledPassenger[],
  pairs: readonly Pair[],
): readonly CauseSum[] {
  const effects = pairs.map(([before, after]) => toLineEffects(before, after));
  const sums: readonly CauseSum[] = [
    { cause: "added", count: added.length, effect: totalOf(added) },
    { cause: "removed", count: removed.length, effect: -totalOf(removed) },
    ...lineCauses.map((cause) => {
      const own = effects.map((effect) => effect[cause]).filter((effect) => effect !== 0);
      return { cause, count: own.length, effect: own.reduce((sum, effect) => sum + effect, 0) };
    }),
  ];
  return sums.filter(({ count }) => count > 0);
}

const byName = (a: BilledPassenger, b: BilledPassenger) => compareText(a.name ?? "", b.name ?? "");

function matchPeople(after: readonly BilledPassenger[], before: readonly BilledPassenger[]) {
  const waiting = new Map<string | null, BilledPassenger[]>();
  for (const passenger of before) {
    const namesakes = waiting.get(passenger.name);
    if (namesakes) namesakes.push(passenger);
    else waiting.set(passenger.name, [passenger]);
  }
  const pairs: Pair[] = [];
  const take = (passenger: BilledPassenger, isSame: (other: BilledPassenger) => boolean): boolean => {
    const namesakes = waiting.get(passenger.name) ?? [];
    const index = namesakes.findIndex(isSame);
    const [found] = index < 0 ? [] : namesakes.splice(index, 1);
    if (found) pairs.push([found, passenger]);
    return found !== undefined;
  };
  const newcomers = after.filter((passenger) => !take(passenger, ({ route }) => route === passenger.route));
  const added = newcomers.filter((passenger) => !take(passenger, () => true));
  return { pairs, added, removed: [...waiting.values()].flat() };
}
