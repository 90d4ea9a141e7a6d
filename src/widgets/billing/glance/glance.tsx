import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { previousInvoice } from "../../../core/billing/months.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { Icon } from "../../kit/text/icon.tsx";
import type { Billing } from "../billing.store.ts";
import { glanceMessages as texts } from "../billing.messages.ts";

interface GlanceProps {
  readonly store: Billing;
  /** Called when the comparison is chosen. */
  readonly onCompare: () => void;
  /** The note about whether the amounts agree. */
  readonly children: ReactNode;
}

/** A line under the plans: whether the invoice adds up, and a button that opens the comparison with the month before. */
export function Glance({ store, onCompare, children }: GlanceProps) {
  const before = previousInvoice(useStore(store.$month));
  return (
    <div className="billing-glance">
      {children}
      {before !== null && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            store.chooseTab("comparison");
            onCompare();
          }}
        >
          <Icon of={chevronDownIcon} size="small" />
          {texts.compare(formatMonthAndYear(before))}
        </button>
      )}
    </div>
  );
}
