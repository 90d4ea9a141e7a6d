import { useLayoutEffect, useRef } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { toOptionId } from "../../kit/field/combobox/combobox-keys.ts";
import { toStopLetter } from "../../shared/stops/stop.model.ts";
import { markText, useFoundMarks } from "../../kit/table/search/found-marks.tsx";
import { CopyLink } from "../../kit/text/copy-link.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { airviewDetailMessages, airviewSearchMessages as texts } from "../airview.messages.ts";
import type { FoundSeats, Seat } from "./people.model.ts";

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
export function FoundPeople({ id, found: { seats, total }, search, active, onActivate, onChoose }: FoundProps) {
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
    <div className="airview-found">
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
              <span className="airview-result-name">{markText(seat.name)}</span>
              <span className="airview-result-stop">
                <Icon of={seat.route.timePeriod === "morning" ? sunriseIcon : sunsetIcon} size="tiny" />
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
          to={{ name: "airview-module", query: new URLSearchParams({ passenger: passengerId }).toString() }}
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
