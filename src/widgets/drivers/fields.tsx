import type { CSSProperties } from "react";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import type { DriverRow } from "../../core/api/drivers.ts";
import { formatPercent, missing } from "../../core/text/format.ts";
import type { Mark } from "../kit/table/column.ts";
import { anyOf, date, defineFields, percent, text } from "../kit/table/fields.ts";
import { Chip } from "../kit/text/chip.tsx";
import { DriverPhoto } from "../shared/driver/driver-photo.tsx";
import { driversMessages as texts } from "./drivers.messages.ts";

/** Ids are the provider's names, which its filters and its `sort` require. */
export const toFields = (driverNames: readonly string[], routeNames: readonly string[]) =>
  defineFields<DriverRow>([
    text("driver_name", texts.driver, ({ name }) => name, {
      cell: (row, mark) => <DriverCell driver={row} mark={mark} />,
      role: "title",
      isSearched: true,
      isSortable: true,
      filter: anyOf(driverNames),
    }),
    text("route_name", texts.route, ({ routeNames: names }) => names.join(", ") || null, {
      cell: (row, mark) => <RoutesCell names={row.routeNames} mark={mark} />,
      isSearched: true,
      isSortable: true,
      isHideable: true,
      filter: anyOf(routeNames),
    }),
    text("license_plate", texts.plate, ({ plate }) => plate, {
      role: "summary",
      summary: ({ plate, routeNames: names }) => [...(plate === null ? [] : [plate]), ...names].join(", "),
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    text("car_brand", texts.vehicle, toVehicle, { isUnbroken: true, isSortable: true, isHideable: true }),
    text("car_year", texts.year, ({ year }) => year?.toString(), {
      align: "end",
      isHideable: true,
      isHiddenAtFirst: true,
    }),
    date("start_date", texts.startDay, ({ startDay }) => startDay, {
      align: "end",
      isSortable: true,
      isHideable: true,
    }),
    percent("completion_rate", texts.completion, ({ completionRate }) => completionRate, {
      cell: (row) => <CompletionCell rate={row.completionRate} />,
      role: "value",
      isSortable: true,
    }),
    percent("waiting_approval_ratio", texts.waiting, ({ waitingRatio }) => waitingRatio, {
      role: "state",
      chip: toWaitingChip,
      isSortable: true,
    }),
  ]).columns;

interface DriverCellProps {
  readonly driver: DriverRow;
  readonly mark: Mark;
}

function DriverCell({ driver, mark }: DriverCellProps) {
  return (
    <span className="driver-cell row gap-10 min-0">
      <DriverPhoto name={driver.name} photo={driver.photo} size="small" />
      <span className="unbroken">{mark(driver.name)}</span>
    </span>
  );
}

/** The first route and the number of the others; screen readers hear all of them. */
function RoutesCell({ names, mark }: { readonly names: readonly string[]; readonly mark: Mark }) {
  const [first, ...others] = names;
  if (first === undefined) return missing;
  if (others.length === 0) return mark(first);
  return (
    <span title={names.join(", ")}>
      {mark(first)} <span className="subtle instead-of-it">{texts.moreRoutes(others.length)}</span>
      <span className="visually-hidden rest-of-it">: {others.join(", ")}</span>
    </span>
  );
}

/** A bar as long as the share, and the figure; a single DOM node, because there are many rows. */
function CompletionCell({ rate }: { readonly rate: number | null }) {
  if (rate === null) return missing;
  const style = { "--rate": `${Math.min(100, Math.max(0, rate))}%` } as CSSProperties;
  return (
    <span className="completion" style={style}>
      {formatPercent(rate)}
    </span>
  );
}

/** Documents of the driver wait for the company. */
function toWaitingChip({ waitingRatio }: DriverRow) {
  if (waitingRatio === null || waitingRatio === 0) return null;
  return (
    <Chip kind="warn" icon={hourglassIcon}>
      {texts.waiting} {formatPercent(waitingRatio)}
    </Chip>
  );
}

/** "Mercedes Sprinter"; null when neither is known. */
export function toVehicle({ brand, model }: Pick<DriverRow, "brand" | "model">): string | null {
  return [brand, model].filter((part) => part !== null).join(" ") || null;
}
