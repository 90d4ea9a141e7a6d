import { formatFixed, formatMoney } from "../text/format.ts";

/** An amount of money in whole kuruş, so that sums are exact: 231 040 is 2.310,40 TL. */
export type Kurus = number;

/**
 * The provider's TL in kuruş; half a kuruş is rounded away from zero. Near a half the decimal notation decides, not the
 * product: in floating point 1.005 × 100 is 100.49999….
 */
export function toKurus(lira: number): Kurus {
  const product = Math.abs(lira) * 100;
  const isNearHalf = Math.abs((product % 1) - 0.5) < 1e-3;
  const shifted = isNearHalf ? Number(`${Math.abs(lira)}e2`) : product;
  const size = Math.round(Number.isNaN(shifted) ? product : shifted);
  return size === 0 ? 0 : Math.sign(lira) * size;
}

/** Kuruş to TL, for a spreadsheet's cell or a chart. */
export function toLira(amount: Kurus): number;
export function toLira(amount: Kurus | null): number | null;
export function toLira(amount: Kurus | null): number | null {
  return amount === null ? null : amount / 100;
}

/** Exact sum; missing amounts are left out. Null when all of them are missing. */
export function sumKurus(amounts: Iterable<Kurus | null>): Kurus | null {
  let sum: Kurus | null = null;
  for (const amount of amounts) if (amount !== null) sum = (sum ?? 0) + amount;
  return sum;
}

/** `1.234,50 TL`; missing `-`. */
export function formatKurus(amount: Kurus | null): string {
  return formatMoney(toLira(amount));
}

/** `1.234,50`, for columns whose header gives the unit. */
export function formatAmount(amount: Kurus | null): string {
  return formatFixed(toLira(amount), 2);
}

/** A change: `+1.234,50 TL`, `-80,00 TL`, `0,00 TL`. */
export function formatChange(amount: Kurus | null): string {
  return `${amount !== null && amount > 0 ? "+" : ""}${formatKurus(amount)}`;
}
