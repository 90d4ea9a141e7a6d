import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

export const driverTabs = ["route", "vehicle", "documents"] as const;
export type DriverTab = (typeof driverTabs)[number];

/** The state kept in `query`. */
export interface DriverState {
  /** Null: the tab that the attribute `tab` names. */
  readonly tab: DriverTab | null;
  /** Query of the list that the person came from, for the link back. */
  readonly list: string;
  /** The table of documents. */
  readonly table: TableState;
}

/** A driver has few documents: one page, in the provider's order. */
export const tableDefaults: TableState = firstPage(1000);
const filters = ["category", "status", "expiry"];

const isTab = (text: string | null): text is DriverTab => (driverTabs as readonly (string | null)[]).includes(text);

export function readQuery(query: string): DriverState {
  const given = new URLSearchParams(query);
  const tab = given.get("tab");
  return {
    tab: isTab(tab) ? tab : null,
    // Parsed and serialized again, so that any text results in query parameters and nothing else.
    list: new URLSearchParams(given.get("list") ?? "").toString(),
    table: { ...parseTableQuery(query, tableDefaults, { filters }), page: 1, pageSize: tableDefaults.pageSize },
  };
}

export function writeQuery({ tab, list, table }: DriverState): string {
  const query = new URLSearchParams(toTableQuery(table, tableDefaults));
  if (tab !== null) query.set("tab", tab);
  if (list !== "") query.set("list", list);
  return query.toString();
}
