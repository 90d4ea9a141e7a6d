import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { fetchAllOfferLines, isPriced, type OfferLine } from "../../../core/api/offer-lines.ts";
import { missing } from "../../../core/text/format.ts";
import { useWidget } from "../../kit/element/context.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import type { TableSort, TableState } from "../../kit/table/table-state.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { ResetList } from "../../kit/feedback/reset-list.tsx";
import { firstLineOrder, toLineOrder } from "../offer.model.ts";
import { tableDefaults } from "../offer.state.ts";
import type { OfferStore } from "../offer.store.ts";
import { lineMessages as texts } from "../offer.messages.ts";
import { lineTableColumns } from "./line-columns.tsx";

const skeleton = (
  <div className="offer-table-skeleton">
    <Skeleton height={420} />
  </div>
);
const rowId = ({ key }: OfferLine) => key;
const rowName = ({ routeName }: OfferLine) => routeName ?? missing;
const defaults: TableState = { ...tableDefaults, sort: firstLineOrder };

const isFirstOrder = (sort: TableSort | null) =>
  sort?.column === firstLineOrder.column && sort.isDescending === firstLineOrder.isDescending;

/** The state of the table. The query names the order only when it isn't the default. */
function useLineState(store: OfferStore) {
  const table = useStore(store.$table);
  const state = useMemo(() => ({ ...table, sort: table.sort ?? firstLineOrder }), [table]);
  const change = (next: TableState) => store.changeTable({ ...next, sort: isFirstOrder(next.sort) ? null : next.sort });
  return { state, change };
}

interface LinesProps {
  readonly lines: readonly OfferLine[];
  readonly state: TableState;
  readonly change: (state: TableState) => void;
  /** True: the provider sorts and pages. */
  readonly isRemote: boolean;
  /** Number of lines of all pages, also of those without a price; null: not known. */
  readonly total: number | null;
  readonly isRefreshing?: boolean;
}

function Lines({ lines, state, change, isRemote, total, isRefreshing = false }: LinesProps) {
  const { session } = useWidget();
  const priced = useMemo(() => lines.filter(isPriced), [lines]);
  return (
    <DataTable
      caption={texts.list}
      columns={lineTableColumns()}
      rows={priced}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={defaults}
      onChange={change}
      mode={isRemote ? "remote" : "client"}
      total={total}
      hidden={lines.length - priced.length}
      isRefreshing={isRefreshing}
      noun={texts.noun}
      print={{
        title: texts.list,
        isShown: isPriced,
        ...(isRemote && {
          fetchRows: (wanted, signal) => fetchAllOfferLines(session.http, toLineOrder(wanted.sort), signal),
        }),
      }}
      emptyTitle={texts.empty}
    />
  );
}

/** Lines sorted and paged by the provider. */
export function ProviderLines({ store }: { readonly store: OfferStore }) {
  const { lines } = store;
  const load = useStore(lines.$load);
  const { state, change } = useLineState(store);
  return (
    <>
      <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void lines.refresh()} skeleton={skeleton}>
        {(page) => (
          <Lines
            lines={page.lines}
            isRemote
            total={page.count}
            state={state}
            change={change}
            isRefreshing={load.status === "ready" && load.isPrevious}
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && state.page > 1 && <ResetList onReset={() => store.changeTable(tableDefaults)} />}
    </>
  );
}

/** Lines that came with the offer. */
export function OwnLines({ store, lines }: { readonly store: OfferStore; readonly lines: readonly OfferLine[] }) {
  const { state, change } = useLineState(store);
  return <Lines lines={lines} isRemote={false} total={null} state={state} change={change} />;
}
