import { atom } from "nanostores";
import { type Driver, driverOf } from "../../core/api/driver-detail.ts";
import { type DriverDocument, type DriverFolder, driverFolder } from "../../core/api/driver-documents.ts";
import { createDocumentStore } from "../../core/drivers/document-decisions.ts";
import { createSwitchedQuery } from "../../core/query/switched-query.ts";
import { toDay } from "../../core/time/day.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import type { driverDetailsContract } from "./driver-details.contract.ts";

export const driverTabs = ["route", "vehicle", "documents"] as const;
export type DriverTab = (typeof driverTabs)[number];

/** The state kept in `query`. */
interface DriverState {
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

type Values = AttributeValues<typeof driverDetailsContract.attributes> & CommonValues;

export type DriverDetails = ReturnType<typeof createDriverDetails>;

/** The dialog that is open. */
export type Layer =
  | { readonly kind: "phone" }
  /** One of the documents that the table lists. */
  | { readonly kind: "document"; readonly documents: readonly DriverDocument[]; readonly opened: DriverDocument };

/** One driver: profile, routes, vehicle, documents. */
export function createDriverDetails({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<DriverState, Values>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => readQuery(query),
    write: writeQuery,
  });
  const driver = createSwitchedQuery<Driver>(scope);
  const folder = createSwitchedQuery<DriverFolder>(scope);
  const $driverId = atom<string | null>(null);
  const $layer = atom<Layer | null>(null);
  /** The default tab, from the attribute `tab`; a store, so that the view follows its changes. */
  const $usualTab = atom<DriverTab>($attributes.get().tab);

  const ask = () => {
    const { driverId, tab } = $attributes.get();
    const id = driverId?.trim() || null;
    $usualTab.set(tab);
    if (id === $driverId.get()) return;
    $layer.set(null);
    $driverId.set(id);
    driver.ask(id === null ? null : driverOf(id));
    folder.ask(id === null ? null : driverFolder(id));
  };
  ask();
  scope.onEnd($attributes.listen(ask));

  return {
    session,
    /** Id of the driver; null: the attribute `driver-id` is missing or empty. */
    $driverId,
    driver,
    folder,
    $state,
    $usualTab,
    today: () => toDay(session.environment.now()),
    /** The default tab is left out of the address. */
    chooseTab: (tab: DriverTab) => change({ ...$state.get(), tab: tab === $usualTab.get() ? null : tab }),
    changeTable: (table: TableState) => change({ ...$state.get(), table }),
    documentStore: createDocumentStore(scope.late),
    $layer,
  };
}
