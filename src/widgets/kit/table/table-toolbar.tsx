import type { FormEvent, ReactNode } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { SearchField } from "../field/search-field.tsx";
import { ActiveFilters } from "./filters/active-filters.tsx";
import type { Column } from "./column.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { FilterControl } from "./filters/filter-control.tsx";
import { toOptionLabel } from "./filters/filter-options.ts";
import { FoldedFilters } from "./filters/folded-filters.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { tableMessages as texts } from "./table.messages.ts";
import { type TableState, withFilter, withoutCriteria, withSearch, withSort } from "./table-state.ts";
import { useFilterOptions } from "./filters/use-filter-options.ts";
import type { useHiddenColumns } from "./use-hidden-columns.ts";
import { useEventCallback } from "./use-event-callback.ts";
import { useTypedSearch } from "./search/use-typed-search.ts";

interface TableToolbarProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** null: not all rows are loaded. */
  readonly allRows: readonly Row[] | null;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  readonly choice: ReturnType<typeof useHiddenColumns<Row>>;
  readonly hasSearch: boolean;
  readonly searchLabel: string | undefined;
  readonly isSearchOnEnter: boolean;
  readonly children: ReactNode;
}

const noValues: readonly string[] = [];
/** Number of filters from which they are folded: on a phone they would fill the screen. */
const foldedFrom = 4;
/** Most chips of one filter; more would push the rows away. */
const mostChips = 6;

function toChips(label: string, values: readonly string[], toLabel: (value: string) => string) {
  if (values.length > mostChips) return [{ values, text: texts.filterCount(label, formatNumber(values.length)) }];
  return values.map((value) => ({ values: [value], text: texts.filterChip(label, toLabel(value)) }));
}

function submit(event: FormEvent, act: () => void): void {
  event.preventDefault();
  act();
}

export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, allRows, state, onChange, choice, hasSearch, searchLabel = texts.search, children } = props;
  const isRemote = allRows === null;
  const moment = props.isSearchOnEnter ? "enter" : isRemote ? "pause" : "key";
  const search = useTypedSearch(state.search, moment, (wanted) => onChange(withSearch(state, wanted)));
  const filters = useFilterOptions(columns, allRows);
  const filter = useEventCallback((id: string, values: readonly string[]) => onChange(withFilter(state, id, values)));
  const sort = useEventCallback((next: TableState["sort"]) => onChange(withSort(state, next)));
  const active = filters.flatMap(({ id, filter: of, options }) =>
    toChips(of.label, state.filters[id] ?? noValues, (value) => toOptionLabel(options, value, of.toLabel)).map(
      (chip) => ({ column: id, ...chip }),
    ),
  );
  const canSort = columns.some(({ isSortable }) => isSortable);
  if (!hasSearch && filters.length === 0 && choice.hideable.length === 0 && !children && !canSort) return null;
  return (
    <div className={hasSearch || filters.length > 0 || children ? "table-toolbar" : "table-toolbar only-sort"}>
      {hasSearch && (
        <search className="table-search">
          {props.isSearchOnEnter ? (
            <form className="table-search-form" onSubmit={(event) => submit(event, search.submit)}>
              <SearchField label={searchLabel} value={search.typed} onChange={search.type} />
              <button type="submit" className="button">
                {texts.search}
              </button>
            </form>
          ) : (
            <SearchField label={searchLabel} value={search.typed} onChange={search.type} />
          )}
        </search>
      )}
      <FoldedFilters isFolded={filters.length >= foldedFrom} active={active.map(({ text }) => text)}>
        {filters.map(({ id, filter: of, options }) => (
          <div key={id} className="table-filter">
            <FilterControl
              id={id}
              filter={of}
              options={options}
              values={state.filters[id] ?? noValues}
              onChange={filter}
            />
          </div>
        ))}
        <SortChoice columns={columns} sort={state.sort} onChange={sort} />
      </FoldedFilters>
      <div className="table-tools">
        <ColumnChoice hideable={choice.hideable} hidden={choice.hidden} onHide={choice.hide} />
        {children && <div className="table-own-tools">{children}</div>}
      </div>
      <ActiveFilters
        filters={active}
        onRemove={({ column, values }) =>
          filter(
            column,
            (state.filters[column] ?? noValues).filter((value) => !values.includes(value)),
          )
        }
        onClear={() => onChange(withoutCriteria(state))}
      />
    </div>
  );
}
