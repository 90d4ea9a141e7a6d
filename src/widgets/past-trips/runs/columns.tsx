import { formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { runsMessages as texts } from "../past-trips.messages.ts";
import type { RunRow } from "./runs.model.ts";

export const runColumns = localized((): readonly Column<RunRow>[] => [
  {
    id: "route",
    header: texts.route,
    text: ({ routeName }) => routeName,
    role: "title",
    isSearched: true,
    isSortable: true,
    filter: { label: texts.route, kind: "many" },
  },
  {
    id: "number",
    header: texts.number,
    text: ({ id }) => String(id),
    isSearched: true,
    isSortable: true,
    isHideable: true,
  },
  // On a phone the date is left out of each record: all are of one day, which is shown above.
  { id: "date", header: texts.date, text: ({ date }) => date, role: null, isHideable: true },
  {
    id: "direction",
    header: texts.direction,
    text: ({ direction }) => texts.directions[direction],
    role: "summary",
    isSortable: true,
    isHideable: true,
    filter: { label: texts.direction, kind: "many" },
  },
  {
    id: "planned",
    header: texts.planned,
    text: ({ planned }) => planned,
    role: "summary",
    summary: ({ planned }) => (planned === missing ? "" : texts.plannedAt(planned)),
    align: "end",
    isSortable: true,
    isHideable: true,
  },
  {
    id: "actual",
    header: texts.actual,
    text: ({ actual }) => actual,
    role: "summary",
    align: "end",
    isSortable: true,
    isHideable: true,
  },
  {
    id: "difference",
    header: texts.difference,
    text: ({ difference }) => difference,
    value: ({ minutes }) => minutes,
    role: "value",
    cell: ({ difference, isLate }) => (isLate ? <span className="run-late">{difference}</span> : difference),
    align: "end",
    isSortable: true,
  },
  {
    id: "no-shows",
    header: texts.noShows,
    text: ({ noShows }) => formatNumber(noShows),
    value: ({ noShows }) => noShows,
    align: "end",
    isSortable: true,
    isHideable: true,
  },
]);
