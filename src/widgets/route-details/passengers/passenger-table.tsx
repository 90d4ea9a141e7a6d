import { useState } from "react";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { StopLetter } from "../../shared/stops/stop-letter.tsx";
import type { Column } from "../../kit/table/column.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import { firstPage } from "../../kit/table/table-state.ts";
import { TitleWithCount } from "../../kit/text/badge.tsx";
import { Card } from "../../kit/layout/card.tsx";
import type { PassengerRow } from "./passenger.model.ts";
import { routeDetailsPassengersMessages as texts } from "../route-details.messages.ts";

const inOrder = firstPage(1000);
const rowId = ({ key }: PassengerRow) => key;
const rowName = ({ name }: PassengerRow) => name;

/** This column is always in metres, also from 1.000 m on, where other distances change to km. */
const formatMetres = (walk: number | null) => (walk === null || walk < 0 ? missing : `${formatNumber(walk, 0)}\u00a0m`);

const toColumns = (period: TimePeriod): readonly Column<PassengerRow>[] => [
  {
    id: "number",
    header: texts.number,
    text: ({ number, letter }) => `${number} ${letter}`,
    value: ({ number }) => number,
    cell: ({ number, letter, tone }) => (
      <span className="passenger-number">
        {number}
        <span className="visually-hidden">, {texts.stopOf(letter)}</span>
        <StopLetter letter={letter} tone={tone} />
      </span>
    ),
    isSortable: true,
  },
  { id: "name", header: texts.name, text: rowName, role: "title", isSortable: true },
  { id: "address", header: texts.address, text: ({ address }) => address ?? missing, role: "summary" },
  {
    id: "time",
    header: texts.time[period],
    text: ({ time }) => time ?? missing,
    role: "value",
    align: "end",
    isSortable: true,
  },
  {
    id: "walk",
    header: texts.walk,
    text: ({ walk }) => formatMetres(walk),
    value: ({ walk }) => walk,
    align: "end",
    isSortable: true,
  },
  {
    id: "duration",
    header: texts.duration,
    text: ({ duration }) => formatDuration(duration),
    value: ({ duration }) => duration,
    align: "end",
    isSortable: true,
  },
];
const columns = localized(() => ({ morning: toColumns("morning"), evening: toColumns("evening") }));

interface PassengerTableProps {
  readonly rows: readonly PassengerRow[];
  readonly period: TimePeriod;
}

/** The route's passengers of the own company, in travel order. */
export function PassengerTable({ rows, period }: PassengerTableProps) {
  const [state, setState] = useState(inOrder);
  return (
    <Card title={<TitleWithCount title={texts.title} count={rows.length} />} isClipped>
      <DataTable
        caption={texts.caption}
        columns={columns()[period]}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        state={state}
        defaults={inOrder}
        onChange={setState}
        mode="client"
        hasPaging={false}
        noun={texts.noun}
        emptyTitle={texts.empty}
      />
    </Card>
  );
}
