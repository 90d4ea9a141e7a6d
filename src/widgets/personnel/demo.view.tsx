import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../core/format.ts";
import { cutText } from "../../core/text.ts";
import { IndicatorTiles } from "../kit/indicators/indicator-tiles.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { AsyncPanel, Skeleton } from "../kit/ui/panel.tsx";
import type { DemoPersonnel } from "./demo.store.ts";
import { Heading } from "./heading.tsx";
import { personnelMessages as texts } from "./personnel.messages.ts";
import type { Personnel } from "./personnel.store.ts";
import { toColumns } from "./table/columns.tsx";
import { fullName, rowKind } from "./table/employee.model.ts";

/** Specification 1 §9. */
const longestName = 25;

const columns = toColumns({ isLocal: true });
const skeleton = <Skeleton height={430} />;

interface ViewProps {
  readonly store: Personnel;
  readonly people: DemoPersonnel;
}

/** A demo account's pilots: no contract limits, graphs, export, paging or status filter (specification 1 §6). */
export function DemoView({ store, people }: ViewProps) {
  const load = useStore(people.employees.$load);
  const rows = useStore(people.$rows);
  const state = useStore(store.$table);
  const layer = useStore(store.$layer);
  const defaults = useMemo(() => store.defaults(), [store]);
  return (
    <>
      <Heading
        title={texts.demoTitle}
        count={load.status === "ready" ? `${formatNumber(rows.length)} ${texts.people}` : null}
      />
      <Offers people={people} />
      <div className="indicator-grid short">
        <IndicatorTiles summary={people.summary} detail={null} />
      </div>
      <div className="card clipped" part="card">
        <AsyncPanel
          load={load}
          failedTitle={texts.listFailed}
          onRetry={() => void people.employees.refresh()}
          skeleton={skeleton}
        >
          {() => (
            <DataTable
              caption={texts.listCaption}
              columns={columns}
              rows={rows}
              rowId={(employee) => employee.id}
              state={state}
              defaults={defaults}
              onChange={store.changeTable}
              mode="client"
              hasPaging={false}
              open={{
                label: () => texts.detail,
                onOpen: (employee) => store.$layer.set({ kind: "detail", employee }),
                openId: layer.kind === "detail" ? layer.employee.id : null,
              }}
              rowKind={rowKind}
              rowName={fullName}
              ofThem={texts.ofThem}
              searchLabel={texts.search}
              emptyTitle={texts.emptyPilot}
            />
          )}
        </AsyncPanel>
      </div>
    </>
  );
}

/** One button per offer; it changes the figures and the list. */
function Offers({ people }: { readonly people: DemoPersonnel }) {
  const load = useStore(people.pilots.$load);
  const pilot = useStore(people.$pilot);
  if (load.status !== "ready") return null;
  return (
    <div className="offers" role="group" aria-label={texts.offers}>
      {load.data.map(({ pilotName }) => (
        <button
          key={pilotName}
          type="button"
          className="button"
          aria-pressed={pilotName === pilot}
          title={pilotName}
          onClick={() => people.choose(pilotName)}
        >
          {cutText(pilotName, longestName)}
        </button>
      ))}
    </div>
  );
}
