import { useStore } from "@nanostores/react";
import type { ListQuery } from "../../../core/query/list-query.ts";
import { AsyncPanel, TableSkeleton } from "../feedback/panel.tsx";
import { ResetList } from "../feedback/reset-list.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { RemoteList } from "./remote-list.ts";

type FromList = "rows" | "state" | "onChange" | "defaults" | "mode" | "total" | "isRefreshing";

interface RemoteTableProps<Row, Page> extends Omit<DataTableProps<Row>, FromList> {
  readonly list: RemoteList;
  readonly query: ListQuery<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly failedTitle: string;
}

/** The table of a list that the provider searches, filters, sorts and cuts into pages: loading, failed, or its rows. */
export function RemoteTable<Row, Page extends { readonly count: number | null }>({
  list,
  query,
  rowsOf,
  failedTitle,
  ...table
}: RemoteTableProps<Row, Page>) {
  const load = useStore(query.$load);
  const state = useStore(list.$table);
  return (
    <>
      <AsyncPanel
        load={load}
        failedTitle={failedTitle}
        onRetry={() => void query.refresh()}
        skeleton={<TableSkeleton />}
      >
        {(page) => (
          <DataTable
            {...table}
            rows={rowsOf(page)}
            state={state}
            defaults={list.defaults()}
            onChange={list.changeTable}
            mode="remote"
            total={page.count}
            isRefreshing={load.status === "ready" && load.isPrevious}
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && !list.isUntouched(state) && (
        <ResetList onReset={() => list.changeTable(list.defaults())} />
      )}
    </>
  );
}
