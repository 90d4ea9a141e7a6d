import { type ReactNode, useId, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { chevronDownIcon } from "../ui/icons.ts";
import { tableMessages as texts } from "./table.messages.ts";

interface FoldedProps {
  readonly isFolded: boolean;
  /** What is filtered at present: "Durum: Donduruldu". */
  readonly active: readonly string[];
  /** Filters and order. */
  readonly children: ReactNode;
}

/** Where the rows are records many filters are one line, which says what is filtered and opens to all of them. */
export function FoldedFilters({ isFolded, active, children }: FoldedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isFolded) return children;
  return (
    <div className={isOpen ? "table-fold open" : "table-fold"}>
      <button
        type="button"
        className="table-fold-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="table-fold-label">{texts.filters}</span>
        <span className="table-fold-active">{active.length > 0 ? active.join(" · ") : texts.noFilter}</span>
        <Icon of={chevronDownIcon} size="small" />
      </button>
      <div className="table-fold-body" id={id}>
        {children}
      </div>
    </div>
  );
}
