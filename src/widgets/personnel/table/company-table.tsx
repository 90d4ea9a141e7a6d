import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useMemo } from "react";
import plannerIcon from "lucide-static/icons/signpost.svg?raw";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import type { NearestStopsById } from "../../../core/employees/nearest-stops.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { useCounted } from "../../kit/element/context.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { AsyncPanel, TableSkeleton } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../../kit/table/data-table.tsx";
import { RemoteTable } from "../../kit/table/remote-table.tsx";
import { toMatchingRows } from "../../kit/table/rows/table-rows.ts";
import type { RowSelection } from "../../kit/table/table-props.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { PlannerLink, toListQuestion } from "../../shared/planner-link.tsx";
import { onlyFound, toListedCount } from "../employee.model.ts";
import { type CompanyEmployees, toListed } from "../employees.store.ts";
import { groupMessages, employeeMessages as texts } from "../personnel.messages.ts";
import { type EmployeesStore, toEntry } from "../personnel.store.ts";
import { changeIcons, toFields, toFilters, toPeopleWorkbook, toUnroutedColumns, useListProps } from "./fields.tsx";
import { ListPills, ReadingPanel } from "./ready-lists.tsx";

interface TableProps {
  readonly store: EmployeesStore;
  readonly people: CompanyEmployees;
}

const noEmployees: readonly Employee[] = [];
const $noStops = atom<NearestStopsById>(new Map());
const skeleton = <TableSkeleton height={430} />;

// Loaded when a search has left a single employee.
const foundCode = lazyModule(() => import("../passenger/found-person.tsx"));

/** The company's list: page by page from the provider, or one of the ready lists. */
export function CompanyTable({ store, people }: TableProps) {
  const list = useStore(store.$list);
  return list === "all" ? <Everybody store={store} people={people} /> : <ReadyList store={store} people={people} />;
}

function useFields({ store, people }: TableProps, isLocal: boolean) {
  const filters = useStore(people.filters.$load);
  return useMemo(
    () =>
      toFields({
        isLocal,
        filters: toFilters(filters),
        ...(store.isAdmin ? { onUndo: (employee) => store.$layer.set({ kind: "undo", employee }) } : {}),
      }),
    [filters, store, isLocal],
  );
}

function FiltersNote({ people }: Pick<TableProps, "people">) {
  const filters = useStore(people.filters.$load);
  if (filters.status !== "failed") return null;
  return <MissingNote text={texts.filtersFailed} onRetry={() => void people.filters.refresh()} />;
}

function Everybody({ store, people }: TableProps) {
  const load = useStore(people.employees.$load);
  const table = useListProps(store);
  const { state } = table;
  const { columns } = useFields({ store, people }, false);
  const page = load.status === "ready" ? load.data : null;
  const counts = useStore(people.count.$load);
  const selection = useSelection(store, page?.rows ?? noEmployees, {
    count: page && toListedCount(state, page.count, counts.status === "ready" ? counts.data.deleted : null),
  });
  const found = load.status === "ready" && !load.isPrevious ? onlyFound(state, load.data) : null;
  return (
    <>
      <div className="card clipped" part="card">
        <ListPills store={store} people={people} />
        <RemoteTable
          {...table}
          list={people.list}
          failedTitle={texts.listFailed}
          columns={columns}
          selection={selection}
          emptyTitle={texts.empty}
          storageKey="personnel"
          print={{
            title: texts.title,
            fetchTotal: () => Promise.resolve(toListed(people.count.$load.get())),
          }}
          toolbar={
            <>
              <FiltersNote people={people} />
              <ExportMenu workbook={() => toPeopleWorkbook(people.list.toSheetRows(state))} />
            </>
          }
        />
      </div>
      {found && (
        <LatePart key={found.id} code={foundCode} failedTitle={texts.layerFailed} skeleton={null}>
          {({ FoundPerson }) => <FoundPerson store={store} employee={found} />}
        </LatePart>
      )}
    </>
  );
}

/** The people of a ready list, which the provider can't filter: chosen from all employees. */
function ReadyList({ store, people }: TableProps) {
  const { lists } = people;
  const name = useStore(store.$list);
  const load = useStore(lists.$load);
  // All employees are many calls with their own progress; the routes are one.
  const everybody = useStore(lists.everybody.$load);
  const table = useListProps(store);
  const { columns: usual } = useFields({ store, people }, true);
  const isUnrouted = name === "without-route";
  // The addresses are looked up only while their list is shown.
  const nearest = useStore(isUnrouted ? people.nearest.$stops : $noStops);
  const columns = isUnrouted ? toUnroutedColumns(usual, nearest) : usual;
  const rows = load.status === "ready" ? load.data[name] : noEmployees;
  const selection = useSelection(store, rows, null);
  useCounted(lists.queries);
  return (
    <div className="card clipped" part="card">
      <ListPills store={store} people={people} />
      {load.status === "ready" ? (
        <DataTable
          {...table}
          columns={columns}
          rows={rows}
          defaults={store.defaults()}
          mode="client"
          selection={selection}
          emptyTitle={texts.emptyList}
          storageKey={isUnrouted ? "personnel-without-route" : "personnel"}
          print={{ title: texts.title, subject: texts.lists[name] }}
          toolbar={
            <>
              <FiltersNote people={people} />
              {isUnrouted && <SeatSearch people={rows} />}
              {[...nearest.values()].some(({ kind }) => kind === "failed") && (
                <MissingNote text={texts.nearestFailed} onRetry={people.nearest.retry} />
              )}
              <ExportMenu workbook={() => toPeopleWorkbook(toMatchingRows(rows, columns, table.state))} />
            </>
          }
        />
      ) : everybody.status === "ready" ? (
        <AsyncPanel
          load={load}
          failedTitle={texts.listFailed}
          onRetry={() => void lists.seated.refresh()}
          skeleton={skeleton}
        >
          {() => null}
        </AsyncPanel>
      ) : (
        <ReadingPanel reading={lists.everybody} load={everybody} failedTitle={texts.listFailed} />
      )}
    </div>
  );
}

const targets: readonly RegistrationStatus[] = ["on_hold", "registered", "deleted"];

/** The selection of people as the table needs it; undefined for those who may not change memberships. */
function useSelection(
  store: EmployeesStore,
  received: readonly Employee[],
  remote: { readonly count: number | null } | null,
): RowSelection<Employee> | undefined {
  const { selection, isAdmin } = store;
  const value = useStore(selection.$selection);
  const all = useStore(selection.$all);
  // A change that was made meanwhile counts in the next preview.
  useEffect(() => selection.renew(received.map(toEntry)), [selection, received]);
  const actions = useMemo(
    () =>
      targets.map((target) => (
        <button
          key={target}
          type="button"
          className={target === "deleted" ? "button danger-ghost" : "button"}
          disabled={value.rows.size === 0}
          onClick={() => store.$layer.set({ kind: "group", start: { people: [...value.rows.values()], target } })}
        >
          <Icon of={changeIcons[target]} />
          <span className="whole-name">{groupMessages.act[target]}</span>
          <span className="short-name">{groupMessages.short[target]}</span>
        </button>
      )),
    [store, value],
  );
  if (!isAdmin) return undefined;
  return {
    value,
    store: selection,
    words: texts.selection,
    actions,
    ...(remote && {
      remote: { count: remote.count, status: all, onSelectAll: () => void selection.selectAll() },
    }),
  };
}

/** Places all people of the list in "Planlama", in its order. */
function SeatSearch({ people }: { readonly people: readonly Employee[] }) {
  if (people.length === 0) return null;
  return (
    <PlannerLink question={toListQuestion(people)} className="button">
      <Icon of={plannerIcon} />
      {texts.findSeats(formatNumber(people.length))}
    </PlannerLink>
  );
}
