import { useStore } from "@nanostores/react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { type FormEvent, useId } from "react";
import type { BatchProgress } from "../../../core/http/batch.ts";
import { SaveError, toHelp } from "../../../core/http/errors.ts";
import type { ReportForm } from "../../../core/reports/report-form.ts";
import type { MissingPart, Report, ReportChoice, ReportResult } from "../../../core/reports/report.ts";
import type { SpeedRow } from "../../../core/reports/speed-report.ts";
import type { TimesRow } from "../../../core/reports/times-report.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatDay } from "../../../core/text/format.ts";
import { useWidget } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { WorkProgress } from "../../kit/feedback/progress-bar.tsx";
import { Toast } from "../../kit/feedback/toast.tsx";
import { useJob } from "../../kit/jobs/leaving.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { makeExportJob } from "../../kit/sheet/export/export-panel.tsx";
import type { Workbook } from "../../kit/sheet/model.ts";
import { exportMessages } from "../../kit/sheet/sheet.messages.ts";
import { toSpeedWorkbook, toTimesWorkbook } from "./report-workbooks.ts";
import { type OfferedRoutes, ReportFields, ReportSubject } from "./report-fields.tsx";
import { createReportFlow, type FlowState, type ReportFlow, toFailedTitle } from "./report-flow.ts";
import css from "./reports.css?inline";
import { reportMessages as texts } from "./reports.messages.ts";

const reportStyles = styles(css);

interface ReportProps<Row> {
  /** Key of the job in its session; the same key finds the job again after the screen was left. */
  readonly jobKey: string;
  readonly makeReport: (session: Session) => Report<Row>;
  /** Keeps what was typed while the dialog is closed. */
  readonly form: ReportForm;
  /** The routes to choose from; null when the report is about one given route. */
  readonly routes: OfferedRoutes | null;
  readonly onClose: () => void;
}

/** The report on departure and arrival times, `Rota Kalkış Varış Saatleri.xlsx`. */
export function TimesReportDialog(props: ReportProps<TimesRow>) {
  return <ReportDialog {...props} words={texts.times} toWorkbook={toTimesWorkbook} />;
}

/** The report on speeding, `Hız Limiti Raporu.xlsx`. */
export function SpeedReportDialog(props: ReportProps<SpeedRow>) {
  return <ReportDialog {...props} words={texts.speed} toWorkbook={toSpeedWorkbook} />;
}

interface DialogProps<Row> extends ReportProps<Row> {
  readonly words: (typeof texts)["times" | "speed"];
  readonly toWorkbook: (result: ReportResult<Row>, choice: ReportChoice) => Workbook;
}

function ReportDialog<Row>({ jobKey, makeReport, form, routes, onClose, words, toWorkbook }: DialogProps<Row>) {
  useStyles(reportStyles);
  const context = useWidget();
  const flow = useJob(jobKey, () =>
    createReportFlow({ report: makeReport(context.session), job: makeExportJob(context), toWorkbook, words }),
  );
  const state = useStore(flow.$state);
  const choice = useStore(flow.$choice);
  useStore(flow.$kept);
  const [problem, { start, end }] = [useStore(form.$problem), useStore(form.$fields)];
  const [formId, noteId] = [useId(), useId()];
  const close = () => {
    flow.cancel();
    onClose();
  };
  if (state.status === "empty") {
    return (
      <Toast kind="info" onClose={close}>
        {words.empty}
      </Toast>
    );
  }

  const all = routes?.load.status === "ready" ? routes.load.data : [];
  const routesWanted = form.toRoutes(all);
  const wanted = problem !== null || routesWanted.length === 0 ? null : { start, end, routes: routesWanted };
  const foreseen = wanted && flow.foresee(wanted);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits the form even while the button is disabled.
    if (wanted === null || state.status !== "form") return;
    form.remember();
    void flow.start(wanted);
  };
  const isForm = state.status === "form";
  return (
    <Dialog
      title={words.title}
      isTitleHidden={hasOwnTitle(state)}
      onClose={close}
      isBusy={isBusy(state)}
      isLeavable={isBusy(state)}
      footer={
        <ReportButtons
          {...{ state, flow, formId, noteId, onClose: close }}
          isSubmitDisabled={wanted === null}
          isBegun={foreseen !== null && foreseen.kept > 0}
        />
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit} hidden={!isForm}>
        <ReportFields form={form} intro={words.intro} {...{ routes, foreseen, noteId }} choice={wanted} />
      </form>
      {choice && !isForm && <ReportSubject choice={choice} />}
      <ReportStep state={state} />
    </Dialog>
  );
}

const hasOwnTitle = ({ status }: FlowState) => status === "gaps" || status === "saved" || status === "failed";

/** While busy, a click on the backdrop doesn't close the dialog and discard up to a thousand answers; only "Vazgeç" does. */
const isBusy = ({ status }: FlowState) => status === "collecting" || status === "packing" || status === "gaps";

interface ButtonsProps {
  readonly state: FlowState;
  readonly flow: ReportFlow;
  readonly formId: string;
  readonly noteId: string;
  readonly isSubmitDisabled: boolean;
  /** An earlier run has fetched a part of the report. */
  readonly isBegun: boolean;
  readonly onClose: () => void;
}

/** The buttons of each step, the primary one last. */
function ReportButtons({ state, flow, formId, noteId, isSubmitDisabled, isBegun, onClose }: ButtonsProps) {
  switch (state.status) {
    case "form":
      return (
        <>
          <Plain text={texts.cancel} onClick={onClose} />
          <button
            type="submit"
            form={formId}
            className="button primary"
            disabled={isSubmitDisabled}
            aria-describedby={noteId}
          >
            {isBegun ? texts.goOn : texts.submit}
          </button>
        </>
      );
    case "collecting":
    case "packing":
      return <Plain text={texts.cancel} onClick={flow.cancel} />;
    case "gaps":
      return (
        <>
          <Plain text={texts.cancel} onClick={flow.cancel} />
          <Plain text={texts.withGaps} onClick={flow.saveWithGaps} />
          <Primary text={texts.resume} onClick={() => void flow.resume()} />
        </>
      );
    case "failed":
      return (
        <>
          <Plain text={texts.back} onClick={flow.cancel} />
          <Primary text={texts.retry} onClick={() => void flow.resume()} />
        </>
      );
    case "saved":
      return <Primary text={texts.done} onClick={onClose} />;
    case "empty":
      return null;
  }
}

interface ButtonProps {
  readonly text: string;
  readonly onClick: () => void;
}

function Plain({ text, onClick }: ButtonProps) {
  return (
    <button type="button" className="button" onClick={onClick}>
      {text}
    </button>
  );
}

function Primary({ text, onClick }: ButtonProps) {
  return (
    <button type="button" className="button primary" onClick={onClick}>
      {text}
    </button>
  );
}

/** Number of gaps listed in the dialog; the file lists all. */
const namedGaps = 4;
const namedRoutes = 3;

/** Content of the dialog after the form was submitted. */
function ReportStep({ state }: { readonly state: FlowState }) {
  switch (state.status) {
    case "collecting":
      return <Collecting progress={state.progress} secondsLeft={state.secondsLeft} />;
    case "packing":
      return <Collecting progress={null} secondsLeft={null} />;
    case "gaps":
      return (
        <>
          <Outcome
            kind="failure"
            icon={triangleAlertIcon}
            title={texts.gapsTitle}
            text={texts.gaps(state.missing.length, state.total)}
          />
          <Gaps missing={state.missing} />
        </>
      );
    case "saved":
      return (
        <Outcome
          kind="success"
          icon={circleCheckIcon}
          title={texts.savedTitle}
          text={[
            texts.saved(state.file, state.rows),
            ...(state.missing > 0 ? [texts.savedWithGaps(state.missing)] : []),
          ].join(" ")}
        />
      );
    case "failed":
      return (
        <Outcome
          kind="failure"
          icon={triangleAlertIcon}
          title={toFailedTitle(state.error)}
          text={state.error instanceof SaveError ? toHelp(state.error) : `${texts.failed} ${toHelp(state.error)}`}
        />
      );
    case "form":
    case "empty":
      return null;
  }
}

interface CollectingProps {
  /** null: the file is being made. */
  readonly progress: BatchProgress | null;
  readonly secondsLeft: number | null;
}

function Collecting({ progress, secondsLeft }: CollectingProps) {
  const { done, total, failed } = progress ?? { done: 0, total: null, failed: 0 };
  return (
    <WorkProgress
      title={progress ? texts.collecting : texts.packing}
      value={done}
      max={total}
      label={total === null ? texts.packing : texts.count(done, total)}
    >
      {secondsLeft !== null && <p className="field-help">{exportMessages.secondsLeft(secondsLeft)}</p>}
      {failed > 0 && <p className="field-help">{texts.someFailed(failed)}</p>}
    </WorkProgress>
  );
}

function Gaps({ missing }: { readonly missing: readonly MissingPart[] }) {
  const rest = missing.length - namedGaps;
  return (
    <ul className="report-gaps grid gap-4 muted text-sm">
      {missing.slice(0, namedGaps).map(({ day, routes }) => (
        <li key={`${day} ${routes[0]?.uniqueId ?? ""}`}>{texts.gap(formatDay(day), toNames(routes))}</li>
      ))}
      {rest > 0 && <li>{texts.moreGaps(rest)}</li>}
    </ul>
  );
}

function toNames(routes: MissingPart["routes"]): string {
  if (routes.length > namedRoutes) return texts.routeCount(routes.length);
  return routes.map(({ name }) => name).join(", ");
}
