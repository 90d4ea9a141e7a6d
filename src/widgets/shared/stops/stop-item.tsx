import { type ReactNode, useId, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { missing } from "../../../core/text/format.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { StopLetter } from "./stop-letter.tsx";
import { isStopSelectable, type StopEntry, type StopPerson, toPeopleText } from "./stop.model.ts";
import { stopMessages as texts } from "./stops.messages.ts";

/** Number of people shown before the button "… daha". */
const firstPeople = 4;

interface StopItemProps {
  readonly stop: StopEntry;
  readonly isSelected: boolean;
  /** The highlighted person of the selected stop. */
  readonly personId: string | null;
  readonly onToggle: () => void;
}

export function StopItem({ stop, isSelected, personId, onToggle }: StopItemProps) {
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
        <span className="visually-hidden">, {toPeopleText(stop)},</span>
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
          <button type="button" className="stop-more" onClick={() => setWhole(true)}>
            <Icon of={userIcon} size="small" />
            {texts.more(people.length - shown.length)}
            <Icon of={chevronDownIcon} size="small" />
          </button>
        </li>
      )}
      {people.length === 0 && <li className="subtle">{texts.nobody}</li>}
      {shadowCount > 0 && <li className="subtle">{texts.shadows(shadowCount)}</li>}
    </ul>
  );
}
