import type { DriverRow } from "../../core/api/drivers.ts";
import { formatDay, formatPercent, missing } from "../../core/text/format.ts";
import type { Column, ColumnFilter } from "../kit/table/column.ts";
import { CompletionCell, DriverCell, RoutesCell, toWaitingChip } from "./cells.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";
import { toVehicle } from "./drivers.model.ts";

interface ColumnOptions {
  readonly driverNames: readonly string[];
  readonly routeNames: readonly string[];
}

/** Column ids are the provider's names, which its filters and its `sort` require. */
export function toColumns({ driverNames, routeNames }: ColumnOptions): readonly Column<DriverRow>[] {
  return [
    {
      id: "driver_name",
      header: texts.driver,
      text: ({ name }) => name,
      cell: (row, mark) => <DriverCell driver={row} mark={mark} />,
      role: "title",
      isSearched: true,
      isSortable: true,
      filter: toFilter(texts.driver, driverNames),
    },
    {
      id: "route_name",
      header: texts.route,
      text: ({ routeNames: names }) => names.join(", ") || missing,
      cell: (row, mark) => <RoutesCell names={row.routeNames} mark={mark} />,
      isSearched: true,
      isSortable: true,
      isHideable: true,
      filter: toFilter(texts.route, routeNames),
    },
    {
      id: "license_plate",
      header: texts.plate,
      text: ({ plate }) => plate ?? missing,
      role: "summary",
      summary: ({ plate, routeNames: names }) => [...(plate === null ? [] : [plate]), ...names].join(", "),
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      isHideable: true,
    },
    {
      id: "car_brand",
      header: texts.vehicle,
      text: (row) => toVehicle(row) ?? missing,
      isUnbroken: true,
      isSortable: true,
      isHideable: true,
    },
    {
      id: "car_year",
      header: texts.year,
      text: ({ year }) => (year === null ? missing : String(year)),
      align: "end",
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: "start_date",
      header: texts.startDay,
      text: ({ startDay }) => (startDay === null ? missing : formatDay(startDay)),
      align: "end",
      isSortable: true,
      isHideable: true,
    },
    {
      id: "completion_rate",
      header: texts.completion,
      text: ({ completionRate }) => formatPercent(completionRate),
      cell: (row) => <CompletionCell rate={row.completionRate} />,
      role: "value",
      align: "end",
      isSortable: true,
    },
    {
      id: "waiting_approval_ratio",
      header: texts.waiting,
      text: ({ waitingRatio }) => formatPercent(waitingRatio),
      role: "state",
      chip: toWaitingChip,
      align: "end",
      isSortable: true,
    },
  ];
}

function toFilter(label: string, names: readonly string[]): ColumnFilter<DriverRow> {
  return { label, kind: "many", options: names.map((name) => ({ value: name, label: name })) };
}
