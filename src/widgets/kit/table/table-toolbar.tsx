import { Children, type FormEvent, memo, type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import columnsIcon from "lucide-static/icons/columns-3.svg?raw";
import ellipsisIcon from "lucide-static/icons/ellipsis.svg?raw";
import slidersIcon from "lucide-static/icons/sliders-horizontal.svg?raw";
import selectIcon from "lucide-static/icons/square-check.svg?raw";
import { typingPause } from "../../../core/query/query.ts";
import { CheckList } from "../field/check-list.tsx";
import { SearchField } from "../field/search-field.tsx";
import { Popup } from "../overlay/popup.tsx";
import { Badge } from "../text/badge.tsx";
import { Icon } from "../text/icon.tsx";
import type { Column } from "./column.ts";
import { type CountedOption, toActiveFilters, toOptionLabel } from "./filters/filter-options.ts";
import { ActiveFilters, FilterWords, ManyChoice, toFilterLook, useFilterOptions } from "./filters/filters.tsx";
import { type TableState, withFilter, withoutCriteria, withSearch } from "./table-state.ts";
import { tableMessages as texts } from "./table.messages.ts";
import { useEventCallback } from "./use-event-callback.ts";
import type { useHiddenColumns } from "./use-hidden-columns.ts";

interface FilterControlProps<Row> {
  /** Id of the filtered column. */
  readonly id: string;
  readonly filter: NonNullable<Column<Row>["filter"]>;
  readonly options: readonly CountedOption[];
  readonly values: readonly string[];
  readonly onChange: (id: string, values: readonly string[]) => void;
}

function FilterControlPlain<Row>({ id, filter, options, values, onChange }: FilterControlProps<Row>) {
  const { label, kind, control } = filter;
  const toLabel = (value: string) => toOptionLabel(options, value, filter.toLabel);
  if (control) return control({ label, options, values, onChange: (next) => onChange(id, next) });
  return (
    <Popup
      label={label}
      className={toFilterLook(values)}
      text={<FilterWords label={label} values={values} toLabel={toLabel} />}
    >
      {() =>
        kind === "one" ? (
          <CheckList label={label} options={options} value={values} onChange={(next) => onChange(id, next)} isSingle />
        ) : (
          <ManyChoice label={label} options={options} values={values} onChange={(next) => onChange(id, next)} />
        )
      }
    </Popup>
  );
}

/** A column's filter in the toolbar: "Durum: Tümü". Memoised, so that typing in the search field doesn't render it again. */
const FilterControl = memo(FilterControlPlain) as typeof FilterControlPlain;

interface ColumnChoiceProps<Row> {
  readonly hideable: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly onHide: (ids: readonly string[]) => void;
}

function ColumnChoicePlain<Row>({ hideable, hidden, onHide }: ColumnChoiceProps<Row>) {
  if (hideable.length === 0) return null;
  const ids = hideable.map(({ id }) => id);
  return (
    <Popup label={texts.columns} icon={columnsIcon} placement="end">
      {() => (
        <CheckList
          label={texts.columns}
          options={hideable.map(({ id, header }) => ({ value: id, label: header }))}
          value={ids.filter((id) => !hidden.includes(id))}
          onChange={(shown) => onHide(ids.filter((id) => !shown.includes(id)))}
        />
      )}
    </Popup>
  );
}

/** Selection of the visible columns. */
const ColumnChoice = memo(ColumnChoicePlain) as typeof ColumnChoicePlain;

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
  /** Narrow: filters and tools are behind a button each. */
  readonly isRecords: boolean;
  /** Begins the selection of rows; undefined: they can't be selected, or have a check box each. */
  readonly onSelect: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The part of a narrow toolbar that is open. */
type Part = "filters" | "tools";

const noValues: readonly string[] = [];
const noFilters: readonly never[] = [];
/** Number of filters from which only their names are shown where the table isn't very wide. */
const manyFrom = 4;

function submit(event: FormEvent, act: () => void): void {
  event.preventDefault();
  act();
}

export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, allRows, state, onChange, choice, hasSearch, searchLabel = texts.search, isRecords } = props;
  const { children } = props;
  const isRemote = allRows === null;
  const moment = props.isSearchOnEnter ? "enter" : isRemote ? "pause" : "key";
  const search = useTypedSearch(state.search, moment, (wanted) => onChange(withSearch(state, wanted)));
  const filters = useFilterOptions(columns, allRows);
  const filter = useEventCallback((id: string, values: readonly string[]) => onChange(withFilter(state, id, values)));
  const active = toActiveFilters(filters, state.filters);
  const [part, setPart] = useState<Part | null>(null);
  const id = useId();
  const toggle = (next: Part) => setPart(part === next ? null : next);
  const hasFilters = filters.length > 0;
  const hasTools = choice.hideable.length > 0 || Children.toArray(children).length > 0 || Boolean(props.onSelect);
  if (!hasSearch && !hasFilters && !hasTools) return null;
  // Tools that have the line for themselves need no button.
  const areToolsFolded = isRecords && (hasSearch || hasFilters);
  const isHidden = { filters: isRecords && part !== "filters", tools: areToolsFolded && part !== "tools" };
  return (
    <div className={isRecords ? "table-toolbar narrow" : "table-toolbar"}>
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
      {isRecords && hasFilters && (
        <button
          type="button"
          className={hasSearch ? "button table-part" : "button table-part named"}
          aria-expanded={part === "filters"}
          aria-controls={`${id}filters`}
          onClick={() => toggle("filters")}
        >
          <Icon of={slidersIcon} />
          <span className={hasSearch ? "visually-hidden" : undefined}>{texts.filters}</span>
          {active.length > 0 && (
            <>
              <Badge kind="accent" count={active.length} />
              <span className="visually-hidden"> {texts.filtersActive}</span>
            </>
          )}
        </button>
      )}
      {areToolsFolded && hasTools && (
        <button
          type="button"
          className="button table-part"
          aria-label={texts.tools}
          aria-expanded={part === "tools"}
          aria-controls={`${id}tools`}
          onClick={() => toggle("tools")}
        >
          <Icon of={ellipsisIcon} />
        </button>
      )}
      <div
        className={filters.length >= manyFrom ? "table-filters many" : "table-filters"}
        id={`${id}filters`}
        hidden={isHidden.filters}
      >
        {filters.map(({ id: column, filter: of, options }) => (
          <div key={column} className="table-filter">
            <FilterControl
              id={column}
              filter={of}
              options={options}
              values={state.filters[column] ?? noValues}
              onChange={filter}
            />
          </div>
        ))}
      </div>
      <div className="table-tools" id={`${id}tools`} hidden={isHidden.tools}>
        {props.onSelect && (
          <button type="button" className="button" onClick={props.onSelect}>
            <Icon of={selectIcon} />
            {texts.select}
          </button>
        )}
        <ColumnChoice hideable={choice.hideable} hidden={choice.hidden} onHide={choice.hide} />
        {children && <div className="table-own-tools">{children}</div>}
      </div>
      <ActiveFilters
        filters={isHidden.filters ? noFilters : active}
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

/** When a search begins: with every key, when the person pauses, or when they press Enter. */
type SearchMoment = "key" | "pause" | "enter";

interface TypedSearch {
  /** The field's text, which may be ahead of the search. */
  readonly typed: string;
  type(search: string): void;
  /** Passes the text on at once, on Enter. */
  submit(): void;
}

/**
 * The text of the search field, passed on at once, after a pause or on Enter. Responses and other changes of the table don't
 * overwrite typed text. When the table is removed, the text is passed on, except in "enter" mode.
 */
function useTypedSearch(search: string, moment: SearchMoment, onSearch: (search: string) => void): TypedSearch {
  /** null: no typed text is pending, the field shows the table's own search. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [sent, setSent] = useState(search);
  const [searchBefore, setSearchBefore] = useState(search);

  if (search !== searchBefore) {
    setSearchBefore(search);
    // The search was changed from outside ("Filtreleri Temizle", another `query`), not by our own call of `onSearch`.
    if (search === waiting || search !== sent) setWaiting(null);
  }

  const send = () => {
    if (waiting === null || waiting === search) {
      setWaiting(null);
      return;
    }
    setSent(waiting);
    onSearch(waiting);
  };
  const sendNow = useEffectEvent(send);
  // An emptied field is passed on at once, without Enter.
  const wait = moment !== "enter" ? typingPause : waiting === "" ? 0 : null;
  useEffect(() => {
    if (waiting === null || wait === null) return;
    const timer = setTimeout(() => sendNow(), wait);
    return () => clearTimeout(timer);
  }, [waiting, wait]);
  const leave = useEffectEvent(() => {
    if (moment !== "enter") sendNow();
  });
  useEffect(() => () => leave(), []);

  return { typed: waiting ?? search, type: moment === "key" ? onSearch : setWaiting, submit: send };
}
