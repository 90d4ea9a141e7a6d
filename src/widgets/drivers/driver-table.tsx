import { useStore } from "@nanostores/react";
import { useCallback, useMemo } from "react";
import type { DriverPage, DriverRow } from "../../core/api/drivers.ts";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { useRowPage } from "../kit/table/use-row-page.ts";
import { toFields } from "./fields.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import { toDriverPlace } from "./drivers.model.ts";
import type { Drivers } from "./drivers.store.ts";

const detailLabel = () => texts.detail;
const rowId = ({ id }: DriverRow) => id;
const rowName = ({ name }: DriverRow) => name;
const rowsOf = ({ drivers }: DriverPage) => drivers;
const noNames: readonly string[] = [];

export function DriverTable({ store }: { readonly store: Drivers }) {
  const load = useStore(store.drivers.$load);
  const listQuery = useStore(store.$listQuery);
  const page = load.status === "ready" ? load.data : null;
  const driverNames = page?.driverNames ?? noNames;
  const routeNames = page?.routeNames ?? noNames;
  const columns = useMemo(() => toFields(driverNames, routeNames), [driverNames, routeNames]);
  const open = useRowPage(
    detailLabel,
    useCallback((row: DriverRow) => toDriverPlace(row, listQuery), [listQuery]),
  );
  return (
    <RemoteTable
      list={store}
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
      print={{ title: texts.title, fetchTotal: () => Promise.resolve(page?.totalCount ?? null) }}
    />
  );
}
