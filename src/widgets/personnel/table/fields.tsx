import { useStore } from "@nanostores/react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circlePauseIcon from "lucide-static/icons/circle-pause.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import {
  type Employee,
  type EmployeeFilters,
  isRequested,
  pendingChange,
  type RegistrationStatus,
} from "../../../core/api/employees.ts";
import { homeDistrictOf } from "../../../core/employees/district.ts";
import type { NearestStop, NearestStopsById } from "../../../core/employees/nearest-stops.ts";
import type { Load } from "../../../core/query/query.ts";
import { formatDistance, formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import type { Workbook, Sheet } from "../../kit/sheet/model.ts";
import type { Column } from "../../kit/table/column.ts";
import { anyOf, defineFields, integer, number, percent, sheetOnly, text } from "../../kit/table/fields.ts";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { fullName } from "../employee.model.ts";
import { passengerMessages, employeeMessages as texts } from "../personnel.messages.ts";
import type { EmployeesStore } from "../personnel.store.ts";

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
        <span className="row gap-10 min-0">
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
    text("status", texts.status, toStatus, {
      role: "state",
      tally: toState,
      chip: (row) => toChip(row) && <StatusCell employee={row} />,
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
export const toPeopleWorkbook = (rows: Sheet<Employee>["rows"]): Workbook => ({
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
    value: homeDistrictOf,
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

/** The provider's text, in English where its meaning is known; by the registration if there is no text. Null: neither is known. */
function toStatus({ statusText, registrationStatus }: Employee): string | null {
  if (statusText !== null) return texts.statusOf(statusText);
  if (registrationStatus === "on_hold") return texts.onHold;
  return registrationStatus === "registered" ? texts.registered : null;
}

/** The status without its date. */
const toState = (employee: Employee): string => (toStatus(employee) ?? missing).replace(/\s*\([^)]*\)$/, "");

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

/** The icons of the three changes of a membership. */
export const changeIcons: Readonly<Record<RegistrationStatus, string>> = {
  on_hold: circlePauseIcon,
  registered: rotateCcwIcon,
  deleted: trashIcon,
};

interface StatusCellProps {
  readonly employee: Employee;
  /** Cancels a pending change; undefined: no button is shown. */
  readonly onUndo?: () => void;
}

/** The chip of a status; null: registered, without a request or a pending change. */
function toChip(employee: Employee): { readonly kind: ChipKind; readonly icon: string } | null {
  const pending = pendingChange(employee);
  if (pending)
    return pending.target === "deleted" ? { kind: "bad", icon: trashIcon } : { kind: "warn", icon: clockIcon };
  if (isRequested(employee)) return { kind: "neutral", icon: hourglassIcon };
  if (employee.registrationStatus === "on_hold") return { kind: "hold", icon: circlePauseIcon };
  // A text with a date but no known form is a change too.
  return /\d/.test(employee.statusText ?? "") ? { kind: "warn", icon: clockIcon } : null;
}

/** Plain text for the normal status, a chip for any other. */
export function StatusCell({ employee, onUndo }: StatusCellProps) {
  const chip = toChip(employee);
  const pending = pendingChange(employee);
  if (chip)
    return (
      <Chip {...chip}>
        <StatusText employee={employee} />
        {pending && onUndo && <UndoButton employee={employee} target={pending.target} onUndo={onUndo} />}
      </Chip>
    );
  if (toStatus(employee) === null) return missing;
  return (
    <span className="quiet-status inline-row gap-6 muted">
      <Icon of={checkIcon} size="tiny" />
      <StatusText employee={employee} />
    </span>
  );
}

function StatusText({ employee }: Pick<StatusCellProps, "employee">) {
  const words = toStatus(employee);
  return words === employee.statusText ? <span lang="tr">{words}</span> : words;
}

interface UndoProps {
  readonly employee: Employee;
  readonly target: RegistrationStatus;
  readonly onUndo: () => void;
}

function UndoButton({ employee, target, onUndo }: UndoProps) {
  return (
    <button
      type="button"
      className="chip-action inline-row strong"
      aria-label={texts.undoFor[target](fullName(employee))}
      onClick={(event) => {
        event.stopPropagation();
        onUndo();
      }}
    >
      <Icon of={rotateCcwIcon} size="tiny" />
      {texts.undo}
    </button>
  );
}

/** The style of a row. */
function rowKind(employee: Employee): "hold" | "danger" | undefined {
  if (pendingChange(employee)?.target === "deleted") return "danger";
  return employee.registrationStatus === "on_hold" ? "hold" : undefined;
}

const rowId = ({ id }: Employee) => id;
const detailLabel = () => texts.detail;

/** The table props that the list of a company and of a demo account share: rows of people that open their details. */
export function useListProps(store: EmployeesStore) {
  const state = useStore(store.$table);
  const layer = useStore(store.$layer);
  return {
    caption: texts.listCaption,
    hiddenText: texts.deletedOfPage,
    searchLabel: texts.search,
    noun: texts.noun,
    state,
    onChange: store.changeTable,
    rowId,
    rowKind,
    rowName: fullName,
    open: {
      label: detailLabel,
      onOpen: (employee: Employee) => store.$layer.set({ kind: "detail", employee }),
      openId: layer.kind === "detail" ? layer.employee.id : null,
    },
  };
}
