import type { Invoice } from "../api/billing.ts";
import type { ChangeType } from "../api/billing-rows.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** Sum over the change log's entries of one kind. */
interface ChangeSum {
  readonly type: ChangeType;
  readonly count: number;
  readonly effect: Kurus;
}

const types: readonly ChangeType[] = ["passenger_added", "passenger_removed", "other"];

/** The change logs of all offices, summed by kind. */
export function toChangeSums(offices: Invoice["changeLogs"]): readonly ChangeSum[] {
  const all = offices.flatMap(({ changes }) => changes);
  return types.map((type) => {
    const rows = all.filter((row) => row.type === type);
    return { type, count: rows.length, effect: sumKurus(rows.map(({ effect }) => effect)) ?? 0 };
  });
}
