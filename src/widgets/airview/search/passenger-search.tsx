import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { Field } from "../../kit/field/field.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { searchIcon, xIcon } from "../../kit/text/icons.ts";
import type { Airview } from "../airview.store.ts";
import { findSeats, peopleOf, type Seat, stopOfSeat } from "./people.model.ts";
import { FoundPeople, toOptionId } from "./found-people.tsx";
import { searchMessages as texts } from "./search.messages.ts";

/** Results listed; for the others the text must be more exact. */
const listed = 50;

/** Searches all passengers (ARIA combobox). Choosing one selects route and stop; emptying the field clears the stop. */
export function PassengerSearch({ store }: { readonly store: Airview }) {
  const book = useStore(store.$book);
  const selection = useStore(store.$selection);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** The person whose stop is selected; their name is in the field. */
  const [chosen, setChosen] = useState<Seat | null>(null);
  const found = useMemo(
    () => (book && chosen === null ? findSeats(peopleOf(book), typed, listed) : null),
    [book, chosen, typed],
  );
  // The selection has changed elsewhere.
  if (chosen && (selection?.route !== chosen.route.routeUniqueId || selection.stop !== stopOfSeat(chosen)?.id)) {
    setChosen(null);
    setTyped("");
  }
  const isOpen = found !== null && typed.trim() !== "";

  const type = (text: string) => {
    // Emptied after a passenger was chosen: clears the selected stop, so that the map zooms out again.
    if (chosen && text === "") store.clearStop();
    setChosen(null);
    setTyped(text);
    setActive(0);
  };
  const choose = (seat: Seat | undefined) => {
    const stop = seat && stopOfSeat(seat);
    if (!seat || !stop) return;
    setTyped(seat.name);
    setChosen(seat);
    store.selectRoute(seat.route.routeId, stop.id, seat.passengerId);
    // Closes the keyboard of a phone, which would cover the result on the map.
    if (matchMedia("(pointer: coarse)").matches) input.current?.blur();
  };
  const handleKey = (event: KeyboardEvent) => {
    const count = found?.seats.length ?? 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && typed !== "") type("");
    else if (event.key === "Enter" && isOpen) choose(found.seats[active]);
    else if (step !== undefined && isOpen && count > 0) setActive((active + step + count) % count);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="airview-search" role="search">
      <Field label={texts.label} isLabelHidden>
        {(control) => (
          <span className="form-control">
            <Icon of={searchIcon} />
            <input
              {...control}
              ref={input}
              data-search
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              role="combobox"
              aria-expanded={isOpen}
              aria-autocomplete="list"
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && found.seats[active] ? toOptionId(listId, active) : undefined}
              placeholder={texts.label}
              value={typed}
              // Builds the index before the first key: with thousands of names it would delay that key.
              onFocus={() => book && setTimeout(peopleOf, 0, book)}
              onChange={(event) => type(event.target.value)}
              onKeyDown={handleKey}
            />
            {typed !== "" && (
              <button
                type="button"
                className="icon-button"
                aria-label={texts.clear}
                onClick={() => {
                  type("");
                  input.current?.focus();
                }}
              >
                <Icon of={xIcon} size="small" />
              </button>
            )}
          </span>
        )}
      </Field>
      {isOpen && (
        <FoundPeople
          id={listId}
          found={found}
          search={typed}
          active={active}
          onActivate={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}
