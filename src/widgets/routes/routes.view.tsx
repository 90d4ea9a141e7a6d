import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { toMatchingRows } from "../kit/table/search/matching-rows.ts";
import { Badge } from "../kit/text/badge.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { offerMessages } from "../shared/offer/offer-buttons.messages.ts";
import { OfferButtons } from "../shared/offer/offer-buttons.tsx";
import { AsyncPanel, NoticeLine, TableSkeleton } from "../kit/feedback/panel.tsx";
import { useNavigate } from "../kit/text/use-navigate.ts";
import { companyColumns, offerColumns } from "./columns.tsx";
import type { Offers } from "./offers.store.ts";
import { toRouteBook } from "./route-book.ts";
import { type RouteRow, toDestination } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";
import { type Routes, tableDefaults } from "./routes.store.ts";

const detailLabel = () => texts.detail;
const rowId = ({ uniqueId }: RouteRow) => uniqueId;
const rowName = ({ name }: RouteRow) => name;

export function RoutesView({ store }: { readonly store: Routes }) {
  const { rows, offers } = store;
  const load = useStore(rows.$load);
  return (
    <div className="area">
      <Heading
        title={texts.title}
        count={
          load.status === "ready" && (
            <span className="area-count">
              <Badge count={load.data.length} />
              <span className="visually-hidden"> {texts.count}</span>
            </span>
          )
        }
      />
      {offers && <OfferChoice offers={offers} onChoose={store.choosePilot} />}
      <div className="card clipped" part="card">
        <AsyncPanel
          load={load}
          failedTitle={texts.listFailed}
          onRetry={() => void rows.refresh()}
          skeleton={<TableSkeleton />}
        >
          {(found) => <RouteTable store={store} rows={found} />}
        </AsyncPanel>
      </div>
    </div>
  );
}

interface OfferChoiceProps {
  readonly offers: Offers;
  readonly onChoose: (pilot: string) => void;
}

function OfferChoice({ offers, onChoose }: OfferChoiceProps) {
  const names = useStore(offers.$names);
  const pilot = useStore(offers.$pilot);
  const incomplete = useStore(offers.$incomplete);
  const areNamesCut = useStore(offers.$areNamesCut);
  return (
    <>
      <OfferButtons names={names} chosen={pilot} onChoose={onChoose} />
      {areNamesCut && <MissingNote text={offerMessages.someFailed} onRetry={offers.retryNames} />}
      {incomplete && (
        <NoticeLine>{texts.incomplete(formatNumber(incomplete.shown), formatNumber(incomplete.total))}</NoticeLine>
      )}
    </>
  );
}

function RouteTable({ store, rows }: { readonly store: Routes; readonly rows: readonly RouteRow[] }) {
  const { isDemo, $table, changeTable } = store;
  const state = useStore($table);
  const navigate = useNavigate();
  const columns = isDemo ? offerColumns() : companyColumns();
  const open = useMemo(
    () => ({ label: detailLabel, onOpen: (row: RouteRow) => navigate(toDestination(row, isDemo)) }),
    [navigate, isDemo],
  );
  return (
    <DataTable
      caption={texts.listCaption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={tableDefaults}
      onChange={changeTable}
      mode="client"
      open={open}
      ofThem={texts.ofThem}
      searchLabel={texts.search}
      emptyTitle={isDemo ? texts.emptyOffer : texts.empty}
      toolbar={<ExportMenu book={() => toRouteBook(toMatchingRows(rows, columns, state))} />}
    />
  );
}
