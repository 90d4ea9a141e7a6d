import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatDay } from "../../core/text/format.ts";
import { earliestTripDay } from "../../core/trips/dates.ts";
import type { DayRuns } from "../../core/trips/day-runs.ts";
import { DateField } from "../kit/date/date-field.tsx";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ProgressBar } from "../kit/feedback/progress-bar.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { useRowPage } from "../kit/table/rows/table-row.tsx";
import { runFields, toRunWorkbook } from "./fields.tsx";
import { pastTripsMessages, runsMessages as texts } from "./past-trips.messages.ts";
import type { PastTrips } from "./past-trips.store.ts";
import { type RunRow, runsDefaults, type RunsState, toEmptyTitle, toRunRows } from "./runs.model.ts";

const waitingRows = [0, 1, 2, 3, 4, 5];
const rowId = ({ id }: RunRow) => id;
const rowName = ({ routeName, day }: RunRow) => `${routeName} ${formatDay(day)}`;
const pageOf = ({ to }: RunRow) => to;
const detailLabel = () => texts.detail;

interface DayRunsProps {
  readonly store: PastTrips;
  readonly state: RunsState;
}

/** The runs of one day across all routes, the most delayed first. */
export function DayRunsView({ store, state }: DayRunsProps) {
  const load = useStore(store.runs.$load);
  return (
    <>
      <div className="runs-head wrap">
        <DateField
          label={texts.day}
          value={state.day}
          onChange={(day) => store.chooseRunsDay(day)}
          today={store.today()}
          min={earliestTripDay}
          max={store.today()}
        />
        {state.trips.length > 0 && (
          <p className="runs-some">
            {texts.onlySome(state.trips.length)}{" "}
            <TransientButton className="link" onClick={() => store.showAllRuns()}>
              {texts.showAll}
            </TransientButton>
          </p>
        )}
      </div>
      <AsyncPanel
        load={load}
        failedTitle={texts.failed}
        onRetry={() => void store.runs.refresh()}
        skeleton={<Waiting store={store} />}
      >
        {(found) => <RunTable store={store} state={state} found={found} />}
      </AsyncPanel>
    </>
  );
}

/** Progress, because one call per route takes long. */
function Waiting({ store }: Pick<DayRunsProps, "store">) {
  const progress = useStore(store.$runsProgress);
  const { done, total } = progress ?? { done: 0, total: null };
  return (
    <div className="skeleton-inset">
      <ProgressBar value={done} max={total} label={total === null ? texts.asking : texts.answered(done, total)} />
      {waitingRows.map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  );
}

function RunTable({ store, state, found }: DayRunsProps & { readonly found: DayRuns }) {
  const table = useStore(store.$runsTable);
  const rows = useMemo(() => toRunRows(found.runs, state), [found, state]);
  const toWorkbook = () =>
    toRunWorkbook(toMatchingRows(rows, runFields().columns, table), {
      day: state.day,
      isIncomplete: found.isIncomplete,
      fetchRoutes: store.fetchRoutes,
    });
  const open = useRowPage(detailLabel, pageOf);
  return (
    <>
      {found.isIncomplete && (
        <p className="runs-missing">
          <MissingNote text={texts.incomplete} onRetry={() => void store.runs.refresh()} />
        </p>
      )}
      <DataTable
        caption={texts.caption}
        columns={runFields().columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        state={table}
        defaults={runsDefaults}
        onChange={(next) => store.$runsTable.set(next)}
        mode="client"
        open={open}
        noun={texts.noun}
        searchLabel={texts.search}
        emptyTitle={toEmptyTitle(state.day)}
        storageKey="past-trips-runs"
        print={{ title: pastTripsMessages.title, subject: `${texts.runs}, ${formatDay(state.day)}` }}
        toolbar={<ExportMenu workbook={toWorkbook} />}
      />
    </>
  );
}
