import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { DriverRow } from "../../core/api/drivers.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { useNavigate } from "../kit/text/use-navigate.ts";
import { toColumns } from "./columns.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import { toDriverPlace } from "./drivers.model.ts";
import { type Drivers, pageSizes } from "./drivers.store.ts";

const skeleton = (
  <div className="drivers-skeleton">
    <Skeleton height={38} width="280px" />
    <Skeleton height={560} />
  </div>
);
const detailLabel = () => texts.detail;
const rowId = ({ id }: DriverRow) => id;
const rowName = ({ name }: DriverRow) => name;
const noNames: readonly string[] = [];

/** The provider searches, filters, sorts and cuts into pages. */
export function DriverTable({ store }: { readonly store: Drivers }) {
  const { drivers } = store;
  const load = useStore(drivers.$load);
  const state = useStore(store.$table);
  const listQuery = useStore(store.$listQuery);
  const navigate = useNavigate();
  const page = load.status === "ready" ? load.data : null;
  const driverNames = page?.driverNames ?? noNames;
  const routeNames = page?.routeNames ?? noNames;
  const columns = useMemo(
    () => toColumns({ driverNames, routeNames, listQuery }),
    [driverNames, routeNames, listQuery],
  );
  const open = useMemo(
    () => ({ label: detailLabel, onOpen: (row: DriverRow) => navigate(toDriverPlace(row, listQuery)) }),
    [navigate, listQuery],
  );
  return (
    <AsyncPanel load={load} failedTitle={texts.listFailed} onRetry={() => void drivers.refresh()} skeleton={skeleton}>
      {(shown) => (
        <DataTable
          caption={texts.listCaption}
          columns={columns}
          rows={shown.drivers}
          rowId={rowId}
          rowName={rowName}
          state={state}
          defaults={store.defaults()}
          onChange={store.changeTable}
          mode="remote"
          total={shown.count}
          isRefreshing={load.status === "ready" && load.isPrevious}
          open={open}
          ofThem={texts.ofThem}
          pageSizes={pageSizes}
          searchLabel={texts.search}
          isSearchOnEnter
          emptyTitle={texts.empty}
          storageKey="drivers"
        />
      )}
    </AsyncPanel>
  );
}
