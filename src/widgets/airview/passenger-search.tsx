import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toUrlQuery } from "../../core/portal/query.ts";
import { toStopLetter } from "../../core/routes/stop-letter.ts";
import { formatNumber } from "../../core/text/format.ts";
import { CopyLink } from "../kit/feedback/copy-link.tsx";
import { createComboboxKeys, toComboboxRole, toOptionId } from "../kit/field/combobox-keys.ts";
import { Field } from "../kit/field/field.tsx";
import { SearchInput } from "../kit/field/search-field.tsx";
import { markText, useFoundMarks } from "../kit/table/search/found-marks.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { airviewDetailMessages, airviewSearchMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { findSeats, type FoundSeats, peopleOf, type Seat, stopOfSeat } from "./people.model.ts";
import { periodIcons } from "./route-list.tsx";

/** Most results listed; to find the others, the user must narrow the search. */
const listed = 50;

/** Searches all passengers (ARIA combobox). Choosing one selects route and stop; emptying the field clears the stop. */
export function PassengerSearch({ store }: { readonly store: Airview }) {
  const routeIndex = useStore(store.$routeIndex);
  const selection = useStore(store.$selection);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** The person whose stop is selected; their name is in the field. */
  const [chosen, setChosen] = useState<Seat | null>(null);
  const found = useMemo(
    () => (routeIndex && chosen === null ? findSeats(routeIndex, typed, listed) : null),
    [routeIndex, chosen, typed],
  );
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
            onFocus={() => routeIndex && setTimeout(peopleOf, 0, routeIndex)}
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

interface FoundProps {
  readonly id: string;
  readonly found: FoundSeats;
  readonly search: string;
  /** Index of the active option. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (seat: Seat) => void;
}

function letterOf({ route, stopIndex }: Seat): string {
  const stop = route.stops[stopIndex];
  return stop ? toStopLetter(stop) : "";
}

/** Id of the only person among the seats; null for none or several. */
function toOnlyPerson([first, ...others]: readonly Seat[]): string | null {
  return first && others.every(({ passengerId }) => passengerId === first.passengerId) ? first.passengerId : null;
}

/** The results of the search, each with route, direction and stop. */
function FoundPeople({ id, found: { seats, total }, search, active, onActivate, onChoose }: FoundProps) {
  const list = useRef<HTMLDivElement>(null);
  const passengerId = toOnlyPerson(seats);
  useFoundMarks(list, search);
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.children[active];
    if (!box || !(option instanceof HTMLElement)) return;
    const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    if (top < box.scrollTop) box.scrollTop = top;
  }, [active]);
  return (
    <div className="airview-found grid gap-6">
      {seats.length > 0 && (
        <div key={search} className="airview-results" role="listbox" id={id} aria-label={texts.results} ref={list}>
          {seats.map((seat, index) => (
            // The text field keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={`${seat.route.routeId}/${seat.stopIndex}/${seat.passengerId}`}
              role="option"
              id={toOptionId(id, String(index))}
              aria-selected={index === active}
              className="airview-result"
              onPointerMove={() => onActivate(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(seat)}
            >
              <span className="airview-result-name weight-medium">{markText(seat.name)}</span>
              <span className="airview-result-stop row subtle text-sm min-0">
                <Icon of={periodIcons[seat.route.timePeriod]} size="tiny" />
                <span className="visually-hidden">{airviewDetailMessages[seat.route.timePeriod]}, </span>
                <span className="cut">{texts.stop(seat.route.routeName, letterOf(seat))}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      {passengerId !== null && (
        <CopyLink
          className="link"
          text={texts.copyLink}
          to={{ name: "airview-module", query: toUrlQuery({ passenger: passengerId }) }}
        />
      )}
      <p className="field-help" role="status">
        {total === 0 && texts.none}
        {total > seats.length && texts.more(formatNumber(total - seats.length))}
        {total > 0 && total <= seats.length && (
          <span className="visually-hidden">{texts.found(formatNumber(total))}</span>
        )}
      </p>
    </div>
  );
}
