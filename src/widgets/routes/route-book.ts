import type { Book, SheetColumn } from "../kit/sheet/model.ts";
import type { RouteRow } from "./route-row.model.ts";
import { routesMessages as texts } from "./routes.messages.ts";

const toColumns = (): readonly SheetColumn<RouteRow>[] => [
  { header: texts.name, type: "text", value: ({ name }) => name },
  { header: texts.number, type: "text", value: ({ uniqueId }) => uniqueId },
  { header: texts.employeeCount, type: "integer", value: ({ count }) => count },
  { header: texts.employees, type: "text", value: ({ people }) => people.join(", ") },
];

/** `Rota Listesi.xlsx`: the routes that match the present search, in the table's order. */
export function toRouteBook(rows: readonly RouteRow[]): Book {
  return { file: texts.sheet.file, sheets: [{ name: texts.sheet.name, columns: toColumns(), rows }] };
}
