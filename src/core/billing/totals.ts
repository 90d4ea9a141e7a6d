import type { BilledPassenger } from "../api/billing-passengers.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** The amounts of a line that can be summed; discounts are percentages and can't. */
export const addedAmounts = ["base", "distanceCost", "toll", "bridge", "avrasya", "gas", "total"] as const;
type AddedAmount = (typeof addedAmounts)[number];

/** Sums over lines of an invoice; null where no line has a value. */
export interface PassengerTotals extends Readonly<Record<AddedAmount, Kurus | null>> {
  readonly count: number;
  readonly metres: number | null;
}

export function toTotals(passengers: readonly BilledPassenger[]): PassengerTotals {
  const sum = (read: (passenger: BilledPassenger) => number | null) => sumKurus(passengers.map(read));
  const amounts = addedAmounts.map((name) => [name, sum((passenger) => passenger[name])] as const);
  return {
    ...(Object.fromEntries(amounts) as Record<AddedAmount, Kurus | null>),
    count: passengers.length,
    metres: sum(({ metres }) => metres),
  };
}
