import type { Invoice } from "../api/billing.ts";
import type { ChangeType } from "../api/billing-rows.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** What the change log says of one kind of change. */
export interface ChangeSum {
  readonly type: ChangeType;
  readonly count: number;
  readonly effect: Kurus;
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
