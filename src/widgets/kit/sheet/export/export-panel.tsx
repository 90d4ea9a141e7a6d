import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { SaveError } from "../../../../core/http/errors.ts";
import { Toast } from "../../feedback/toast.tsx";
import { WorkPanel } from "../../feedback/work-panel.tsx";
import type { ExportState } from "./export-job.ts";
import { exportMessages as texts } from "../sheet.messages.ts";
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
