import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { PagedRoute } from "../../core/api/route-pages.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { SavedViewsMenu } from "../kit/table/filters/saved-views.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ResetList } from "../kit/feedback/reset-list.tsx";
import { useNavigate } from "../kit/text/use-navigate.ts";
import { toColumns } from "./columns.tsx";
import { pastTripsMessages as texts } from "./past-trips.messages.ts";
import { toTripsDestination } from "./past-trips.model.ts";
import { pageSizes, type PastTrips } from "./past-trips.store.ts";

const skeleton = (
  <div className="past-trips-skeleton">
    <Skeleton height={38} width="280px" />
    <Skeleton height={560} />
  </div>
);
const detailLabel = () => texts.detail;
const rowId = ({ uniqueId }: PagedRoute) => uniqueId;
const rowName = ({ name }: PagedRoute) => name;
const noNames: readonly string[] = [];

/** The provider searches, filters, sorts and cuts into pages. */
export function RouteTable({ store }: { readonly store: PastTrips }) {
  const { routes } = store;
  const load = useStore(routes.$load);
  const state = useStore(store.$table);
  const navigate = useNavigate();
  const names = load.status === "ready" ? load.data.routeNames : noNames;
  const columns = useMemo(() => toColumns(names), [names]);
  const open = useMemo(
    () => ({ label: detailLabel, onOpen: (row: PagedRoute) => navigate(toTripsDestination(row)) }),
    [navigate],
  );
  return (
    <>
      <AsyncPanel load={load} failedTitle={texts.listFailed} onRetry={() => void routes.refresh()} skeleton={skeleton}>
        {(page) => (
          <DataTable
            caption={texts.listCaption}
            columns={columns}
            rows={page.routes}
            rowId={rowId}
            rowName={rowName}
            state={state}
            defaults={store.defaults()}
            onChange={store.changeTable}
            mode="remote"
            total={page.count}
            isRefreshing={load.status === "ready" && load.isPrevious}
            open={open}
            ofThem={texts.ofThem}
            pageSizes={pageSizes}
            searchLabel={texts.search}
            emptyTitle={texts.empty}
            storageKey="past-trips"
            toolbar={
              <SavedViewsMenu
                views={store.views}
                place="past-trips"
                query={store.toViewQuery(state)}
                onApply={store.openView}
              />
            }
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && !store.isUntouched(state) && (
        <ResetList onReset={() => store.changeTable(store.defaults())} />
      )}
    </>
  );
}
