import type { TimePeriod } from "../../../core/api/routes.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { routeDetailsMessages, routeDetailsPassengersMessages as texts } from "../route-details.messages.ts";
import type { PassengerRow } from "./passenger.model.ts";

const toColumns = (period: TimePeriod): readonly SheetColumn<PassengerRow>[] => [
  { header: texts.number, type: "integer", value: ({ number }) => number },
  { header: texts.stop, type: "text", value: ({ letter }) => letter },
  { header: texts.name, type: "text", value: ({ name }) => name },
  { header: texts.address, type: "text", value: ({ address }) => address },
  { header: texts.time[period], type: "time", value: ({ time }) => time },
  { header: texts.sheet.walk, type: "integer", value: ({ walk }) => walk },
  {
    header: texts.sheet.duration,
    type: "integer",
    value: ({ duration }) => (duration === null ? null : Math.round(duration / 60)),
  },
];

/** The spreadsheet of the passengers of one direction of a route. */
export function toPassengerBook(route: string, period: TimePeriod, rows: readonly PassengerRow[]): Book {
  const direction = routeDetailsMessages.directions[period];
  return {
    file: texts.sheet.file(route, direction),
    sheets: [{ name: direction, columns: toColumns(period), rows }],
  };
}
