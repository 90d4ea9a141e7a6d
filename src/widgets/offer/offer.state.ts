import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import { shortPageSize } from "../kit/table/page-size.contract.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

/** The state kept in `query`: the chosen offer, and search, order and page of its table. */
export interface OfferState {
  /** Key or pilot's name of the offer; null: that of the attribute `pilot`, else the first one. */
  readonly pilot: string | null;
  readonly table: TableState;
}

export const tableDefaults: TableState = firstPage(shortPageSize);

export function readState(query: string): OfferState {
  return {
    pilot: new URLSearchParams(query).get("pilot"),
    table: parseTableQuery(query, tableDefaults, { filters: [] }),
  };
}

export function writeState({ pilot, table }: OfferState): string {
  const query = new URLSearchParams(toTableQuery(table, tableDefaults));
  if (pilot !== null) query.set("pilot", pilot);
  return query.toString();
}
