import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import type { ListPage } from "../../../core/http/all-pages.ts";
import { TransientButton } from "../element/transient-button.tsx";
import { resetListMessages as texts } from "../feedback/feedback.messages.ts";
import { AsyncPanel, TableSkeleton } from "../feedback/panel.tsx";
import { Icon } from "../text/icon.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { ListPrint } from "./list-print.tsx";
import type { ProviderList } from "./provider-list.ts";

const none: readonly never[] = [];

type FromList = "rows" | "hidden" | "state" | "onChange" | "defaults" | "mode" | "total" | "isRefreshing" | "print";

interface RemoteTableProps<Row, Page extends ListPage<Row>> extends Omit<DataTableProps<Row>, FromList> {
  readonly list: Omit<ProviderList<Page, Row>, "views">;
  readonly failedTitle: string;
  readonly print: ListPrint<Row>;
}

/** The table of a list that the provider searches, filters, sorts and cuts into pages: loading, failed, or its rows. */
export function RemoteTable<Row, Page extends ListPage<Row>>({
  list,
  failedTitle,
  print,
  ...table
}: RemoteTableProps<Row, Page>) {
  const load = useStore(list.page.$load);
  const state = useStore(list.$table);
  const { isShown } = list.print;
  const received = load.status === "ready" ? load.data.rows : none;
  const rows = useMemo(() => (isShown ? received.filter(isShown) : received), [received, isShown]);
  return (
    <>
      <AsyncPanel
        load={load}
        failedTitle={failedTitle}
        onRetry={() => void list.page.refresh()}
        skeleton={<TableSkeleton />}
      >
        {(page) => (
          <DataTable
            {...table}
            rows={rows}
            hidden={received.length - rows.length}
            state={state}
            defaults={list.defaults()}
            onChange={list.changeTable}
            mode="remote"
            total={page.count}
            print={{ ...list.print, ...print }}
            isRefreshing={load.status === "ready" && load.isPrevious}
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && !list.isUntouched(state) && (
        // A way out when the provider refuses a filter or the page no longer exists.
        <p className="reset-list">
          <TransientButton className="button small" onClick={() => list.changeTable(list.defaults())}>
            <Icon of={rotateCcwIcon} />
            {texts.button}
          </TransientButton>
        </p>
      )}
    </>
  );
}
