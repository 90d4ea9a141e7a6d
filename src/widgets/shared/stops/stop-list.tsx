import type { ReactNode } from "react";
import building2Icon from "lucide-static/icons/building-2.svg?raw";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { missing } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { StopItem } from "./stop-item.tsx";
import type { StopEntry } from "./stop.model.ts";
import css from "./stop-list.css?inline";

const listStyles = styles(css);

/** The office at an end of the line; it isn't a stop. */
export interface LineEnd {
  readonly label: string;
  /** "08:10". */
  readonly time: string | null;
}

interface StopListProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  /** In travel order. */
  readonly stops: readonly StopEntry[];
  readonly selectedId: string | null;
  /** Called with the chosen stop, or null when it was already selected. Stops of other companies' people can't be chosen. */
  readonly onSelect: (id: string | null) => void;
  /** The highlighted person of the selected stop. Default: nobody. */
  readonly personId?: string | null;
  /** Colour of the line. Default "morning". */
  readonly period?: TimePeriod;
  /** The office before the first stop (evening) or behind the last one (morning). */
  readonly start?: LineEnd | undefined;
  readonly end?: LineEnd | undefined;
}

/**
 * The stops of a route as a line: the equivalent of their markers on the map for keyboard and screen reader.
 * A selected stop shows its own people.
 */
export function StopList(props: StopListProps) {
  const { label, stops, selectedId, onSelect, personId = null, period = "morning", start, end } = props;
  useStyles(listStyles);
  return (
    <ol className={`stop-list ${period}`} aria-label={label}>
      {start && <OfficeItem {...start} />}
      {stops.map((stop) => (
        <StopItem
          key={stop.id}
          stop={stop}
          isSelected={stop.id === selectedId}
          personId={personId}
          onToggle={() => onSelect(stop.id === selectedId ? null : stop.id)}
        />
      ))}
      {end && <OfficeItem {...end} />}
    </ol>
  );
}

function OfficeItem({ label, time }: LineEnd): ReactNode {
  return (
    <li className="stop-entry">
      <span className="stop-head">
        <span className="stop-letter office" aria-hidden="true">
          <Icon of={building2Icon} size="tiny" />
        </span>
        <span className="stop-name">{label}</span>
        <span className="stop-time">{time ?? missing}</span>
      </span>
    </li>
  );
}
