import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { ApiError, codeCall, SaveError } from "../../../../core/http/errors.ts";
import { useWidget, type WidgetContextValue } from "../../element/context.ts";
import { createEmit, type Emit } from "../../element/events.ts";
import { lazyModule } from "../../element/lazy-module.ts";
import { Toast } from "../../feedback/toast.tsx";
import { WorkPanel } from "../../feedback/progress-bar.tsx";
import { useJob } from "../../jobs/leaving.tsx";
import { exportMessages as texts } from "../sheet.messages.ts";
import { createExportJob, type ExportJob, type ExportState } from "./export-job.ts";
import { toExportHelp } from "./export-step.ts";

interface PanelProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** State of an export: progress with "Vazgeç", success, or failure. */
export function ExportPanel({ state, onCancel, onRetry, onDismiss }: PanelProps) {
  switch (state.status) {
    case "idle":
      return null;
    case "running":
      return <RunningPanel state={state} onCancel={onCancel} />;
    case "done":
      return state.rows < state.total ? (
        <Toast kind="info" isLasting onClose={onDismiss}>
          {texts.done(state.file, state.rows)} {texts.incomplete(state.rows, state.total)}
        </Toast>
      ) : (
        <Toast kind="success" onClose={onDismiss}>
          {texts.done(state.file, state.rows)}
        </Toast>
      );
    case "failed":
      return (
        <Toast kind="error" onClose={onDismiss}>
          <p>
            {state.error instanceof SaveError ? texts.notSaved(state.file) : texts.failed(state.file)}{" "}
            {toExportHelp(state.error)}
          </p>
          <button type="button" className="link" onClick={onRetry}>
            {texts.retry}
          </button>
        </Toast>
      );
  }
}

interface RunningProps {
  readonly state: Extract<ExportState, { status: "running" }>;
  readonly onCancel: () => void;
}

function RunningPanel({ state, onCancel }: RunningProps) {
  const { file, done, total, phase, secondsLeft, isPausing } = state;
  const isPacking = phase === "file";
  return (
    <WorkPanel
      icon={fileSpreadsheetIcon}
      title={isPacking ? texts.packing : texts.running(file)}
      notice={isPausing ? texts.pausing : null}
      done={done}
      // Indeterminate: the duration of packing is unknown.
      max={isPacking ? null : total}
      label={texts.count(done, total)}
      time={secondsLeft === null ? null : texts.secondsLeft(secondsLeft)}
      cancelText={texts.cancel}
      onCancel={onCancel}
    />
  );
}

/** The writer's code is loaded with the first export. */
const writer = lazyModule(() => import("./export-workbook.ts"));

/** An export job whose events are raised by the element that started it, or by the page after that is removed. */
export function makeExportJob({
  root,
  session,
  emit,
}: Pick<WidgetContextValue, "root" | "session" | "emit">): ExportJob {
  const isHere = () => !("host" in root) || root.host.isConnected;
  const emitAnywhere: Emit = (name, detail) => (isHere() ? emit : createEmit(document.documentElement))(name, detail);
  return createExportJob({
    widget: toWidgetName(root),
    session,
    emit: emitAnywhere,
    run: async (...parameters) => {
      const { exportWorkbook } = await writer.load().catch(() => {
        throw new ApiError("network", codeCall);
      });
      return exportWorkbook(...parameters);
    },
  });
}

/** One export at a time. It continues when its element is removed, and the next element of its kind shows it. */
export function useExportJob(): ExportJob {
  const context = useWidget();
  return useJob(`${toWidgetName(context.root)}/export`, () => makeExportJob(context));
}

function toWidgetName(root: ShadowRoot | Document): string {
  return "host" in root ? root.host.localName.replace(/^shuttle-/, "") : "portal";
}
