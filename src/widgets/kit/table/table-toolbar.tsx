import type { ReactNode } from "react";
import { SearchField } from "../ui/search-field.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import type { Column } from "./column.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { FilterControl } from "./filter-control.tsx";
import { toOptionLabel } from "./filter-options.ts";
import { SortChoice } from "./sort-choice.tsx";
import { tableMessages as texts } from "./table.messages.ts";
import { type TableState, withFilter, withoutCriteria, withSearch, withSort } from "./table-state.ts";
import { useFilterOptions } from "./use-filter-options.ts";
import type { useHiddenColumns } from "./use-hidden-columns.ts";
import { useTypedSearch } from "./use-typed-search.ts";

interface TableToolbarProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** null: they aren't all here. */
  readonly allRows: readonly Row[] | null;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly choice: ReturnType<typeof useHiddenColumns<Row>>;
  readonly hasSearch: boolean;
  readonly searchLabel: string | undefined;
  readonly children: ReactNode;
}

export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, allRows, state, onChange, choice, hasSearch, searchLabel = texts.search, children } = props;
  const isRemote = allRows === null;
  const { typed, type } = useTypedSearch(state.search, isRemote, (search) => onChange(withSearch(state, search)));
  const filters = useFilterOptions(columns, allRows);
  const active = filters.flatMap(({ id, filter, options }) =>
    (state.filters[id] ?? []).map((value) => ({
      column: id,
      value,
      text: texts.filterChip(filter.label, toOptionLabel(options, value)),
    })),
  );
  const canSort = columns.some(({ isSortable }) => isSortable);
  if (!hasSearch && filters.length === 0 && choice.hideable.length === 0 && !children && !canSort) return null;
  return (
    <div className={hasSearch || filters.length > 0 || children ? "table-toolbar" : "table-toolbar only-sort"}>
      {hasSearch && (
        <search className="table-search">
          <SearchField label={searchLabel} value={typed} onChange={type} />
        </search>
      )}
      {filters.map(({ id, filter, options }) => (
        <div key={id} className="table-filter">
          <FilterControl
            filter={filter}
            options={options}
            values={state.filters[id] ?? []}
            onChange={(values) => onChange(withFilter(state, id, values))}
          />
        </div>
      ))}
      <SortChoice columns={columns} sort={state.sort} onChange={(sort) => onChange(withSort(state, sort))} />
      <div className="table-tools">
        <ColumnChoice hideable={choice.hideable} hidden={choice.hidden} onHide={choice.hide} />
        {children && <div className="table-own-tools">{children}</div>}
      </div>
      <ActiveFilters
        filters={active}
        onRemove={({ column, value }) =>
          onChange(
            withFilter(
              state,
              column,
              (state.filters[column] ?? []).filter((other) => other !== value),
            ),
          )
        }
        onClear={() => onChange(withoutCriteria(state))}
      />
    </div>
  );
}
