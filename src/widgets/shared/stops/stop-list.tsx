import building2Icon from "lucide-static/icons/building-2.svg?raw";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { type ReactNode, useId, useState } from "react";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { missing } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import css from "./stop-list.css?inline";
import { isStopSelectable, type StopEntry, type StopPerson, type StopTone, toPeopleText } from "./stop.model.ts";
import { stopMessages as texts } from "./stops.messages.ts";

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

/** Number of people shown before the button "… daha". */
const firstPeople = 4;

interface StopItemProps {
  readonly stop: StopEntry;
  readonly isSelected: boolean;
  /** The highlighted person of the selected stop. */
  readonly personId: string | null;
  readonly onToggle: () => void;
}

function StopItem({ stop, isSelected, personId, onToggle }: StopItemProps) {
  const id = useId();
  if (!isStopSelectable(stop)) {
    return (
      <li className="stop-entry shadow">
        <span className="stop-head">
          <HeadContent stop={stop} />
        </span>
      </li>
    );
  }
  return (
    <li className={isSelected ? "stop-entry selected" : "stop-entry"}>
      <button
        type="button"
        className="stop-head"
        aria-expanded={isSelected}
        aria-controls={isSelected ? id : undefined}
        onClick={onToggle}
      >
        <HeadContent stop={stop} />
      </button>
      {isSelected && <StopPeople id={id} people={stop.people} personId={personId} shadowCount={stop.shadowCount} />}
    </li>
  );
}

function HeadContent({ stop }: { readonly stop: StopEntry }): ReactNode {
  const { letter, name, time, tone } = stop;
  return (
    <>
      <span className="visually-hidden">{letter} </span>
      <StopLetter letter={letter} tone={tone} />
      <span className="stop-name">
        {name}
        {isStopSelectable(stop) ? (
          <span className="visually-hidden">, {toPeopleText(stop)},</span>
        ) : (
          // Nothing can be opened, on the map neither, so it says at once who is there.
          <small className="stop-others">{toPeopleText(stop)}</small>
        )}
      </span>
      <span className="stop-time">{time ?? missing}</span>
    </>
  );
}

interface StopPeopleProps {
  readonly id: string;
  readonly people: readonly StopPerson[];
  readonly personId: string | null;
  readonly shadowCount: number;
}

function StopPeople({ id, people, personId, shadowCount }: StopPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  // A single further person is shown instead of the button.
  const isCut = !isWhole && people.length > firstPeople + 1;
  // The highlighted person is always among the shown ones.
  const ordered = people.toSorted((a, b) => Number(b.id === personId) - Number(a.id === personId));
  const shown = isCut ? ordered.slice(0, firstPeople) : ordered;
  return (
    <ul className="stop-people" id={id}>
      {shown.map((person) => (
        <li key={person.id} aria-current={person.id === personId || undefined}>
          <Icon of={userIcon} size="small" />
          <span>{person.name}</span>
          <span className="stop-walk">
            <span className="visually-hidden">{texts.walk(person.walk)}</span>
            <span aria-hidden="true">{person.walk}</span>
          </span>
        </li>
      ))}
      {isCut && (
        <li>
          <TransientButton className="stop-more" onClick={() => setWhole(true)}>
            <Icon of={userIcon} size="small" />
            {texts.more(people.length - shown.length)}
            <Icon of={chevronDownIcon} size="small" />
          </TransientButton>
        </li>
      )}
      {people.length === 0 && <li className="subtle">{texts.nobody}</li>}
      {shadowCount > 0 && <li className="subtle">{texts.shadows(shadowCount)}</li>}
    </ul>
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

/** A stop's ring with its letter; text beside it says what the colour means. */
export function StopLetter({ letter, tone }: { readonly letter: string; readonly tone: StopTone }) {
  useStyles(listStyles);
  return (
    <span className={`stop-letter ${tone}`} aria-hidden="true">
      {letter}
    </span>
  );
}
