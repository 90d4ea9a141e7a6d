import { useStore } from "@nanostores/react";
import { useDeferredValue, useId } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { sectionState } from "../../core/month/month-analysis.ts";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { MonthPicker } from "../kit/date/month-picker.tsx";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { AsyncPanel, EmptyPanel, FailedPanel, Skeleton, SkeletonPanel, StaleNote } from "../kit/feedback/panel.tsx";
import { ReadingProgress } from "../kit/feedback/progress-bar.tsx";
import { RetryLink } from "../kit/feedback/retry-button.tsx";
import { Coverage, CoverageEnd, CoverageMissing, CoverageRead } from "../kit/layout/coverage.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { Tabs } from "../kit/layout/tabs.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { PrintButton } from "../kit/print/print-button.tsx";
import { WorkbookButton } from "../kit/sheet/export/workbook-button.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { toCoverage, toProgressText } from "./coverage.model.ts";
import { toMonthWorkbook } from "./month-workbook.ts";
import { boardMessages, monthReportMessages as texts, packMessages } from "./month-report.messages.ts";
import { type ReportProps, sections, type ShownMonth } from "./month-report.store.ts";
import { toOpenCount } from "./proof/proof.model.ts";
import { Board } from "./summary/board.tsx";
import { Summary } from "./summary/summary.tsx";

/** Below the heading: progress while data are read, then how much of the month was read and what is missing. */
function CoverageLine({ reading }: Pick<ShownMonth, "reading">) {
  const state = useStore(reading.$state);
  const facts = useStore(reading.$facts);
  const refreshError = useStore(reading.$refreshError);
  if (state.status === "running") {
    const { done, total } = state.progress;
    return (
      <Coverage role="status" isReading>
        <ReadingProgress value={done} max={total} label={toProgressText(state.progress)} onCancel={reading.cancel} />
      </Coverage>
    );
  }
  const { read, share, missing, extent } = toCoverage(facts);
  const isPartial = state.status === "cancelled" || missing !== null;
  return (
    <Coverage role="status">
      {refreshError && <StaleNote onRetry={() => void reading.refresh()} />}
      {read !== null && (
        <CoverageRead>
          {read}
          {share && <span className="muted text-xs"> ({share})</span>}
        </CoverageRead>
      )}
      {isPartial && (
        <CoverageMissing>
          {state.status === "cancelled" ? texts.cancelled : missing}
          <RetryLink
            onRetry={() => void reading.start()}
            text={state.status === "cancelled" ? texts.resume : texts.retry}
          />
        </CoverageMissing>
      )}
      <CoverageEnd>{extent}</CoverageEnd>
    </Coverage>
  );
}

const otherSections = lazyModule(() => import("./sections/other-sections.tsx"));
const skeleton = (
  <SkeletonPanel>
    <div className="month-tiles grid gap">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={60} />
      ))}
    </div>
    <Skeleton height={420} />
  </SkeletonPanel>
);

export function MonthReportView({ store }: Pick<ReportProps, "store">) {
  const load = useStore(store.access.$load);
  const shown = useStore(store.$shown);
  if (shown) return <OpenReport key={shown.month} store={store} shown={shown} />;
  return (
    <div className="month-report stack gap-12 min-0">
      <Heading title={texts.title} />
      <div className="card" part="card">
        {load.status === "ready" ? (
          <EmptyPanel title={texts.closed} />
        ) : (
          <AsyncPanel
            load={load}
            failedTitle={texts.accessFailed}
            onRetry={() => void store.access.gate.refresh()}
            skeleton={<Skeleton height={420} />}
          >
            {() => null}
          </AsyncPanel>
        )}
      </div>
    </div>
  );
}

function OpenReport({ store, shown }: ReportProps) {
  const { section } = useStore(store.$state);
  const panel = useId();
  return (
    <div className="month-report stack gap-12 min-0">
      <Heading
        title={texts.title}
        count={
          <MonthPicker
            label={texts.month}
            value={shown.month}
            current={store.currentMonth()}
            limits={store.limits()}
            onChange={(month) => store.change({ month })}
          />
        }
      >
        <Actions store={store} shown={shown} />
      </Heading>
      <Board store={store} shown={shown} />
      <CoverageLine reading={shown.reading} />
      <SectionTabs store={store} shown={shown} panel={panel} />
      <div className="month-section grid gap" role="tabpanel" id={panel} aria-label={texts.section[section]}>
        <Section store={store} shown={shown} />
      </div>
    </div>
  );
}

/** Buttons that print the board's page and export the month as a workbook; rendered once all is read that could be, unless that is nothing. */
function Actions({ store, shown }: ReportProps) {
  const state = useStore(shown.reading.$state);
  const facts = useStore(shown.reading.$facts);
  if (state.status !== "complete" || toCoverage(facts).read === null) return null;
  const toWorkbook = () =>
    toMonthWorkbook({
      month: shown.month,
      facts: shown.reading.$facts.get(),
      analysis: shown.analysis,
      decisions: shown.decisions.$decisions.get(),
      thresholds: store.thresholds.$thresholds.get(),
      factors: store.$factors.get(),
    });
  return (
    <>
      <PrintButton title={boardMessages.job(formatMonthAndYear(shown.month))} orientation="portrait" />
      <WorkbookButton className="button primary" workbook={toWorkbook}>
        <Icon of={fileSpreadsheetIcon} />
        {packMessages.button}
      </WorkbookButton>
    </>
  );
}

function SectionTabs({ store, shown, panel }: ReportProps & { readonly panel: string }) {
  const { section } = useStore(store.$state);
  const proof = useStore(shown.analysis.$proof);
  const tabs = sections.map((id) => ({
    id,
    label: texts.section[id],
    ...(id === "proof" && proof ? { badge: toOpenCount(proof) } : {}),
  }));
  const choose = (id: string) => {
    const chosen = sections.find((name) => name === id);
    if (chosen) store.change({ section: chosen });
  };
  return <Tabs label={texts.sections} tabs={tabs} value={section} onChange={choose} panelId={panel} />;
}

/** The chosen section: a failure with a retry when no data were read, a skeleton while they are read, else its content. */
function Section({ store, shown }: ReportProps) {
  // Deferred: a section of many rows renders after the click and in slices, so that the tab responds at once.
  const section = useDeferredValue(useStore(store.$state).section);
  const facts = useStore(shown.reading.$facts);
  const reading = useStore(shown.reading.$state);
  const { isComplete, missing } = sectionState(facts, section);
  const isNothing = missing.length > 0 && facts.counts.size === 0;
  if (isNothing && reading.status !== "running") {
    return (
      <div className="card" part="card">
        <FailedPanel
          title={texts.failed(texts.section[section])}
          help={texts.failedHelp}
          onRetry={() => void shown.reading.start()}
          retryText={texts.retry}
        />
      </div>
    );
  }
  // Skeleton only while reading: a month that was read with gaps is shown, and the coverage line names them.
  if (!isComplete && (reading.status === "idle" || reading.status === "running")) {
    return skeleton;
  }
  if (section === "summary" && facts.bookings.length === 0 && missing.length === 0) {
    return (
      <div className="card" part="card">
        <EmptyPanel title={texts.empty}>
          <TransientButton className="button small" onClick={store.showPreviousMonth}>
            {texts.emptyBack}
          </TransientButton>
        </EmptyPanel>
      </div>
    );
  }
  if (section === "summary") return <Summary store={store} shown={shown} />;
  return (
    <LatePart code={otherSections} failedTitle={texts.failed(texts.section[section])} skeleton={skeleton}>
      {({ sectionViews }) => sectionViews[section]({ store, shown })}
    </LatePart>
  );
}
