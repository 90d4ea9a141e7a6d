import type { Employee, EmployeeFilters } from "../../../core/api/employees.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import type { Load } from "../../../core/query/query.ts";
import { homeDistrictOf } from "../../../core/employees/district.ts";
import type { NearestStop, NearestStopsById } from "../../../core/employees/nearest-stops.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import type { Column } from "../../kit/table/column.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { personnelMessages as texts } from "../personnel.messages.ts";
import { isOrdinary, StatusCell } from "./status-cell.tsx";
import { fullName } from "./employee.model.ts";

/** The columns for people without a route: where they live and could board instead of figures that they don't have. */
export function toUnroutedColumns(
  columns: readonly Column<Employee>[],
  stops: NearestStopsById,
): readonly Column<Employee>[] {
  const usual = new Map(columns.map((column) => [column.id, column]));
  const home: Column<Employee> = {
    id: "home",
    header: texts.home,
    text: (row) => homeDistrictOf(row) ?? missing,
    role: "summary",
    isSearched: true,
    isHideable: true,
    isSortable: true,
  };
  const nearest: Column<Employee> = {
    id: "nearest",
    header: texts.nearest.head,
    text: ({ id }) =>
      Object.values(toNearestTexts(stops.get(id)))
        .filter(Boolean)
        .join(", "),
    value: ({ id }) => toMetres(stops.get(id)),
    cell: ({ id }) => {
      const { stop, remark } = toNearestTexts(stops.get(id));
      return (
        <span className="nearest-stop">
          {stop}
          {remark !== "" && <small className="subtle">{remark}</small>}
        </span>
      );
    },
    isSortable: true,
  };
  return ["name", "status", home, nearest, "phone", "email"].flatMap(
    (column) => (typeof column === "string" ? usual.get(column) : column) ?? [],
  );
}

const toMetres = (stop: NearestStop | undefined) => (stop?.kind === "found" ? stop.near.metres : null);

/** Empty while it isn't known. */
function toNearestTexts(stop: NearestStop | undefined): { readonly stop: string; readonly remark: string } {
  if (!stop) return { stop: "", remark: "" };
  const { nearest } = texts;
  if (stop.kind === "far") return { stop: missing, remark: nearest.far(formatDistance(stop.metres)) };
  if (stop.kind !== "found") return { stop: missing, remark: nearest[stop.kind] };
  const { near, free } = stop;
  const seats = free === null ? nearest.unknownSeats : free === 0 ? nearest.full : nearest.free(formatNumber(free));
  return { stop: `${near.way.name}, ${near.stop.letter}`, remark: `${formatDistance(near.metres)}, ${seats}` };
}

/** The columns of the list; the provider searches and sorts unless `isLocal`. */
export function toColumns({
  isLocal,
  filters,
  onUndo,
}: {
  readonly isLocal: boolean;
  readonly filters?: { readonly status?: Column<Employee>["filter"]; readonly route?: Column<Employee>["filter"] };
  readonly onUndo?: (row: Employee) => void;
}): Column<Employee>[] {
  const order = { isSortable: isLocal };
  return [
    {
      id: "name",
      header: texts.name,
      text: fullName,
      cell: (row, mark) => (
        <span className="person">
          <Avatar name={fullName(row)} />
          <span className="person-name">{mark(fullName(row))}</span>
        </span>
      ),
      role: "title",
      isSearched: true,
      ...order,
    },
    {
      id: "phone",
      header: texts.phone,
      text: ({ phoneNumber }) => formatPhone(phoneNumber),
      cell: ({ phoneNumber }, mark) => <span className="person-phone">{mark(formatPhone(phoneNumber))}</span>,
      isSearched: true,
      isHideable: true,
    },
    {
      id: "email",
      header: texts.email,
      text: ({ email }) => email ?? missing,
      isSearched: true,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: "route_name",
      header: texts.route,
      text: ({ routeName }) => routeName ?? missing,
      role: "summary",
      isSearched: true,
      isHideable: true,
      ...order,
      ...(filters?.route ? { filter: filters.route } : {}),
    },
    {
      id: "walk",
      header: texts.walk,
      text: (row) => formatDistance(row.average.walkingDistance),
      value: (row) => row.average.walkingDistance,
      role: "value",
      align: "end",
      isHideable: true,
      ...order,
    },
    {
      id: "duration",
      header: texts.duration,
      text: (row) => formatDuration(row.average.tripDuration),
      value: (row) => row.average.tripDuration,
      align: "end",
      isHideable: true,
      ...order,
    },
    {
      id: "detour",
      header: texts.detour,
      text: (row) => formatPercent(row.average.detourRatio),
      value: (row) => row.average.detourRatio,
      align: "end",
      isHideable: true,
      ...order,
    },
    {
      id: "status",
      header: texts.status,
      text: ({ statusText }) => (statusText === null ? missing : texts.statusOf(statusText)),
      role: "state",
      tally: toState,
      chip: (row) => !isOrdinary(row) && <StatusCell employee={row} />,
      cell: (row) => <StatusCell employee={row} {...(onUndo ? { onUndo: () => onUndo(row) } : {})} />,
      ...order,
      ...(filters?.status ? { filter: filters.status } : {}),
    },
  ];
}

/** The status without its date. */
const toState = ({ statusText, registrationStatus }: Employee): string =>
  statusText === null
    ? registrationStatus === "on_hold"
      ? texts.onHold
      : texts.registered
    : texts.statusOf(statusText).replace(/\s*\([^)]*\)$/, "");

/** The provider's choices of the column filters; none until they are loaded. */
export function toFilters(load: Load<EmployeeFilters>) {
  const { statuses, routeNames } = load.status === "ready" ? load.data : { statuses: [], routeNames: [] };
  return {
    status: {
      label: texts.status,
      kind: "many" as const,
      value: ({ registrationStatus }: Employee) => registrationStatus,
      options: statuses.map(({ key, verbose }) => {
        const label = texts.statusOf(verbose);
        return { value: key, label, lang: label === verbose ? ("tr" as const) : undefined };
      }),
    },
    route: {
      label: texts.route,
      kind: "many" as const,
      value: ({ routeName }: Employee) => routeName ?? "",
      options: routeNames.map((name) => ({ value: name, label: name })),
    },
  };
}
