import { useStore } from "@nanostores/react";
import { useCallback, useMemo } from "react";
import { type DriverPage, type DriverRow, readDrivers } from "../../core/api/drivers.ts";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import type { TableState } from "../kit/table/table-state.ts";
import { useRowPage } from "../kit/table/use-row-page.ts";
import { toColumns } from "./columns.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import { toDriverPlace, toDriverSearch } from "./drivers.model.ts";
import type { Drivers } from "./drivers.store.ts";

const detailLabel = () => texts.detail;
const rowId = ({ id }: DriverRow) => id;
const rowName = ({ name }: DriverRow) => name;
const rowsOf = ({ drivers }: DriverPage) => drivers;
const noNames: readonly string[] = [];

export function DriverTable({ store }: { readonly store: Drivers }) {
  const { drivers } = store;
  const load = useStore(drivers.$load);
  const listQuery = useStore(store.$listQuery);
  const page = load.status === "ready" ? load.data : null;
  const driverNames = page?.driverNames ?? noNames;
  const routeNames = page?.routeNames ?? noNames;
  const columns = useMemo(() => toColumns({ driverNames, routeNames }), [driverNames, routeNames]);
  const open = useRowPage(
    detailLabel,
    useCallback((row: DriverRow) => toDriverPlace(row, listQuery), [listQuery]),
  );
  const print = {
    title: texts.title,
    fetchRows: (state: TableState, signal: AbortSignal) =>
      readDrivers(store.session.http, toDriverSearch(state), signal),
    fetchTotal: () => Promise.resolve(page?.totalCount ?? null),
  };
  return (
    <RemoteTable
      list={store}
      query={drivers}
      rowsOf={rowsOf}
      failedTitle={texts.listFailed}
      caption={texts.listCaption}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      open={open}
      noun={texts.noun}
      searchLabel={texts.search}
      isSearchOnEnter
      emptyTitle={texts.empty}
      storageKey="drivers"
      print={print}
    />
  );
}
