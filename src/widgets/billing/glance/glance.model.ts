import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";

/** The passenger with the highest total; the first one of equals. Null: no line has a total. */
export function findDearest(passengers: readonly BilledPassenger[]): BilledPassenger | null {
  let dearest: BilledPassenger | null = null;
  for (const one of passengers) {
    if (one.total !== null && (dearest?.total == null || one.total > dearest.total)) dearest = one;
  }
  return dearest;
}
