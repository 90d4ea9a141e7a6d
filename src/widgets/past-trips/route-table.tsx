import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { PagedRoute, RoutePage } from "../../core/api/route-pages.ts";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { SavedViewsMenu } from "../kit/table/filters/saved-views.tsx";
import { useRowPage } from "../kit/table/use-row-page.ts";
import { toColumns } from "./columns.tsx";
import { pastTripsMessages as texts } from "./past-trips.messages.ts";
import { toTripsDestination } from "./past-trips.model.ts";
import type { PastTrips } from "./past-trips.store.ts";

const detailLabel = () => texts.detail;
const rowId = ({ uniqueId }: PagedRoute) => uniqueId;
const rowName = ({ name }: PagedRoute) => name;
const rowsOf = ({ routes }: RoutePage) => routes;
const noNames: readonly string[] = [];

export function RouteTable({ store }: { readonly store: PastTrips }) {
  const { routes } = store;
  const load = useStore(routes.$load);
  const state = useStore(store.$table);
  const names = load.status === "ready" ? load.data.routeNames : noNames;
  const columns = useMemo(() => toColumns(names), [names]);
  const open = useRowPage(detailLabel, toTripsDestination);
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
      emptyTitle={texts.empty}
      storageKey="past-trips"
      print={{ title: texts.title }}
      toolbar={<SavedViewsMenu views={store.views} state={state} />}
    />
  );
}
