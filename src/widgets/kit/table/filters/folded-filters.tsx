import type { ReactNode } from "react";
import { Fold } from "../../layout/fold.tsx";
import { tableMessages as texts } from "../table.messages.ts";

interface FoldedProps {
  readonly isFolded: boolean;
  /** What is filtered at present: "Durum: Donduruldu". */
  readonly active: readonly string[];
  /** Filters and order. */
  readonly children: ReactNode;
}

/** Where the rows are records many filters are one line, which says what is filtered and opens to all of them. */
export function FoldedFilters({ isFolded, active, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <Fold
      name="table-fold"
      line={
        <>
          <span className="table-fold-label">{texts.filters}</span>
          <span className="table-fold-active">{active.length > 0 ? active.join(" · ") : texts.noFilter}</span>
        </>
      }
    >
      {children}
    </Fold>
  );
}
