import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book } from "../../kit/sheet/model.ts";
import { defineFields, integer, sheetOnly, text, time } from "../../kit/table/fields.ts";
import { StopLetter } from "../../shared/stops/stop-letter.tsx";
import { routeDetailsMessages, routeDetailsPassengersMessages as texts } from "../route-details.messages.ts";
import type { PassengerRow } from "./passenger.model.ts";

/** This column is always in metres, also from 1.000 m on, where other distances change to km. */
const formatMetres = (walk: number | null) => (walk === null || walk < 0 ? missing : `${formatNumber(walk, 0)}\u00a0m`);

const toFields = (period: TimePeriod) =>
  defineFields<PassengerRow>([
    integer("number", texts.number, ({ number }) => number, {
      text: ({ number, letter }) => `${number} ${letter}`,
      cell: ({ number, letter, tone }) => (
        <span className="passenger-number">
          {number}
          <span className="visually-hidden">, {texts.stopOf(letter)}</span>
          <StopLetter letter={letter} tone={tone} />
        </span>
      ),
      align: "start",
      isSortable: true,
    }),
    sheetOnly("text", texts.stop, ({ letter }) => letter),
    text("name", texts.name, ({ name }) => name, { role: "title", isSortable: true }),
    text("address", texts.address, ({ address }) => address, { role: "summary" }),
    time("time", texts.time[period], (row) => row.time, { role: "value", isSortable: true }),
    integer("walk", texts.walk, ({ walk }) => walk, {
      text: ({ walk }) => formatMetres(walk),
      isSortable: true,
      sheetHead: texts.sheet.walk,
    }),
    integer("duration", texts.duration, ({ duration }) => (duration === null ? null : Math.round(duration / 60)), {
      text: ({ duration }) => formatDuration(duration),
      isSortable: true,
      sheetHead: texts.sheet.duration,
    }),
  ]);
export const passengerFields = localized(() => ({ morning: toFields("morning"), evening: toFields("evening") }));

/** The spreadsheet of the passengers of one direction of a route. */
export function toPassengerBook(route: string, period: TimePeriod, rows: readonly PassengerRow[]): Book {
  const direction = routeDetailsMessages.directions[period];
  return {
    file: texts.sheet.file(route, direction),
    sheets: [{ name: direction, columns: passengerFields()[period].sheetColumns, rows }],
  };
}
