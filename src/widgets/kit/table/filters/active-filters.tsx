import { useRef } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../../text/icon.tsx";
import type { ActiveFilter } from "./filter-options.ts";
import { tableMessages as texts } from "../table.messages.ts";

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
