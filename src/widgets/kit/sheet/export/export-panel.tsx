import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { SaveError } from "../../../../core/http/errors.ts";
import { styles, useStyles } from "../../element/styles.ts";
import { Icon } from "../../text/icon.tsx";
import { ProgressBar } from "../../feedback/progress-bar.tsx";
import { Toast, useTopLayer } from "../../feedback/toast.tsx";
import { useLiveRegion } from "../../feedback/use-live-region.ts";
import toastCss from "../../feedback/toast.css?inline";
import type { ExportState } from "./export-job.ts";
import { exportMessages as texts } from "./export.messages.ts";
import css from "./export-panel.css?inline";
import { toExportHelp } from "./export-step.ts";

// In this order, because the panel's styles extend the toast's.
const panelStyles = [styles(toastCss), styles(css)];

interface PanelProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** State of an export: progress with "Vazgeç", success, or failure. */
export function ExportPanel({ state, onCancel, onRetry, onDismiss }: PanelProps) {
  useStyles(...panelStyles);
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
  const panel = useTopLayer();
  const liveRegion = useLiveRegion();
  return (
    <div ref={panel} popover="manual" part="toast" className="toast export-panel">
      <span className="toast-icon">
        <Icon of={fileSpreadsheetIcon} />
      </span>
      <div className="toast-text">
        {/* A live region; the numbers below change too often for one. */}
        <p className="export-title" {...liveRegion}>
          <span>{isPacking ? texts.packing : texts.running(file)}</span>
          {isPausing && <span className="export-notice">{texts.pausing}</span>}
        </p>
        {/* Indeterminate: the duration of packing is unknown. */}
        <ProgressBar value={done} max={isPacking ? null : total} label={texts.count(done, total)} />
        {secondsLeft !== null && <p className="export-time">{texts.secondsLeft(secondsLeft)}</p>}
      </div>
      <button type="button" className="button small" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
