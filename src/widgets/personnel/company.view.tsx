import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import trendingDownIcon from "lucide-static/icons/trending-down.svg?raw";
import userPlusIcon from "lucide-static/icons/user-plus.svg?raw";
import { formatNumber } from "../../core/text/format.ts";
import { FoldedIndicators } from "../shared/indicators/indicator-tiles.tsx";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { JobNote } from "../kit/jobs/job-note.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { Skeleton } from "../kit/feedback/panel.tsx";
import type { CompanyPersonnel } from "./company.store.ts";
import { graphMessages, personnelMessages as texts } from "./personnel.messages.ts";
import { bulkJob, groupJob } from "./keys.ts";
import type { Personnel } from "./personnel.store.ts";
import { ChosenView, ViewChoice } from "./view-switch.tsx";
import { CompanyTable } from "./table/company-table.tsx";

// uPlot and the chart: loaded only when the graph is opened.
const graphCode = lazyModule(() => import("./graph/indicator-chart.tsx"));

interface ViewProps {
  readonly store: Personnel;
  readonly people: CompanyPersonnel;
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

const skeleton = <Skeleton height={260} />;

function Graph({ people }: { readonly people: CompanyPersonnel }) {
  return (
    <LatePart code={graphCode} failedTitle={graphMessages.failed} skeleton={skeleton}>
      {({ IndicatorChart }) => <IndicatorChart store={people} />}
    </LatePart>
  );
}
