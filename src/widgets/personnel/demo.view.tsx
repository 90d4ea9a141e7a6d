import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { FoldedIndicators } from "../shared/indicators/indicator-tiles.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { OfferButtons } from "../shared/offer/offer-buttons.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import type { DemoPersonnel } from "./demo.store.ts";
import { personnelMessages as texts } from "./personnel.messages.ts";
import type { Personnel } from "./personnel.store.ts";
import { toColumns, toFilters } from "./table/columns.tsx";
import { useListProps } from "./table/use-list-props.ts";
import { ChosenView, ViewChoice } from "./view-switch.tsx";

const skeleton = <Skeleton height={430} />;

interface ViewProps {
  readonly store: Personnel;
  readonly people: DemoPersonnel;
}

/** The people of a demo account: without contract limits, graphs, export, paging and status filter. */
export function DemoView({ store, people }: ViewProps) {
  const load = useStore(people.employees.$load);
  const list = useListProps(store);
  const filters = useStore(people.filters.$load);
  // Filters by route only, once the provider's choices are loaded.
  const columns = useMemo(
    () =>
      toColumns({
        isLocal: true,
        ...(filters.status === "ready" ? { filters: { route: toFilters(filters).route } } : {}),
      }),
    [filters],
  );
  const defaults = useMemo(() => store.defaults(), [store]);
  return (
    <>
      <Heading
        title={texts.demoTitle}
        count={
          <>
            {load.status === "ready" && (
              <span className="page-count">{`${formatNumber(load.data.people.length)} ${texts.people(load.data.people.length)}`}</span>
            )}
            <ViewChoice store={store} isInHeading />
          </>
        }
      />
      <Offers people={people} />
      <FoldedIndicators summary={people.summary} detail={null} />
      <ChosenView store={store}>
        <div className="card clipped" part="card">
          <AsyncPanel
            load={load}
            failedTitle={texts.listFailed}
            onRetry={() => void people.employees.refresh()}
            skeleton={skeleton}
          >
            {({ people: rows, hidden }) => (
              <DataTable
                {...list}
                columns={columns}
                rows={rows}
                hidden={hidden}
                defaults={defaults}
                mode="client"
                hasPaging={false}
                print={{ title: texts.demoTitle }}
                emptyTitle={texts.emptyPilot}
                toolbar={
                  filters.status === "failed" && (
                    <MissingNote text={texts.filtersFailed} onRetry={() => void people.filters.refresh()} />
                  )
                }
              />
            )}
          </AsyncPanel>
        </div>
      </ChosenView>
    </>
  );
}

/** The choice of the offer whose figures and people are shown. */
function Offers({ people }: { readonly people: DemoPersonnel }) {
  const load = useStore(people.pilots.$load);
  const pilot = useStore(people.$pilot);
  if (load.status !== "ready") return null;
  return <OfferButtons names={load.data.map(({ pilotName }) => pilotName)} chosen={pilot} onChoose={people.choose} />;
}
