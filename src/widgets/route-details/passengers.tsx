import type { TimePeriod } from "../../core/api/routes.ts";
import { formatDuration, formatNumber, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import { Card } from "../kit/layout/card.tsx";
import type { Workbook } from "../kit/sheet/model.ts";
import { defineFields, integer, sheetOnly, text, time } from "../kit/table/fields.ts";
import { LocalTable } from "../kit/table/local-table.tsx";
import { TitleWithCount } from "../kit/text/badge.tsx";
import { StopLetter } from "../shared/stops/stop-list.tsx";
import { type StopTone, toStopEntries, walkOf } from "../shared/stops/stop.model.ts";
import { routeDetailsMessages, routeDetailsPassengersMessages as texts } from "./route-details.messages.ts";
import type { VariantDetail } from "./route.model.ts";

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

const passengerFields = localized(() => ({ morning: toFields("morning"), evening: toFields("evening") }));

const rowName = ({ name }: PassengerRow) => name;

/** A passenger of the own company. Passengers of other companies are only counted when the response is parsed. */
export interface PassengerRow {
  /** Unique in the table: one person may be listed at two stops. */
  readonly key: string;
  /** From 1, in travel order. */
  readonly number: number;
  readonly letter: string;
  readonly tone: StopTone;
  readonly name: string;
  readonly address: string | null;
  /** Time at the stop, "07:05": pickup in the morning, dropoff in the evening. */
  readonly time: string | null;
  /** Walking distance between home and stop, m. */
  readonly walk: number | null;
  /** Seconds of the ride: from the stop to the office, or from the office to the stop. */
  readonly duration: number | null;
}

/** The spreadsheet of the passengers of one direction of a route. */
export function toPassengerWorkbook(route: string, period: TimePeriod, rows: readonly PassengerRow[]): Workbook {
  const direction = routeDetailsMessages.directions[period];
  return {
    file: texts.sheet.file(route, direction),
    sheets: [{ name: direction, columns: passengerFields()[period].sheetColumns, rows }],
  };
}

export function toPassengerRows(detail: VariantDetail, period: TimePeriod): PassengerRow[] {
  const entries = toStopEntries(detail.stops, period);
  const rows = detail.stops.flatMap((stop, index) => {
    const { letter = "", tone = "own" } = entries[index] ?? {};
    const duration = toRide(detail, index, period);
    return stop.passengers.map((passenger) => ({
      key: `${letter} ${passenger.passengerId}`,
      letter,
      tone,
      name: passenger.passengerName,
      address: passenger.openAddress,
      time: stop.arrival,
      walk: walkOf(passenger, period),
      duration,
    }));
  });
  return rows.map((row, index) => ({ ...row, number: index + 1 }));
}

/**
 * Duration of the ride for the passengers of a stop, seconds: from the times, or from the durations of the legs when the stop has
 * no time; null when neither is known.
 */
function toRide({ stops, begins, ends }: VariantDetail, index: number, period: TimePeriod): number | null {
  const arrival = stops[index]?.arrival ?? null;
  const ride = period === "morning" ? toClockSpan(arrival, ends) : toClockSpan(begins, arrival);
  if (ride !== null) return ride;
  let reached = 0;
  for (const { duration } of stops.slice(0, index + 1)) {
    if (duration === null) return null;
    reached += duration;
  }
  if (period === "evening") return reached;
  const whole = toClockSpan(begins, ends);
  return whole === null || whole < reached ? null : whole - reached;
}

interface PassengerTableProps {
  readonly rows: readonly PassengerRow[];
  readonly period: TimePeriod;
}

/** The route's passengers of the own company, in travel order. */
export function PassengerTable({ rows, period }: PassengerTableProps) {
  return (
    <Card title={<TitleWithCount title={texts.title} count={rows.length} />} isClipped>
      <LocalTable
        caption={texts.caption}
        columns={passengerFields()[period].columns}
        rows={rows}
        rowName={rowName}
        hasPaging={false}
        noun={texts.noun}
        emptyTitle={texts.empty}
      />
    </Card>
  );
}
