import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import trendingDownIcon from "lucide-static/icons/trending-down.svg?raw";
import userPlusIcon from "lucide-static/icons/user-plus.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { JobNote } from "../kit/jobs/write-progress.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { FoldedIndicators } from "../shared/indicators/indicator-tiles.tsx";
import { bulkJob, type CompanyEmployees, groupJob } from "./employees.store.ts";
import { graphMessages, employeeMessages as texts } from "./personnel.messages.ts";
import type { EmployeesStore } from "./personnel.store.ts";
import { CompanyTable } from "./table/company-table.tsx";

// uPlot and the chart: loaded only when the graph is opened.
const graphCode = lazyModule(() => import("./indicator-chart.tsx"));

interface ViewProps {
  readonly store: EmployeesStore;
  readonly people: CompanyEmployees;
}

export function CompanyView({ store, people }: ViewProps) {
  const count = useStore(people.count.$load);
  const isGraphOpen = useStore(people.$isGraphOpen);
  const detail = useMemo(() => ({ history: people.history, sla: people.sla }), [people]);
  return (
    <>
      <Heading
        title={texts.title}
        count={
          <>
            <span className="page-count">
              {count.status === "failed" && (
                <MissingNote text={texts.countFailed} onRetry={() => void people.count.refresh()} />
              )}
              {count.status === "ready" &&
                `${formatNumber(count.data.registered)} ${texts.people(count.data.registered)}`}
            </span>
            {count.status !== "failed" && (
              <span className="page-count-parts subtle text-sm">
                {count.status === "ready" &&
                  texts.countParts(formatNumber(count.data.onHold), formatNumber(count.data.deleted))}
              </span>
            )}
            <ViewChoice store={store} isInHeading />
          </>
        }
      >
        <button
          type="button"
          className="button graph-button"
          aria-expanded={isGraphOpen}
          onClick={() => people.$isGraphOpen.set(!isGraphOpen)}
        >
          <Icon of={trendingDownIcon} />
          <span>{isGraphOpen ? texts.hideGraph : texts.showGraph}</span>
        </button>
        {store.isAdmin && (
          <>
            <button type="button" className="button" onClick={() => store.$layer.set({ kind: "bulk" })}>
              <Icon of={fileSpreadsheetIcon} />
              {texts.addMany}
            </button>
            <button type="button" className="button primary" onClick={() => store.$layer.set({ kind: "add" })}>
              <Icon of={userPlusIcon} />
              {texts.add}
            </button>
          </>
        )}
      </Heading>
      {store.isAdmin && <JobNote of={bulkJob} onShow={() => store.$layer.set({ kind: "bulk" })} />}
      {store.isAdmin && <JobNote of={groupJob} onShow={() => store.$layer.set({ kind: "group", start: null })} />}
      <FoldedIndicators summary={people.summary} detail={detail} />
      {isGraphOpen && <Graph people={people} />}
      <ChosenView store={store} hasPills>
        <CompanyTable store={store} people={people} />
      </ChosenView>
    </>
  );
}

const graphSkeleton = <Skeleton height={260} />;

function Graph({ people }: { readonly people: CompanyEmployees }) {
  return (
    <LatePart code={graphCode} failedTitle={graphMessages.failed} skeleton={graphSkeleton}>
      {({ IndicatorChart }) => <IndicatorChart store={people} />}
    </LatePart>
  );
}

// The map and its model: loaded when the view is opened.
const spreadCode = lazyModule(() => import("./spread/spread-view.tsx"));
const skeleton = <Skeleton height={430} />;
const viewOptions = localized(
  () =>
    [
      { value: "list", label: texts.list },
      { value: "spread", label: texts.spread },
    ] as const,
);

interface SwitchProps {
  readonly store: EmployeesStore;
}

interface ChoiceProps extends SwitchProps {
  /** Whether it is the one in the heading, shown on a phone. */
  readonly isInHeading?: boolean;
}

/**
 * The choice of the view. Rendered twice, and the stylesheet shows one: in the heading on a phone, where a row of its own would push
 * the list down, and with the view on a laptop, where there is no room beside the buttons.
 */
export function ViewChoice({ store, isInHeading = false }: ChoiceProps) {
  const view = useStore(store.$view);
  return (
    <div className={isInHeading ? "view-switch in-heading" : "view-switch"}>
      <Segmented label={texts.view} options={viewOptions()} value={view} onChange={store.changeView} />
    </div>
  );
}

interface ChosenViewProps extends SwitchProps {
  /** Whether the list begins with pills, whose line has room for the choice on a laptop. */
  readonly hasPills?: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, or where the listed people live. */
export function ChosenView({ store, hasPills = false, children }: ChosenViewProps) {
  const view = useStore(store.$view);
  return (
    <div className={hasPills ? "chosen-view over-pills stack gap" : "chosen-view stack gap"}>
      <ViewChoice store={store} />
      {view === "list" ? (
        children
      ) : (
        <LatePart code={spreadCode} failedTitle={texts.spreadFailed} skeleton={skeleton}>
          {({ SpreadView }) => <SpreadView store={store} />}
        </LatePart>
      )}
    </div>
  );
}
