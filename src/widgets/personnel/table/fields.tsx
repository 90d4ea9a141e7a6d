import type { Employee, EmployeeFilters } from "../../../core/api/employees.ts";
import { homeDistrictOf } from "../../../core/employees/district.ts";
import type { NearestStop, NearestStopsById } from "../../../core/employees/nearest-stops.ts";
import type { Load } from "../../../core/query/query.ts";
import { formatDistance, formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import type { Book, Sheet } from "../../kit/sheet/model.ts";
import type { Column } from "../../kit/table/column.ts";
import { anyOf, defineFields, integer, number, percent, sheetOnly, text } from "../../kit/table/fields.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { passengerMessages, personnelMessages as texts } from "../personnel.messages.ts";
import { fullName } from "./employee.model.ts";
import { isOrdinary, StatusCell } from "./status-cell.tsx";

const toMinutes = (seconds: number | null) => (seconds === null || seconds < 0 ? null : seconds / 60);

interface FieldsOptions {
  /** The provider searches and sorts unless it is. */
  readonly isLocal?: boolean;
  readonly filters?: Partial<ReturnType<typeof toFilters>>;
  readonly onUndo?: (row: Employee) => void;
}

/** The list has the most important ones, the sheet all. */
export function toFields({ isLocal = false, filters, onUndo }: FieldsOptions) {
  const order = { isSortable: isLocal };
  return defineFields<Employee>([
    text("name", texts.name, ({ name }) => name, {
      cell: (row, mark) => (
        <span className="person">
          <Avatar name={fullName(row)} />
          <span className="person-name weight-medium min-0">{mark(fullName(row))}</span>
        </span>
      ),
      role: "title",
      isSearched: true,
      ...order,
    }),
    text("phone", texts.phone, ({ phoneNumber }) => phoneNumber && formatPhone(phoneNumber), {
      cell: ({ phoneNumber }, mark) => <span className="person-phone">{mark(formatPhone(phoneNumber))}</span>,
      isSearched: true,
      isHideable: true,
    }),
    text("email", texts.email, ({ email }) => email, { isSearched: true, isHideable: true, isHiddenAtFirst: true }),
    sheetOnly("text", texts.address, ({ homeAddress }) => homeAddress),
    text("route_name", texts.route, ({ routeName }) => routeName, {
      role: "summary",
      isSearched: true,
      isHideable: true,
      ...order,
      ...(filters?.route && { filter: filters.route }),
    }),
    integer("walk", texts.walk, ({ average }) => average.walkingDistance, {
      text: ({ average }) => formatDistance(average.walkingDistance),
      role: "value",
      isHideable: true,
      ...order,
      sheetHead: texts.sheet.walk,
    }),
    number("duration", texts.duration, ({ average }) => toMinutes(average.tripDuration), {
      text: ({ average }) => formatDuration(average.tripDuration),
      isHideable: true,
      ...order,
      sheetHead: texts.sheet.duration,
    }),
    percent("detour", texts.detour, ({ average }) => average.detourRatio, {
      isHideable: true,
      ...order,
      sheetHead: texts.sheet.detour,
    }),
    text("status", texts.status, ({ statusText }) => statusText && texts.statusOf(statusText), {
      role: "state",
      tally: toState,
      chip: (row) => !isOrdinary(row) && <StatusCell employee={row} />,
      cell: (row) => <StatusCell employee={row} {...(onUndo ? { onUndo: () => onUndo(row) } : {})} />,
      ...order,
      ...(filters?.status && { filter: filters.status }),
      sheetAfter: "route_name",
    }),
    sheetOnly("integer", texts.sheet.morningWalk, ({ morning }) => morning.walkingDistance),
    sheetOnly("integer", texts.sheet.eveningWalk, ({ evening }) => evening.walkingDistance),
    sheetOnly("number", texts.sheet.morningDuration, ({ morning }) => toMinutes(morning.tripDuration)),
    sheetOnly("number", texts.sheet.eveningDuration, ({ evening }) => toMinutes(evening.tripDuration)),
    sheetOnly("percent", texts.sheet.morningDetour, ({ morning }) => morning.detourRatio),
    sheetOnly("percent", texts.sheet.eveningDetour, ({ evening }) => evening.detourRatio),
    sheetOnly("date", passengerMessages.firstTrip, ({ firstTripDay }) => firstTripDay),
  ]);
}

/** `Yolcu Listesi.xlsx`: these people. */
export const toPeopleBook = (rows: Sheet<Employee>["rows"]): Book => ({
  file: texts.sheet.file,
  sheets: [{ name: texts.sheet.name, columns: toFields({}).sheetColumns, rows }],
});

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
        <span className="grid">
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
      kind: "many" as const,
      value: ({ registrationStatus }: Employee) => registrationStatus,
      options: statuses.map(({ key, verbose }) => {
        const label = texts.statusOf(verbose);
        return { value: key, label, lang: label === verbose ? ("tr" as const) : undefined };
      }),
    },
    route: { ...anyOf(routeNames), value: ({ routeName }: Employee) => routeName ?? "" },
  };
}
