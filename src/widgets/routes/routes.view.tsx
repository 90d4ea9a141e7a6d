import { useStore } from "@nanostores/react";
import fullIcon from "lucide-static/icons/armchair.svg?raw";
import fullestIcon from "lucide-static/icons/arrow-down-wide-narrow.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import circleHelpIcon from "lucide-static/icons/circle-question-mark.svg?raw";
import routeIcon from "lucide-static/icons/route.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { useCallback, useMemo } from "react";
import { type OccupanciesQuery, type OccupancyKind, occupancyKinds } from "../../core/routes/route-seats.ts";
import { formatNumber } from "../../core/text/format.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { AsyncPanel, NoticeLine, TableSkeleton } from "../kit/feedback/panel.tsx";
import { ProgressBar } from "../kit/feedback/progress-bar.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { type TableState, withFilter, withSort } from "../kit/table/table-state.ts";
import { useRowPage } from "../kit/table/rows/table-row.tsx";
import { tableMessages } from "../kit/table/table.messages.ts";
import { AreaCount } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { OfferButtons } from "../shared/offer/offer-buttons.tsx";
import { offerButtonMessages } from "../shared/offer/offer.messages.ts";
import { seatMessages } from "../shared/seats/seats.messages.ts";
import { routeFields, toRouteWorkbook } from "./fields.tsx";
import { type OccupancySum, type RouteRow, sumOccupancy, toDestination } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";
import { occupancyFilter, type Offers, type Routes, tableDefaults } from "./routes.store.ts";

const icons = {
  all: routeIcon,
  full: fullIcon,
  few: triangleAlertIcon,
  many: circleCheckIcon,
  unknown: circleHelpIcon,
} as const;

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
        count={load.status === "ready" && <AreaCount count={load.data.length} of={texts.count} />}
      />
      {offers && <OfferChoice offers={offers} onChoose={store.choosePilot} />}
      {load.status === "ready" && load.data.length > 0 && <Seats store={store} />}
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
      {load.status === "ready" && load.data.length > 0 && !store.isDemo && (
        <p className="small subtle">{seatMessages.meaning}</p>
      )}
    </div>
  );
}

/** The tiles by free seats, or how far their loading is. */
function Seats({ store: { occupancies, $seated, $table, changeTable } }: { readonly store: Routes }) {
  const seated = useStore($seated);
  const state = useStore($table);
  if (!occupancies) return null;
  return (
    <>
      {seated ? <SeatTiles rows={seated} state={state} onChange={changeTable} /> : null}
      <SeatState occupancies={occupancies} />
    </>
  );
}

function SeatState({ occupancies }: { readonly occupancies: OccupanciesQuery }) {
  const load = useStore(occupancies.$load);
  const progress = useStore(occupancies.$progress);
  const retry = () => void occupancies.refresh();
  if (load.status === "loading") {
    const words = progress
      ? texts.seatsLoaded(formatNumber(progress.done), formatNumber(progress.total))
      : texts.seatsLoading;
    return <ProgressBar value={progress?.done ?? 0} max={progress?.total ?? null} label={words} />;
  }
  if (load.status === "failed") return <MissingNote text={texts.seatsFailed} onRetry={retry} />;
  if (load.data.failed === 0) return null;
  return <MissingNote text={texts.someFailed(formatNumber(load.data.failed))} onRetry={retry} />;
}

function toLine(kind: OccupancyKind | null, { seats, passengers, free, over, waiting }: OccupancySum): string {
  const { sums } = texts.tiles;
  if (kind === null) return sums.all(formatNumber(seats), formatNumber(passengers));
  if (kind === "full" && waiting > 0) return sums.waiting(formatNumber(waiting));
  if (kind === "full") return sums.full(over, formatNumber(over));
  return kind === "unknown" ? sums.unknown : sums.free(formatNumber(free));
}

interface SeatTilesProps {
  /** All rows with their occupancy. */
  readonly rows: readonly RouteRow[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Number of routes by free seats; each filters the list. */
function SeatTiles({ rows, state, onChange }: SeatTilesProps) {
  const sums = useMemo(
    () => [null, ...occupancyKinds].map((kind) => ({ kind, sum: sumOccupancy(rows, kind) })),
    [rows],
  );
  const chosen = state.filters[occupancyFilter]?.[0] ?? null;
  return (
    <div className="seat-tiles grid gap-12" role="group" aria-label={texts.tiles.label}>
      {sums.map(({ kind, sum }) => (
        <button
          key={kind ?? "all"}
          type="button"
          className={`card seat-tile ${kind ?? "all"}`}
          aria-pressed={chosen === kind}
          onClick={() => onChange(withFilter(state, occupancyFilter, kind === null ? [] : [kind]))}
        >
          <Icon of={icons[kind ?? "all"]} size="small" />
          <span className="weight-medium">{kind === null ? texts.tiles.all : seatMessages.kinds[kind]}</span>
          <b className="strong">{formatNumber(sum.routes)}</b>
          {sum.routes > 0 && <span className="seat-tile-sum muted text-sm">{toLine(kind, sum)}</span>}
        </button>
      ))}
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
      {areNamesCut && <MissingNote text={offerButtonMessages.someFailed} onRetry={offers.retryNames} />}
      {incomplete && (
        <NoticeLine>{texts.incomplete(formatNumber(incomplete.shown), formatNumber(incomplete.total))}</NoticeLine>
      )}
    </>
  );
}

function RouteTable({ store, rows }: { readonly store: Routes; readonly rows: readonly RouteRow[] }) {
  const { isDemo, $table, $seated, changeTable } = store;
  const state = useStore($table);
  const seated = useStore($seated);
  const kind = state.filters[occupancyFilter]?.[0];
  // While the seats load, the filter leaves all rows.
  const shown = useMemo(
    () => (seated && kind ? seated.filter(({ occupancy }) => occupancy?.kind === kind) : (seated ?? rows)),
    [seated, rows, kind],
  );
  const chosen = seated && occupancyKinds.find((one) => one === kind);
  const isWaiting = seated?.some(({ waiting }) => waiting.length > 0);
  const { columns } = routeFields()[isDemo ? "offer" : isWaiting ? "waiting" : "company"];
  const open = useRowPage(
    detailLabel,
    useCallback((row: RouteRow) => toDestination(row, isDemo), [isDemo]),
  );
  return (
    <DataTable
      caption={texts.listCaption}
      columns={columns}
      rows={shown}
      unfiltered={rows.length}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={tableDefaults}
      onChange={changeTable}
      mode="client"
      open={open}
      noun={texts.noun}
      searchLabel={texts.search}
      print={{
        title: texts.title,
        ...(chosen && { subject: tableMessages.filterChip(seatMessages.occupancy, seatMessages.kinds[chosen]) }),
      }}
      emptyTitle={isDemo ? texts.emptyOffer : texts.empty}
      toolbar={
        <>
          {!isDemo && <FullestButton state={state} onChange={changeTable} />}
          <ExportMenu workbook={() => toRouteWorkbook(toMatchingRows(shown, columns, state))} />
        </>
      }
    />
  );
}

interface FullestProps {
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Orders the list by free seats, the fewest first, and back. */
function FullestButton({ state, onChange }: FullestProps) {
  const isFullest = state.sort?.column === "free" && !state.sort.isDescending;
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isFullest}
      onClick={() =>
        onChange(withSort(state, isFullest ? tableDefaults.sort : { column: "free", isDescending: false }))
      }
    >
      <Icon of={fullestIcon} />
      {texts.fullest}
    </button>
  );
}
