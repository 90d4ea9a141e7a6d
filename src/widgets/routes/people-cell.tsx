import type { MouseEvent, ReactNode } from "react";
import { formatNumber, missing } from "../../core/text/format.ts";
import type { Mark } from "../kit/table/column.ts";
import { Popup } from "../kit/overlay/popup.tsx";
import type { RouteRow } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";

/** Names shown in the row; a button shows the others. */
const shownPeople = 3;

/** Keeps a click in the open list from opening the row. */
const keepClick = (event: MouseEvent) => event.stopPropagation();

export function PeopleCell({ row, mark }: { readonly row: RouteRow; readonly mark: Mark }): ReactNode {
  const { name, people } = row;
  if (people.length === 0) return missing;
  // A single further name takes no more room than the button would.
  const shown = people.length <= shownPeople + 1 ? people : people.slice(0, shownPeople);
  const rest = people.length - shown.length;
  const label = texts.all(name, formatNumber(people.length));
  return (
    <span className="people">
      <span className="people-names">{mark(shown.join(", "))}</span>
      {rest > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="people-more" onClick={keepClick}>
          <Popup label={label} text={texts.more(formatNumber(rest))} placement="end" className="small">
            {() => (
              // Scrolls, so it must be focusable (WCAG 2.1.1).
              <div className="people-scroller" role="region" aria-label={label} tabIndex={0}>
                <ol className="people-all">
                  {people.map((person, index) => (
                    // Two people may have one name.
                    // oxlint-disable-next-line react/no-array-index-key
                    <li key={`${person} ${index}`}>{mark(person)}</li>
                  ))}
                </ol>
              </div>
            )}
          </Popup>
        </span>
      )}
    </span>
  );
}
