import type { ReactNode } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { Icon } from "../../text/icon.tsx";

interface RecordLineProps {
  readonly title: ReactNode;
  readonly titleText: string;
  /** Name of the value, for screen readers: on the screen it stands once above the list. */
  readonly valueLabel: string | undefined;
  readonly value: ReactNode;
  readonly summary: ReactNode;
  readonly chip?: ReactNode;
  /** What a tap does; null: nothing. */
  readonly act: "unfold" | "open" | "select" | null;
  readonly isSelected?: boolean;
  readonly isUnfolded: boolean;
  /** Id of the unfolded part. */
  readonly foldId: string;
  readonly onAct: () => void;
}

/** The two lines of a record, as one button. */
export function RecordLine(props: RecordLineProps) {
  const { title, titleText, valueLabel, value, summary, chip, act, isUnfolded, foldId, onAct } = props;
  const content = (
    <>
      <span className="record-title cut" title={titleText}>
        {title}
      </span>
      {valueLabel !== undefined && (
        <span className="record-value">
          <span className="visually-hidden">, {valueLabel}: </span>
          {value}
        </span>
      )}
      <span className="record-summary cut muted text-sm">{summary}</span>
      {chip && <span className="record-chip">{chip}</span>}
      {act && act !== "select" && <Icon of={act === "unfold" ? chevronDownIcon : chevronRightIcon} size="small" />}
    </>
  );
  if (act === "select") {
    return (
      <label className="record-line">
        <input type="checkbox" checked={props.isSelected ?? false} onChange={onAct} />
        {content}
      </label>
    );
  }
  if (act === null) return <div className="record-line">{content}</div>;
  return (
    <button
      type="button"
      className="record-line"
      aria-expanded={act === "unfold" ? isUnfolded : undefined}
      aria-controls={isUnfolded ? foldId : undefined}
      onClick={onAct}
    >
      {content}
    </button>
  );
}
