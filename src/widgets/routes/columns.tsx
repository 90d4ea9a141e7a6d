import { formatNumber, missing } from "../../core/text/format.ts";
import { toListQuestion } from "../../core/employees/planner-question.ts";
import { localized } from "../../core/text/messages.ts";
import type { Column, Mark } from "../kit/table/column.ts";
import { PlannerLink } from "../shared/planner-link.tsx";
import { FullChip, SeatBar, toFree, toSeatText } from "../shared/seats/seat-cells.tsx";
import { seatMessages as seatTexts } from "../shared/seats/seats.messages.ts";
import type { RouteRow } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";
import type { MouseEvent, ReactNode } from "react";
import { Popup } from "../kit/overlay/popup.tsx";

/** Names shown in the row; a button shows the others. */
const shownPeople = 3;

/** Keeps a click in the open list from opening the row. */
const keepClick = (event: MouseEvent) => event.stopPropagation();

function PeopleCell({ row, mark }: { readonly row: RouteRow; readonly mark: Mark }): ReactNode {
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

function toColumns(isDemo: boolean): readonly Column<RouteRow>[] {
  return [
    {
      id: "name",
      header: texts.name,
      text: ({ name }) => name,
      role: "title",
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
    },
    {
      id: "number",
      header: texts.number,
      text: ({ uniqueId }) => uniqueId,
      role: isDemo ? "summary" : "fold",
      isSearched: true,
      isSortable: true,
    },
    {
      id: "count",
      header: texts.employeeCount,
      text: ({ count }) => formatNumber(count),
      value: ({ count }) => count,
      role: isDemo ? "value" : "fold",
      align: "end",
      isSortable: true,
    },
    {
      id: "people",
      header: texts.employees,
      text: ({ people }) => people.join(", "),
      role: null,
      cell: (row, mark) => <PeopleCell row={row} mark={mark} />,
      isSearched: true,
    },
  ];
}

/** The seats beside the four columns of the specification; without a text while they load. */
function toSeatColumns(): readonly Column<RouteRow>[] {
  return [
    {
      id: "occupancy",
      header: seatTexts.occupancy,
      text: ({ occupancy }) => (occupancy ? toSeatText(occupancy) : ""),
      role: "summary",
      chip: ({ occupancy }) => occupancy?.kind === "full" && <FullChip free={occupancy.free} />,
      cell: ({ occupancy, waiting }) =>
        occupancy && (
          <span className="occupancy">
            <SeatBar occupancy={occupancy} />
            <span className="small muted">{toSeatText(occupancy)}</span>
            {waiting.length > 0 && (
              <span className="small route-waiting">{texts.waiting(formatNumber(waiting.length))}</span>
            )}
          </span>
        ),
    },
    {
      id: "free",
      header: seatTexts.free,
      text: ({ occupancy }) => (occupancy ? toFree(occupancy) : ""),
      value: ({ occupancy }) => occupancy?.free ?? null,
      cell: ({ occupancy }) =>
        occupancy && (
          <span className="free-seats">
            <FullChip free={occupancy.free} />
            <b>{toFree(occupancy)}</b>
          </span>
        ),
      role: "value",
      align: "end",
      isSortable: true,
    },
  ];
}

const toWaitingColumns = (): readonly Column<RouteRow>[] => [
  {
    id: "waiting",
    header: texts.nextStep,
    text: () => "",
    cell: ({ waiting }) =>
      waiting.length > 0 && (
        <PlannerLink question={toListQuestion(waiting)}>{texts.findSeats(formatNumber(waiting.length))}</PlannerLink>
      ),
    role: "action",
  },
];

export const companyColumns = localized(() => [...toColumns(false), ...toSeatColumns()]);
/** While somebody waits for a seat of a full route. */
export const waitingColumns = localized(() => [...companyColumns(), ...toWaitingColumns()]);
export const offerColumns = localized(() => toColumns(true));
