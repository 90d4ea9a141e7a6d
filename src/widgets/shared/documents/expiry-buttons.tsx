import { useMemo } from "react";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { countExpiries, type Expiry, urgentExpiries } from "../../../core/drivers/expiry.ts";
import { type TableState, withFilter } from "../../kit/table/table-state.ts";
import { Badge } from "../../kit/text/badge.tsx";
import { expiryColumn } from "./document-fields.tsx";
import { useStyles } from "../../kit/element/styles.ts";
import { documentStyles } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

/** "Within 60 days" includes those within 30. */
const meant: Readonly<Record<(typeof urgentExpiries)[number], readonly Expiry[]>> = {
  expired: ["expired"],
  "in-30": ["in-30"],
  "in-60": ["in-30", "in-60"],
};

interface ExpiryButtonsProps {
  /** All documents of the list, without its filters. */
  readonly documents: readonly DriverDocument[];
  readonly today: Day;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Number of documents that have expired or expire soon; each button filters the list to them. */
export function ExpiryButtons({ documents, today, state, onChange }: ExpiryButtonsProps) {
  useStyles(documentStyles);
  const counts = useMemo(() => countExpiries(documents, today), [documents, today]);
  const chosen = state.filters[expiryColumn] ?? [];
  return (
    <div className="expiry-buttons wrap gap-8" role="group" aria-label={texts.quickLabel}>
      {urgentExpiries.map((urgent) => {
        const values = meant[urgent];
        const count = values.reduce((sum, expiry) => sum + counts[expiry], 0);
        const isPressed = chosen.length === values.length && values.every((value) => chosen.includes(value));
        return (
          <button
            key={urgent}
            type="button"
            className={`expiry-button ${urgent}`}
            aria-pressed={isPressed}
            disabled={count === 0 && !isPressed}
            onClick={() => onChange(withFilter(state, expiryColumn, isPressed ? [] : values))}
          >
            {texts.quick[urgent]}
            <Badge kind={urgent === "expired" && count > 0 ? "danger" : "neutral"} count={count} />
          </button>
        );
      })}
    </div>
  );
}
