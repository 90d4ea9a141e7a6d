import type { Pricing } from "../../api/billing.ts";
import type { BilledPassenger } from "../../api/billing-rows.ts";
import type { Kurus } from "../../billing/money.ts";

/** The parts of an invoice line that have a price of their own. */
export const lineParts = ["base", "distanceCost", "toll", "bridge", "avrasya", "gas"] as const;
export type LinePart = (typeof lineParts)[number];
const passages = ["toll", "bridge", "avrasya"] as const;
type Passage = (typeof passages)[number];

/** Why an invoice line isn't correct. */
export type LineReason =
  /** An amount is missing, so that nothing can be computed. */
  | "missing"
  /** The base price is neither the contract's nor a share of it for a number of days. */
  | "base"
  /** The prices are for a number of days that doesn't follow from the change log, or for the whole month against it. */
  | "days"
  /** The distance's cost isn't distance × price. */
  | "distance"
  /** Distance differs from last month's without an entry in the change log. */
  | "distance-changed"
  /** A passage is billed twice, … */
  | "passage-twice"
  /** … at another price, … */
  | "passage-price"
  /** … or newly, without an entry in the change log. */
  | "passage-new"
  | "gas"
  /** The person's discount is smaller than last month's. */
  | "discount-changed"
  | "discount-missing"
  /** One of the two discounts is left out. */
  | "discount-partly"
  /** The total isn't the sum of the parts less the discounts. */
  | "sum";

/** Pricing rules that the invoice doesn't contain, derived from all of its lines. */
export interface InvoiceRules {
  /** Fuel in percent of the distance cost; null: not known, fuel isn't checked. */
  readonly gasPercent: number | null;
  /** Passages whose amount differs from the contract's price on most lines, such as tolls by distance: their price isn't checked. */
  readonly variable: ReadonlySet<LinePart>;
}

/** Inputs of a line's check besides its own amounts: contract, rules, last month's line, change log. */
export interface LineContext {
  readonly pricing: Pricing;
  readonly rules: InvoiceRules;
  /** The same person's line of last month on the same route; null: there is none, or more than one. */
  readonly before: BilledPassenger | null;
  /** The change log has an entry about this person in the month. */
  readonly hasChange: boolean;
  /** Shares of the month that may be billed according to the change log, 0 to 1; empty without an entry. */
  readonly shares: readonly number[];
  /** Days of the month that the change log gives, where the whole month may not be billed; else null. */
  readonly partOfMonth: number | null;
  /** Number of days in the month. */
  readonly monthDays: number;
}

/** One row of the breakdown. */
interface PartCheck {
  readonly billed: Kurus | null;
  /** Null: not known, not checked. */
  readonly expected: Kurus | null;
}

export interface LineCheck {
  readonly parts: Readonly<Record<LinePart, PartCheck>>;
  /** Sum of the parts before discounts. */
  readonly subtotal: PartCheck;
  /** Amount of the discounts. */
  readonly discount: PartCheck;
  readonly total: PartCheck;
  /** Billed less expected; null when it can't be computed. */
  readonly difference: Kurus | null;
  /** Days that the change log gives, where the whole month is billed against it; else null. */
  readonly loggedDays: number | null;
  /** Empty: the line is correct. Otherwise the most important reason first. */
  readonly reasons: readonly LineReason[];
}

/** Kuruş; greatest difference that rounding a product once can cause. */
const tolerance = 1;
const isNear = (a: Kurus, b: Kurus) => Math.abs(a - b) <= tolerance;

/** Checks one line of the invoice to the kuruş against the contract's prices and last month's line. */
export function checkLine(line: BilledPassenger, context: LineContext): LineCheck {
  const reasons: LineReason[] = [];
  const { share, due, loggedDays = null } = checkBase(line, context, reasons);
  const distance = checkDistance(line, context, share, reasons);
  const ways = Object.fromEntries(
    passages.map((name) => [name, checkPassage(line, name, context, share, reasons)]),
  ) as Record<Passage, Kurus | null>;
  const gas = checkGas(line, distance, context, reasons);
  const base = reasons.includes("base") ? context.pricing.base : line.base;
  const expected: Record<LinePart, Kurus | null> = { base, distanceCost: distance, ...ways, gas };
  const toDue = (amount: Kurus | null) =>
    due === null || amount === null ? null : due === share ? amount : Math.round((amount / share) * due);
  const parts = Object.fromEntries(
    lineParts.map((name) => [name, { billed: line[name], expected: toDue(expected[name] ?? line[name]) }]),
  ) as Record<LinePart, PartCheck>;

  const billedParts = addUp(lineParts.map((name) => line[name]));
  const expectedParts = addUp(lineParts.map((name) => parts[name].expected));
  if (line.total === null || billedParts === null || expectedParts === null) {
    const isUnknown = reasons.includes("days") && line.total !== null && billedParts !== null;
    const none = { billed: null, expected: null };
    return {
      parts,
      subtotal: { billed: billedParts, expected: expectedParts },
      discount: none,
      total: { billed: line.total, expected: null },
      difference: null,
      loggedDays,
      reasons: isUnknown ? reasons : ["missing"],
    };
  }
  const discounts = [contractDiscount(line, context, reasons), line.extraDiscount ?? 0];
  checkTotal(line, line.total, billedParts, reasons);
  const expectedTotal = lessDiscounts(expectedParts, discounts);
  // Without a reason, a difference of one kuruş in the total is due to rounding.
  const total = reasons.length === 0 ? line.total : expectedTotal;
  return {
    parts,
    subtotal: { billed: billedParts, expected: expectedParts },
    discount: { billed: billedParts - line.total, expected: expectedParts - total },
    total: { billed: line.total, expected: total },
    difference: line.total - total,
    loggedDays,
    reasons,
  };
}

function addUp(amounts: readonly (Kurus | null)[]): Kurus | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** Each discount is computed from the undiscounted sum of the parts and rounded separately. */
function lessDiscounts(sum: Kurus, percents: readonly number[]): Kurus {
  return percents.reduce((rest, percent) => rest - Math.round((sum * percent) / 100), sum);
}

/** `share`: the share of the month that was billed. `due`: the share to bill; null: it doesn't follow from the change log. */
function checkBase(
  { base }: BilledPassenger,
  { pricing, shares, partOfMonth, monthDays }: LineContext,
  reasons: LineReason[],
): { share: number; due: number | null; loggedDays?: number } {
  const price = pricing.base;
  if (base === null || price === null || price === 0) return { share: 1, due: 1 };
  if (isNear(base, price)) {
    if (partOfMonth === null) return { share: 1, due: 1 };
    reasons.push("days");
    return { share: 1, due: partOfMonth / monthDays, loggedDays: partOfMonth };
  }
  const known = shares.find((share) => isNear(base, Math.round(price * share)));
  if (known !== undefined) return { share: known, due: known };
  const days = toBilledDays(base, price, monthDays);
  reasons.push(days === null ? "base" : "days");
  return days === null ? { share: 1, due: 1 } : { share: days / monthDays, due: shares[0] ?? null };
}

/** The number of days for which a base price is billed; null: not for a part of the month. */
function toBilledDays(base: Kurus, price: Kurus, monthDays: number): number | null {
  const days = Math.round((base / price) * monthDays);
  return days > 0 && days < monthDays && isNear(base, Math.round((price * days) / monthDays)) ? days : null;
}

/** Whether a line is billed for the whole month, for a part of it by days or workdays, or neither. */
export function toExtent(
  { base }: BilledPassenger,
  { pricing, shares, monthDays }: LineContext,
): "whole" | "part" | null {
  const price = pricing.base;
  if (base === null || price === null || price === 0) return null;
  if (isNear(base, price)) return "whole";
  const isPart =
    shares.some((share) => isNear(base, Math.round(price * share))) || toBilledDays(base, price, monthDays) !== null;
  return isPart ? "part" : null;
}

function checkDistance(
  { distanceCost, metres }: BilledPassenger,
  { pricing, before, hasChange }: LineContext,
  share: number,
  reasons: LineReason[],
): Kurus | null {
  if (distanceCost === null || metres === null || pricing.perKilometre === null) return distanceCost;
  const priceOf = (length: number) => Math.round(((length * (pricing.perKilometre ?? 0)) / 1000) * share);
  if (!isNear(distanceCost, priceOf(metres))) {
    reasons.push("distance");
    return priceOf(metres);
  }
  if (before === null || hasChange || before.metres === null || before.metres === metres) return distanceCost;
  reasons.push("distance-changed");
  return priceOf(before.metres);
}

function checkPassage(
  line: BilledPassenger,
  name: Passage,
  { pricing, before, hasChange, rules }: LineContext,
  share: number,
  reasons: LineReason[],
): Kurus | null {
  const billed = line[name];
  const price = pricing[name];
  if (billed === null || billed === 0 || price === null) return billed;
  const once = Math.round(price * share);
  if (!rules.variable.has(name) && !isNear(billed, once)) {
    reasons.push(price > 0 && isNear(billed, 2 * once) ? "passage-twice" : "passage-price");
    return once;
  }
  if (before === null || hasChange || before[name] !== 0) return billed;
  reasons.push("passage-new");
  return 0;
}

/** Expects fuel in percent of the distance cost that should have been billed. */
function checkGas(
  { gas, distanceCost }: BilledPassenger,
  distance: Kurus | null,
  { rules: { gasPercent } }: LineContext,
  reasons: LineReason[],
): Kurus | null {
  if (gas === null || distance === null || distanceCost === null || gasPercent === null) return gas;
  const ofBilled = Math.round((distanceCost * gasPercent) / 100);
  const expected = Math.round((distance * gasPercent) / 100);
  if (!isNear(gas, ofBilled) && !isNear(gas, expected)) reasons.push("gas");
  return expected === ofBilled && isNear(gas, expected) ? gas : expected;
}

function contractDiscount(line: BilledPassenger, { before, hasChange }: LineContext, reasons: LineReason[]): number {
  const own = line.discount ?? 0;
  const then = before?.discount ?? own;
  if (hasChange || then <= own) return own;
  reasons.push("discount-changed");
  return then;
}

/** Checks the line's arithmetic: its parts less its own discounts must be its total. */
function checkTotal(line: BilledPassenger, total: Kurus, sum: Kurus, reasons: LineReason[]): void {
  const discounts = [line.discount ?? 0, line.extraDiscount ?? 0];
  if (isNear(total, lessDiscounts(sum, discounts))) return;
  const isLess = discounts.some((percent) => percent > 0);
  if (isLess && isNear(total, sum)) reasons.push("discount-missing");
  else if (
    discounts.every((percent) => percent > 0) &&
    discounts.some((one) => isNear(total, lessDiscounts(sum, [one])))
  )
    reasons.push("discount-partly");
  else reasons.push("sum");
}

/** Minimum number of lines to derive a rule. */
const fewest = 3;

export function findRules(lines: readonly BilledPassenger[], pricing: Pricing): InvoiceRules {
  const variable = passages.filter((name) => {
    const used = lines.filter((line) => line[name]);
    const usual = used.filter((line) => isNear(line[name] ?? 0, pricing[name] ?? 0));
    return pricing[name] !== null && used.length >= fewest && usual.length * 2 < used.length;
  });
  return { gasPercent: findGasPercent(lines), variable: new Set(variable) };
}

/** The percentage (one decimal) that explains the fuel of at least half of the lines; null: there is none. */
function findGasPercent(lines: readonly BilledPassenger[]): number | null {
  const known = lines.filter(({ gas, distanceCost }) => gas !== null && distanceCost !== null && distanceCost > 0);
  if (known.length < fewest) return null;
  const votes = new Map<number, number>();
  for (const { gas, distanceCost } of known) {
    const percent = Math.round(((gas ?? 0) / (distanceCost ?? 1)) * 1000) / 10;
    votes.set(percent, (votes.get(percent) ?? 0) + 1);
  }
  const [percent = 0, count = 0] = [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return count * 2 >= known.length ? percent : null;
}
