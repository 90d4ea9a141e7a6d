import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { type Employee, fetchAllEmployees, isDeleted } from "../../../core/api/employees.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../../kit/table/data-table.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { AsyncPanel, TableSkeleton } from "../../kit/feedback/panel.tsx";
import { type CompanyPersonnel, toEmployeeQuery, toListed } from "../company.store.ts";
import { toEmployeeBook } from "../export/employee-book.ts";
import { personnelMessages as texts } from "../personnel.messages.ts";
import type { Personnel } from "../personnel.store.ts";
import { toColumns, toFilters } from "./columns.tsx";
import { onlyFound, toListedCount } from "./employee.model.ts";
import { useSelection } from "./use-selection.tsx";
import { useListProps } from "./use-list-props.ts";

interface TableProps {
  readonly store: Personnel;
  readonly people: CompanyPersonnel;
}

const noEmployees: readonly Employee[] = [];
const skeleton = <TableSkeleton height={430} />;

// Loaded when a search has left a single employee.
const foundCode = lazyModule(() => import("../found/found-person.tsx"));

/** The company's list, page by page from the provider. */
export function CompanyTable({ store, people }: TableProps) {
  const load = useStore(people.employees.$load);
  const filters = useStore(people.filters.$load);
  const list = useListProps(store);
  const { state } = list;
  const columns = useMemo(
    () =>
      toColumns({
        isLocal: false,
        filters: toFilters(filters),
        ...(store.isAdmin ? { onUndo: (employee) => store.$layer.set({ kind: "undo", employee }) } : {}),
      }),
    [filters, store],
  );
  const page = load.status === "ready" ? load.data : null;
  const rows = useMemo(() => page?.employees.filter((employee) => !isDeleted(employee)) ?? [], [page]);
  const counts = useStore(people.count.$load);
  const received = page?.employees ?? noEmployees;
  const selection = useSelection(store, received, {
    count: page && toListedCount(state, page.count, counts.status === "ready" ? counts.data.deleted : null),
  });
  const found = load.status === "ready" && !load.isPrevious ? onlyFound(state, load.data) : null;
  return (
    <>
      <div className="card clipped" part="card">
        <AsyncPanel
          load={load}
          failedTitle={texts.listFailed}
          onRetry={() => void people.employees.refresh()}
          skeleton={skeleton}
        >
          {({ count }) => (
            <DataTable
              {...list}
              columns={columns}
              rows={rows}
              defaults={store.defaults()}
              mode="remote"
              total={count}
              hidden={(page?.employees.length ?? 0) - rows.length}
              isRefreshing={load.status === "ready" && load.isPrevious}
              selection={selection}
              emptyTitle={texts.empty}
              storageKey="personnel"
              print={{
                title: texts.title,
                fetchRows: (wanted, signal) => fetchAllEmployees(store.session.http, toEmployeeQuery(wanted), signal),
                fetchTotal: () => Promise.resolve(toListed(people.count.$load.get())),
                isShown: (employee) => !isDeleted(employee),
              }}
              toolbar={
                <>
                  {filters.status === "failed" && (
                    <MissingNote text={texts.filtersFailed} onRetry={() => void people.filters.refresh()} />
                  )}
                  <ExportMenu book={() => toEmployeeBook(store.session.http, toEmployeeQuery(state))} />
                </>
              }
            />
          )}
        </AsyncPanel>
      </div>
      {found && (
        <LatePart key={found.id} code={foundCode} failedTitle={texts.layerFailed} skeleton={null}>
          {({ FoundPerson }) => <FoundPerson store={store} employee={found} />}
        </LatePart>
      )}
    </>
  );
}
