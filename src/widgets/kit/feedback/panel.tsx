import { type ReactNode, useEffect, useState } from "react";
import infoIcon from "lucide-static/icons/info.svg?raw";
import { toHelp } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";
import { Icon } from "../text/icon.tsx";
import { panelMessages as texts } from "./feedback.messages.ts";
import { RetryButton, RetryLink } from "./retry-button.tsx";

interface SkeletonProps {
  /** Boxes of the content's size, so that the layout doesn't shift when it arrives. */
  readonly children?: ReactNode;
}

/** Placeholder for loading content. Visible after 200 ms only, so that a fast answer doesn't make it flash. */
export function SkeletonPanel({ children }: SkeletonProps) {
  return (
    <div className="skeleton-panel" role="status" aria-busy="true">
      <span className="visually-hidden">{texts.loading}</span>
      {children ?? <SkeletonLines />}
    </div>
  );
}

function SkeletonLines() {
  return (
    <>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-block" />
    </>
  );
}

/** The highest plain box, px: a higher one would be a slab in place of rows. */
const tallestBox = 60;

interface SkeletonBoxProps {
  /** In px. */
  readonly height: number;
  readonly width?: string;
  /** What comes: lines of text, a chart's bars, or one plane (a map, a picture). Default: a plane up to 60 px, above that rows. */
  readonly shape?: "rows" | "bars" | "plane";
}

/** Drawn in place of content that is loading. */
export function Skeleton({ height, width, shape = height > tallestBox ? "rows" : "plane" }: SkeletonBoxProps) {
  return <span className={`skeleton ${shape}`} style={{ height, ...(width ? { width } : {}) }} />;
}

/** Skeleton of a table's toolbar and rows; `height` of the rows in px. */
export function TableSkeleton({ height = 560 }: { readonly height?: number }) {
  return (
    <div className="skeleton-inset">
      <Skeleton height={38} width="280px" />
      <Skeleton height={height} />
    </div>
  );
}

interface FailedProps {
  /** What failed: "… yüklenemedi". */
  readonly title: string;
  /** What the person can do. */
  readonly help: string;
  readonly onRetry?: () => void;
  /** The button's text, when it does more than retry. Default "Yeniden Yükle". */
  readonly retryText?: string;
  readonly isRetrying?: boolean;
}

/** Replaces content that failed to load; has the retry button. */
export function FailedPanel({ title, help, onRetry, retryText, isRetrying }: FailedProps) {
  return (
    <div className="state-panel" role="alert">
      <svg className="state-art" viewBox="0 0 120 44" aria-hidden="true">
        <path className="state-line" d="M14 22H44M76 22H106" />
        <circle cx="8" cy="22" r="5.5" />
        <circle cx="112" cy="22" r="5.5" />
        <path className="state-cross" d="M54 16l12 12M66 16l-12 12" />
      </svg>
      <p className="state-title">{title}</p>
      <p className="state-text">{help}</p>
      {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} text={retryText} />}
    </div>
  );
}

interface EmptyProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** Says that there is nothing to show, and why. */
export function EmptyPanel({ title, children }: EmptyProps) {
  return (
    <div className="state-panel">
      <svg className="state-art" viewBox="0 0 120 44" aria-hidden="true">
        <path className="state-line dotted" d="M8 34H34C46 34 46 12 60 12S80 12 86 12H112" />
        <circle cx="8" cy="34" r="5.5" />
        <circle cx="112" cy="12" r="5.5" />
        <circle className="state-hot" cx="60" cy="12" r="6" />
      </svg>
      <div className="state-title">{title}</div>
      {children && <div className="state-text">{children}</div>}
    </div>
  );
}

export function NoticeLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="notice-line" role="note">
      <Icon of={infoIcon} />
      <span>{children}</span>
    </p>
  );
}

interface AsyncPanelProps<Data> {
  readonly load: Load<Data>;
  /** Title of the failure: "Değerlendirmeler yüklenemedi". */
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, failed with retry, or ready. When a refresh fails, older data stays visible under a note. */
export function AsyncPanel<Data>({ load, failedTitle, onRetry, skeleton, children }: AsyncPanelProps<Data>) {
  if (load.status === "loading") return <SkeletonPanel>{skeleton}</SkeletonPanel>;
  if (load.status === "failed") {
    return <FailedPanel title={failedTitle} help={toHelp(load.error)} onRetry={onRetry} isRetrying={load.isRetrying} />;
  }
  return (
    <>
      {load.refreshError && <StaleNote onRetry={onRetry} />}
      {children(load.data)}
    </>
  );
}

/** Note above older data that could not be refreshed. */
export function StaleNote({ onRetry }: Pick<AsyncPanelProps<unknown>, "onRetry">) {
  return (
    <LiveRegion className="stale-note">
      <span>{texts.stale}</span>
      <RetryLink onRetry={onRetry} />
    </LiveRegion>
  );
}

/** Ms between a polite region and its text. Browsers pass changes to screen readers in shorter batches. */
const lead = 100;

interface LiveRegionProps {
  readonly className: string;
  /** Elements: plain text would be visible, and unannounced, at once. */
  readonly children: ReactNode;
}

/** A polite live region that is inserted together with its text. */
export function LiveRegion(props: LiveRegionProps) {
  return <div {...useLiveRegion()} {...props} />;
}

/**
 * For a polite live region that is inserted together with its text: screen readers announce changes inside of a region, not its
 * first content. The text takes its space at once and becomes visible a moment later (`[data-silent]` in base.css).
 * @example <p {...useLiveRegion()}><span>İndirildi.</span></p>
 */
export function useLiveRegion(): { readonly role: "status"; readonly "data-silent": "" | undefined } {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), lead);
    return () => clearTimeout(timer);
  }, []);
  return { role: "status", "data-silent": isThere ? undefined : "" };
}
