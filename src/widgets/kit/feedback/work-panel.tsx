import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useTopLayer } from "./toast.tsx";
import { useLiveRegion } from "./use-live-region.ts";
import toastCss from "./toast.css?inline";
import css from "./work-panel.css?inline";

// In this order, because the panel's styles extend the toast's.
const panelStyles = [styles(toastCss), styles(css)];

interface WorkPanelProps {
  readonly icon: string;
  readonly title: string;
  /** What the work means for the page meanwhile. */
  readonly notice?: string | null;
  readonly done: number;
  /** Null: how much there is isn't known. */
  readonly max: number | null;
  /** "146 / 240". */
  readonly label: string;
  /** Estimated time left. */
  readonly time?: string | null;
  readonly cancelText: string;
  readonly onCancel: () => void;
}

/** Progress of work that the user waits for, in a corner of the page, with a button that stops it. */
export function WorkPanel({ icon, title, notice, done, max, label, time, cancelText, onCancel }: WorkPanelProps) {
  useStyles(...panelStyles);
  const panel = useTopLayer();
  const liveRegion = useLiveRegion();
  return (
    <div ref={panel} popover="manual" part="toast" className="toast work-panel">
      <span className="toast-icon center">
        <Icon of={icon} />
      </span>
      <div className="toast-text">
        {/* A live region; the numbers below change too often for one. */}
        <p className="work-title" {...liveRegion}>
          <span>{title}</span>
          {notice && <span className="work-notice">{notice}</span>}
        </p>
        <ProgressBar value={done} max={max} label={label} />
        {time && <p className="work-time">{time}</p>}
      </div>
      <button type="button" className="button small" onClick={onCancel}>
        {cancelText}
      </button>
    </div>
  );
}
