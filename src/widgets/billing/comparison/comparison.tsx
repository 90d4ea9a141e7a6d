import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Invoice } from "../../../core/api/billing.ts";
import { compareInvoices } from "../../../core/billing/comparison.ts";
import { previousInvoice } from "../../../core/billing/months.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import type { Billing } from "../billing.store.ts";
import { BridgeTable } from "./bridge-table.tsx";
import { comparisonMessages as texts } from "../billing.messages.ts";
import { toSummary } from "./comparison.model.ts";
import { People } from "./people.tsx";

interface ComparisonProps {
  readonly store: Billing;
  readonly month: Month;
  readonly invoice: Invoice;
}

const skeleton = <Skeleton height={320} />;

/** The month compared with the one before: the difference, its causes, and the people added, removed or changed. */
export function ComparisonPanel({ store, month, invoice }: ComparisonProps) {
  const load = useStore(store.previous.$load);
  const before = previousInvoice(month);
  if (before === null) return <EmptyPanel title={texts.none} />;
  return (
    <div className="comparison">
      <AsyncPanel
        load={load}
        failedTitle={texts.failed(formatMonthAndYear(before))}
        onRetry={() => void store.previous.refresh()}
        skeleton={skeleton}
      >
        {(previous) => <Compared month={month} before={before} invoice={invoice} previous={previous} />}
      </AsyncPanel>
    </div>
  );
}

interface ComparedProps {
  readonly month: Month;
  readonly before: Month;
  readonly invoice: Invoice;
  readonly previous: Invoice;
}

function Compared({ month, before, invoice, previous }: ComparedProps) {
  const comparison = useMemo(() => compareInvoices(invoice, previous), [invoice, previous]);
  return (
    <>
      <p className="comparison-summary">{toSummary(comparison)}</p>
      {comparison.hasOtherPlan && <NoticeLine>{texts.otherPlan}</NoticeLine>}
      <BridgeTable comparison={comparison} before={before} after={month} />
      <People comparison={comparison} />
    </>
  );
}
