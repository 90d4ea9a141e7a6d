import type { ReactNode } from "react";
import { Fold } from "../../layout/fold.tsx";
import { tableMessages as texts } from "../table.messages.ts";

interface FoldedProps {
  readonly isFolded: boolean;
  /** Texts of the active filters: "Durum: Donduruldu". */
  readonly active: readonly string[];
  /** Filters and order. */
  readonly children: ReactNode;
}

/** Up to 640 px of table width many filters are folded into one line, which names the active ones and expands to all. */
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
