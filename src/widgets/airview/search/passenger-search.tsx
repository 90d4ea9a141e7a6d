import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { Field } from "../../kit/field/field.tsx";
import { createComboboxKeys, toComboboxRole, toOptionId } from "../../kit/field/combobox/combobox-keys.ts";
import { SearchInput } from "../../kit/field/search-input.tsx";
import type { Airview } from "../airview.store.ts";
import { findSeats, peopleOf, type Seat, stopOfSeat } from "./people.model.ts";
import { FoundPeople } from "./found-people.tsx";
import { airviewSearchMessages as texts } from "../airview.messages.ts";

/** Most results listed; to find the others, the user must narrow the search. */
const listed = 50;

/** Searches all passengers (ARIA combobox). Choosing one selects route and stop; emptying the field clears the stop. */
export function PassengerSearch({ store }: { readonly store: Airview }) {
  const book = useStore(store.$book);
  const selection = useStore(store.$selection);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** The person whose stop is selected; their name is in the field. */
  const [chosen, setChosen] = useState<Seat | null>(null);
  const found = useMemo(() => (book && chosen === null ? findSeats(book, typed, listed) : null), [book, chosen, typed]);
  // The selection was changed elsewhere, for example on the map.
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
    if (matchMedia("(pointer: coarse)").matches) box.current?.querySelector("input")?.blur();
  };
  const handleKey = (event: KeyboardEvent) =>
    createComboboxKeys({
      isOpen: isOpen && found.seats.length > 0,
      count: found?.seats.length ?? 0,
      active,
      onActivate: setActive,
      // The list is open whenever the field contains text.
      onOpen: () => undefined,
      onClose: () => type(""),
      onChoose: () => choose(found?.seats[active]),
      onClear: typed === "" ? null : () => type(""),
    })(event);

  return (
    <div className="airview-search" role="search" ref={box}>
      <Field label={texts.label} isLabelHidden>
        {(control) => (
          <SearchInput
            {...control}
            {...toComboboxRole(isOpen, listId, found?.seats[active] && toOptionId(listId, String(active)))}
            data-search
            enterKeyHint="search"
            placeholder={texts.label}
            value={typed}
            onText={type}
            onClear={() => type("")}
            // Builds the index before the first key: with thousands of names it would delay that key.
            onFocus={() => book && setTimeout(peopleOf, 0, book)}
            onKeyDown={handleKey}
          />
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
