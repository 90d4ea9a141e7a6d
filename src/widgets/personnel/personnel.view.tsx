import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../core/text/format.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { AsyncPanel, LiveRegion, Skeleton } from "../kit/feedback/panel.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { FoldedIndicators } from "../shared/indicators/indicator-tiles.tsx";
import { OfferButtons } from "../shared/offer/offer-buttons.tsx";
import { ChosenView, CompanyView, ViewChoice } from "./company.view.tsx";
import type { DemoEmployees } from "./employees.store.ts";
import { employeeMessages as texts } from "./personnel.messages.ts";
import type { EmployeesStore } from "./personnel.store.ts";
import { toFields, toFilters, useListProps } from "./table/fields.tsx";

// Forms, details and their map are loaded when they are opened.
const layers = lazyModule(() => import("./layers.tsx"));

export function EmployeesView({ store }: { readonly store: EmployeesStore }) {
  const { people } = store;
  return (
    <div className="area">
      <NamedNote store={store} />
      {people.kind === "company" ? (
        <CompanyView store={store} people={people} />
      ) : (
        <DemoView store={store} people={people} />
      )}
      <OpenLayers store={store} />
    </div>
  );
}

function OpenLayers({ store }: { readonly store: EmployeesStore }) {
  const layer = useStore(store.$layer);
  if (layer.kind === "none") return null;
  return (
    <LatePart code={layers} failedTitle={texts.layerFailed} skeleton={null}>
      {({ LayerView }) => <LayerView store={store} />}
    </LatePart>
  );
}

/** A note about the employee named by the query: loading, failed, or not found. */
function NamedNote({ store }: { readonly store: EmployeesStore }) {
  const load = useStore(store.named.$load);
  const isNamed = useStore(store.$passengerId) !== null;
  if (!isNamed) return null;
  if (load.status === "failed")
    return <MissingNote text={texts.namedFailed} onRetry={() => void store.named.refresh()} />;
  if (load.status === "loading" ? !load.isIdle : load.isRefreshing) return <Note text={texts.namedLoading} />;
  return load.status === "ready" && load.data === null ? <Note text={texts.namedMissing} /> : null;
}

function Note({ text }: { readonly text: string }) {
  return (
    <LiveRegion className="stale-note">
      <span>{text}</span>
    </LiveRegion>
  );
}

const skeleton = <Skeleton height={430} />;

interface ViewProps {
  readonly store: EmployeesStore;
  readonly people: DemoEmployees;
}

/** The people of a demo account: without contract limits, graphs, export, paging and status filter. */
function DemoView({ store, people }: ViewProps) {
  const load = useStore(people.employees.$load);
  const list = useListProps(store);
  const filters = useStore(people.filters.$load);
  // Filters by route only, once the provider's choices are loaded.
  const { columns } = useMemo(
    () =>
      toFields({
        isLocal: true,
        ...(filters.status === "ready" ? { filters: { route: toFilters(filters).route } } : {}),
      }),
    [filters],
  );
  const defaults = useMemo(() => store.defaults(), [store]);
  // The list has those on hold too.
  const registered =
    load.status === "ready"
      ? load.data.people.filter(({ registrationStatus: status }) => status === "registered").length
      : null;
  return (
    <>
      <Heading
        title={texts.demoTitle}
        count={
          <>
            {registered !== null && (
              <span className="page-count">{`${formatNumber(registered)} ${texts.people(registered)}`}</span>
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
function Offers({ people }: { readonly people: DemoEmployees }) {
  const load = useStore(people.pilots.$load);
  const pilot = useStore(people.$pilot);
  if (load.status !== "ready") return null;
  return <OfferButtons names={load.data.map(({ pilotName }) => pilotName)} chosen={pilot} onChoose={people.choose} />;
}
