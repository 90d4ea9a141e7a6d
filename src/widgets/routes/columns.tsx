import { formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import type { Column } from "../kit/table/column.ts";
import { Link } from "../kit/text/link.tsx";
import { PeopleCell } from "./people-cell.tsx";
import { type RouteRow, toDestination } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";

function toColumns(isDemo: boolean): readonly Column<RouteRow>[] {
  return [
    {
      id: "name",
      header: texts.name,
      text: ({ name }) => name,
      cell: (row, mark) => <Link to={toDestination(row, isDemo)}>{mark(row.name)}</Link>,
      role: "title",
      isSearched: true,
      isSortable: true,
    },
    {
      id: "number",
      header: texts.number,
      text: ({ uniqueId }) => uniqueId,
      role: "summary",
      isSearched: true,
      isSortable: true,
    },
    {
      id: "count",
      header: texts.employeeCount,
      text: ({ count }) => formatNumber(count),
      value: ({ count }) => count,
      role: "value",
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

export const companyColumns = localized(() => toColumns(false));
export const offerColumns = localized(() => toColumns(true));
