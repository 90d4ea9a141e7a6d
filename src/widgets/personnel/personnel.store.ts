import { atom, computed, type ReadableAtom } from "nanostores";
import { type Employee, fetchAllEmployees, isDeleted, type RegistrationStatus } from "../../core/api/employees.ts";
import { namedEmployee } from "../../core/employees/named-employee.ts";
import { isPeopleList, type PeopleListName } from "../../core/employees/people-lists.ts";
import { ApiError } from "../../core/http/errors.ts";
import type { Load } from "../../core/query/query.ts";
import type { QueryOwner, Scope } from "../../core/query/scope.ts";
import { createSwitchedQuery } from "../../core/query/switched-query.ts";
import { jobsOf } from "../../core/session/jobs.ts";
import type { Session } from "../../core/session/session.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { createSelection } from "../kit/table/selection/selection.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import { bulkJob, createCompanyEmployees, createDemoEmployees, employeeList, groupJob } from "./employees.store.ts";
import type { GroupStart } from "./membership/group.store.ts";
import type { personnelContract } from "./personnel.contract.ts";

export const toEntry = (employee: Employee) => [employee.id, employee] as const;

/** The people selected in the company's list, and how all that match are selected though only a page is loaded. */
function createPeopleSelection(scope: Scope, $table: ReadableAtom<TableState>, $list: ReadableAtom<string>) {
  const selection = createSelection<Employee>(scope, $table, $list);
  const $all = atom<"idle" | "loading" | "failed">("idle");
  let reading = new AbortController();
  // Another selection, or none: what is being read isn't wanted any more.
  const stop = selection.$selection.listen(() => {
    reading.abort();
    $all.set("idle");
  });
  scope.onEnd(stop);
  scope.onEnd(() => reading.abort());
  return {
    ...selection,
    /** Of the pages that `selectAll` reads. */
    $all,
    /** Selects everybody who matches search and filters, on all pages. */
    async selectAll() {
      reading = new AbortController();
      const { signal } = reading;
      $all.set("loading");
      try {
        const people: Employee[] = [];
        for await (const { rows } of fetchAllEmployees(scope.session.http, employeeList.toSearch($table.get()), signal))
          people.push(...rows.filter((employee) => !isDeleted(employee)));
        if (!signal.aborted) selection.replace(people.map(toEntry));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!signal.aborted) $all.set("failed");
      }
    },
  };
}

interface NamedPassenger {
  /** Null: no employee has this id. Idle while no search runs. */
  readonly $load: ReadableAtom<Load<Employee | null>>;
  refresh(): Promise<void>;
  /** Starts the search; null ends it. */
  find(id: string | null): void;
}

/** Finds the employee named by the query, who may be on another page of the list. */
function createNamedPassenger(owner: QueryOwner, isDemo: boolean): NamedPassenger {
  const query = createSwitchedQuery<Employee | null>(owner);
  return {
    $load: query.$load,
    refresh: query.refresh,
    find: (id) => query.ask(id === null ? null : namedEmployee(id, isDemo)),
  };
}

type Values = AttributeValues<typeof personnelContract.attributes> & CommonValues;

export type EmployeesStore = ReturnType<typeof createEmployeesStore>;

/** The dialog or drawer over the list. */
type Layer =
  | { readonly kind: "none" | "add" | "bulk" }
  /** `start` null: the job that was left. */
  | { readonly kind: "group"; readonly start: GroupStart | null }
  | { readonly kind: "detail" | "undo"; readonly employee: Employee }
  | { readonly kind: "change"; readonly employee: Employee; readonly target: RegistrationStatus };

/** The state kept in `query`. */
interface EmployeesState {
  readonly table: TableState;
  /** Id of the employee whose details are open. */
  readonly passengerId: string | null;
  readonly view: ViewName;
  /** Which of the ready lists the table shows; "all" for demo accounts. */
  readonly list: PeopleListName;
}

/** The list of employees, or the map and table of where they live. */
type ViewName = "list" | "spread";

const nothing: Layer = { kind: "none" };

const toDefaults = ({ pageSize }: Values): TableState => firstPage(pageSize);

function write({ table, passengerId, view, list }: EmployeesState, values: Values): string {
  const query = new URLSearchParams(toTableQuery(table, toDefaults(values)));
  if (list !== "all") query.set("list", list);
  if (view !== "list") query.set("view", view);
  if (passengerId !== null) query.set("passenger", passengerId);
  return query.toString();
}

function toLeftJob(session: Session): Layer {
  const jobs = jobsOf(session);
  if (jobs.hasLeft(bulkJob)) return { kind: "bulk" };
  return jobs.hasLeft(groupJob) ? { kind: "group", start: null } : nothing;
}

/** The company's employees, or a pilot's people for demo accounts. */
export function createEmployeesStore({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const state = session.$state.get();
  const profile = state.status === "signed-in" ? state.profile : null;
  const isDemo = profile?.accountType === "demo";
  const { $state, change } = createQueryState<EmployeesState, Values>({
    scope,
    $attributes,
    emit,
    read: (values) => {
      const query = new URLSearchParams(values.query);
      const list = query.get("list");
      return {
        table: parseTableQuery(values.query, toDefaults(values), { filters: ["status", "route_name"] }),
        passengerId: query.get("passenger") || null,
        view: query.get("view") === "spread" ? "spread" : "list",
        list: !isDemo && isPeopleList(list) ? list : "all",
      };
    },
    write,
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const isAdmin = profile?.userType === "admin" && !isDemo;
  // A job continues after its element is removed; the next element shows its progress or result.
  const $layer = atom<Layer>(isAdmin ? toLeftJob(session) : nothing);
  const $table = computed($state, ({ table }) => table);
  const $passengerId = computed($state, ({ passengerId }) => passengerId);
  const $list = computed($state, ({ list }) => list);
  const $view = computed($state, ({ view }) => view);
  const selection = createPeopleSelection(scope, $table, $list);
  const listState = {
    $table,
    changeTable: (table: TableState) => change({ ...$state.get(), table }),
    defaults: () => toDefaults($attributes.get()),
  };
  const people = isDemo ? createDemoEmployees(scope) : createCompanyEmployees(scope, listState);
  const named = createNamedPassenger(scope.late, isDemo);
  let last: Employee | null = null;
  /** A change was accepted: older answers aren't shown while they are refreshed. */
  let hasChanged = false;
  // The query contains the id of the open details; changing it opens and closes them.
  const stopLayer = $layer.listen((layer) => {
    if (layer.kind === "detail") {
      last = layer.employee;
      named.find(null);
    }
    const passengerId = layer.kind === "detail" ? layer.employee.id : null;
    change({ ...$state.get(), passengerId });
  });
  const stopNamed = named.$load.listen((load) => {
    if (load.status !== "ready" || (hasChanged && load.isRefreshing)) return;
    if (load.data && $passengerId.get() === load.data.id) $layer.set({ kind: "detail", employee: load.data });
  });
  const stopPassenger = $passengerId.subscribe((id) => {
    const layer = $layer.get();
    const open = layer.kind === "detail" ? layer.employee.id : null;
    if (id === open) return;
    if (open !== null && id === null) $layer.set(nothing);
    else if (last && last.id === id) $layer.set({ kind: "detail", employee: last });
    else named.find(id);
  });
  for (const stop of [stopLayer, stopNamed, stopPassenger]) scope.onEnd(stop);
  return {
    scope,
    session,
    people,
    /** Only administrators of a company add people and change memberships. */
    isAdmin,
    ...listState,
    $view,
    changeView: (view: ViewName) => change({ ...$state.get(), view }),
    $list,
    /** Opens a ready list at its first page, without the order and filters of the one before. */
    changeList: (list: PeopleListName) =>
      change({
        ...$state.get(),
        list,
        view: "list",
        table: { ...toDefaults($attributes.get()), pageSize: $table.get().pageSize },
      }),
    $layer,
    $passengerId,
    /** The employee named by the query, when not among those loaded. */
    named,
    /** The people selected in the list; administrators only. */
    selection,
    closeLayer: () => $layer.set(nothing),
    /** Closes after an accepted change: Forward then shows the person as they are now. */
    closeChanged() {
      last = null;
      hasChanged = true;
      $layer.set(nothing);
    },
  };
}
