import type { MouseEvent, ReactNode } from "react";
import { formatNumber, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { Popup } from "../kit/overlay/popup.tsx";
import type { Workbook } from "../kit/sheet/model.ts";
import type { Mark } from "../kit/table/column.ts";
import { defineFields, integer, screenOnly, text } from "../kit/table/fields.ts";
import { PlannerLink, toListQuestion } from "../shared/planner-link.tsx";
import { FullChip, SeatBar, toFree, toSeatText } from "../shared/seats/seat-cells.tsx";
import { seatMessages as seatTexts } from "../shared/seats/seats.messages.ts";
import type { RouteRow } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";

/** The four of the specification, which the sheet has too. */
const toFields = (isDemo: boolean) => [
  text<RouteRow>("name", texts.name, ({ name }) => name, {
    role: "title",
    isUnbroken: true,
    isSearched: true,
    isSortable: true,
  }),
  text<RouteRow>("number", texts.number, ({ uniqueId }) => uniqueId, {
    role: isDemo ? "summary" : "fold",
    isSearched: true,
    isSortable: true,
  }),
  integer<RouteRow>("count", texts.employeeCount, ({ count }) => count, {
    role: isDemo ? "value" : "fold",
    isSortable: true,
  }),
  text<RouteRow>("people", texts.employees, ({ people }) => people.join(", "), {
    role: null,
    cell: (row, mark) => <PeopleCell row={row} mark={mark} />,
    isSearched: true,
  }),
];

/** The seats; without a text while they load. */
const toSeatFields = () => [
  screenOnly<RouteRow>({
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
  }),
  screenOnly<RouteRow>({
    id: "free",
    header: seatTexts.free,
    text: ({ occupancy }) => (occupancy ? toFree(occupancy) : ""),
    value: ({ occupancy }) => occupancy?.free ?? null,
    cell: ({ occupancy }) =>
      occupancy && (
        <span className="free-seats inline-row gap-10">
          <FullChip free={occupancy.free} />
          <b className="strong">{toFree(occupancy)}</b>
        </span>
      ),
    role: "value",
    align: "end",
    isSortable: true,
  }),
];

const toWaitingField = () =>
  screenOnly<RouteRow>({
    id: "waiting",
    header: texts.nextStep,
    text: () => "",
    cell: ({ waiting }) =>
      waiting.length > 0 && (
        <PlannerLink question={toListQuestion(waiting)}>{texts.findSeats(formatNumber(waiting.length))}</PlannerLink>
      ),
    role: "action",
  });

export const routeFields = localized(() => ({
  offer: defineFields(toFields(true)),
  company: defineFields([...toFields(false), ...toSeatFields()]),
  /** While somebody waits for a seat of a full route. */
  waiting: defineFields([...toFields(false), ...toSeatFields(), toWaitingField()]),
}));

/** `Rota Listesi.xlsx`: the routes that match the present search, in the table's order. */
export const toRouteWorkbook = (rows: readonly RouteRow[]): Workbook => ({
  file: texts.sheet.file,
  sheets: [{ name: texts.sheet.name, columns: routeFields().company.sheetColumns, rows }],
});

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
    <span className="people row gap-8">
      <span className="people-names cut muted">{mark(shown.join(", "))}</span>
      {rest > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="people-more" onClick={keepClick}>
          <Popup label={label} text={texts.more(formatNumber(rest))} placement="end" className="small">
            {() => (
              // Scrolls, so it must be focusable (WCAG 2.1.1).
              <div className="people-scroller" role="region" aria-label={label} tabIndex={0}>
                <ol className="people-all grid gap-4 text-sm">
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
