import type { BilledPassenger } from "../api/billing-passengers.ts";
import type { Kurus } from "./money.ts";

/** Causes of the difference between a person's line and the one of the previous month. */
export const lineCauses = ["prices", "distance", "passages", "fuel", "discount", "rest"] as const;
export type LineCause = (typeof lineCauses)[number];

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
