import { useMemo, useRef, useState } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { formatNumber } from "../../../../core/text/format.ts";
import { TransientButton } from "../../element/transient-button.tsx";
import { CheckList, longList } from "../../field/check-list.tsx";
import { Icon } from "../../text/icon.tsx";
import type { Column, FilterControlParts } from "../column.ts";
import { tableMessages as texts } from "../table.messages.ts";
import {
  type ActiveFilter,
  type CountedOption,
  type OfferedFilter,
  toFilterOptions,
  toFilterWords,
} from "./filter-options.ts";

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  readonly onClear: () => void;
}

/** A chip for each active filter, with a button that removes it. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;

  const remove = (filter: ActiveFilter, index: number) => {
    // Moves the focus to a neighbour, because removing the focused button would lose it.
    const chips = list.current?.querySelectorAll<HTMLElement>(".filter-chip");
    (chips?.[index + 1] ?? chips?.[index - 1])?.focus();
    onRemove(filter);
  };
  return (
    <ul className="active-filters" aria-label={texts.activeFilters} ref={list}>
      {filters.map((filter, index) => (
        <li key={`${filter.column} ${filter.values.join(" ")}`}>
          <TransientButton
            className="filter-chip"
            aria-label={texts.removeFilter(filter.text)}
            onClick={() => remove(filter, index)}
          >
            {filter.text}
            <Icon of={xIcon} size="tiny" />
          </TransientButton>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <TransientButton className="link" onClick={onClear}>
            {texts.clearFilters}
          </TransientButton>
        </li>
      )}
    </ul>
  );
}

/** Maximum number of selected values: they are part of addresses, which servers limit to 8 KB. */
const mostValues = 100;

interface ManyChoiceProps extends FilterControlParts {
  readonly options: readonly CountedOption[];
}

/** Selection of several values of a filter. If all values of a long list are selected, the filter is off, but they stay ticked here. */
export function ManyChoice({ label, options, values, onChange }: ManyChoiceProps) {
  const [hasAll, setHasAll] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const change = (next: readonly string[]) => {
    const isAll = options.length >= longList && next.length >= options.length;
    const isTooMuch = !isAll && next.length > mostValues && next.length > values.length;
    setRefused(isTooMuch);
    if (isTooMuch) return;
    setHasAll(isAll);
    onChange(isAll ? [] : next);
  };
  return (
    <>
      <CheckList
        label={label}
        options={options}
        value={hasAll && values.length === 0 ? options.map(({ value }) => value) : values}
        onChange={change}
      />
      <p className="field-help" role="status">
        {isRefused && texts.tooMany(formatNumber(mostValues))}
      </p>
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly toLabel: (value: string) => string;
}

/** "Durum: Gelmedi". In a narrow toolbar with many filters CSS hides the value; the chips below and the accessible name still contain it. */
export function FilterWords({ label, values, toLabel }: WordsProps) {
  return (
    <span className="filter-words">
      {label}
      <span className="filter-value">{toFilterWords(label, values, toLabel).slice(label.length)}</span>
    </span>
  );
}

/** The button's class. */
export const toFilterLook = (values: readonly string[]): string => (values.length > 0 ? "filtering" : "");

/** The filters of the toolbar with their options. */
export function useFilterOptions<Row>(
  columns: readonly Column<Row>[],
  allRows: readonly Row[] | null,
): readonly OfferedFilter<Row>[] {
  return useMemo(
    () =>
      columns.flatMap((column) =>
        column.filter ? [{ id: column.id, filter: column.filter, options: toFilterOptions(column, allRows) }] : [],
      ),
    [columns, allRows],
  );
}
