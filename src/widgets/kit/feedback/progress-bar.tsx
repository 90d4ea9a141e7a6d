import { type ReactNode, useEffect, useRef } from "react";
import { formatPercent } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import { TransientButton } from "../element/transient-button.tsx";
import { Icon } from "../text/icon.tsx";
import { panelMessages as texts } from "./feedback.messages.ts";
import { useLiveRegion } from "./panel.tsx";
import css from "./progress-bar.css?inline";
import toastCss from "./toast.css?inline";
import { useTopLayer } from "./toast.tsx";

const barStyles = styles(css);

interface ProgressBarProps {
  readonly value: number;
  /** Null: the total isn't known yet. */
  readonly max: number | null;
  /** "146 / 240"; the bar's accessible value. */
  readonly label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  useStyles(barStyles);
  const share = max === null || max <= 0 ? null : Math.min(1, value / max);
  return (
    <div className="progress grid gap-8">
      <span className="progress-label text-sm">{label}</span>
      <div
        className={share === null ? "progress-bar unknown" : "progress-bar"}
        role="progressbar"
        aria-label={label}
        {...(share === null
          ? {}
          : {
              "aria-valuemin": 0,
              "aria-valuemax": 100,
              "aria-valuenow": Math.round(share * 100),
              "aria-valuetext": formatPercent(Math.round(share * 100)),
            })}
      >
        <span style={share === null ? undefined : { width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

interface WorkProgressProps extends ProgressBarProps {
  /** What is done, announced; the numbers of the bar change too often for that. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** Progress in a dialog. The title takes the focus, because the button that had it is gone. */
export function WorkProgress({ title, children, ...bar }: WorkProgressProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="work-progress grid gap-10">
      <p ref={line} tabIndex={-1} role="status">
        {title}
      </p>
      <ProgressBar {...bar} />
      {children}
    </div>
  );
}

/** Progress of a long reading in a line, with "Vazgeç". */
export function ReadingProgress({ onCancel, ...bar }: ProgressBarProps & { readonly onCancel: () => void }) {
  return (
    <>
      <ProgressBar {...bar} />
      <TransientButton className="button small" onClick={onCancel}>
        {texts.cancel}
      </TransientButton>
    </>
  );
}

const toastStyles = styles(toastCss);

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
  useStyles(toastStyles, barStyles);
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
