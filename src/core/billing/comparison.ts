import type { Invoice } from "../api/billing.ts";
import type { BilledPassenger } from "../api/billing-rows.ts";
import { compareText } from "../text/text.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** Causes of the difference between a person's line and the one of the previous month. */
export const lineCauses = ["prices", "distance", "passages", "fuel", "discount", "rest"] as const;
type LineCause = (typeof lineCauses)[number];

type LineEffects = Readonly<Record<LineCause, Kurus>>;

const passages = ["toll", "bridge", "avrasya"] as const;
const none: LineEffects = { prices: 0, distance: 0, passages: 0, fuel: 0, discount: 0, rest: 0 };
/** Kuruş; the greatest difference that rounding a line's eight amounts can cause. */
const roundingLimit = 8;

/**
 * The difference of two lines of one person, split by cause; the effects add up to it exactly. Changes of amounts are computed with
 * the old discount, a change of the discount with the new amounts. The unexplained remainder is `rest`: for example a month that is
 * billed for some of its days only, or a line with a missing amount.
 */
export function toLineEffects(before: BilledPassenger, after: BilledPassenger): LineEffects {
  const difference = (after.total ?? 0) - (before.total ?? 0);
  const [was, is] = [toAmounts(before), toAmounts(after)];
  if (!was || !is) return { ...none, rest: difference };
  const kept = 1 - was.discount;
  const byDistance = was.metres > 0 ? was.distance * (is.metres / was.metres - 1) : 0;
  const effects = {
    prices: Math.round((is.base - was.base + (is.distance - was.distance - byDistance)) * kept),
    distance: Math.round(byDistance * kept),
    passages: Math.round((is.passages - was.passages) * kept),
    fuel: Math.round((is.fuel - was.fuel) * kept),
    discount: Math.round(is.sum * (was.discount - is.discount)),
  };
  const rest = difference - Object.values(effects).reduce((sum, effect) => sum + effect, 0);
  if (Math.abs(rest) > roundingLimit) return { ...effects, rest };
  const greatest = lineCauses
    .filter((cause) => cause !== "rest")
    .reduce((best, cause) => (Math.abs(effects[cause]) > Math.abs(effects[best]) ? cause : best));
  return { ...effects, rest: 0, [greatest]: effects[greatest] + rest };
}

/** Null where an amount is missing, because then no causes can be computed. A missing discount counts as none. */
function toAmounts({ base, distanceCost, gas, metres, discount, extraDiscount, ...line }: BilledPassenger) {
  const ways = passages.map((name) => line[name]);
  if (line.total === null || base === null || distanceCost === null || gas === null) return null;
  if (metres === null || ways.some((way) => way === null)) return null;
  const sumOfWays = ways.reduce<number>((sum, way) => sum + (way ?? 0), 0);
  return {
    base,
    distance: distanceCost,
    passages: sumOfWays,
    fuel: gas,
    metres,
    sum: base + distanceCost + sumOfWays + gas,
    discount: ((discount ?? 0) + (extraDiscount ?? 0)) / 100,
  };
}

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
