import { useRef } from "react";
import { Icon } from "../../text/icon.tsx";
import { xIcon } from "../../text/icons.ts";
import { tableMessages as texts } from "../table.messages.ts";

interface ActiveFilter {
  readonly column: string;
  /** What goes when it is taken away. */
  readonly values: readonly string[];
  /** "Durum: Donduruldu". */
  readonly text: string;
}

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  readonly onClear: () => void;
}

/** What hides rows at present, each to be taken away. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;

  const remove = (filter: ActiveFilter, index: number) => {
    // The focus must not go down with its button.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(filter);
  };
  return (
    <ul className="active-filters" aria-label={texts.activeFilters} ref={list}>
      {filters.map((filter, index) => (
        <li key={`${filter.column} ${filter.values.join(" ")}`}>
          <button
            type="button"
            className="filter-chip"
            aria-label={texts.removeFilter(filter.text)}
            onClick={() => remove(filter, index)}
          >
            {filter.text}
            <Icon of={xIcon} size="tiny" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className="link" onClick={onClear}>
            {texts.clearFilters}
          </button>
        </li>
      )}
    </ul>
  );
}
