import { useStore } from "@nanostores/react";
import { useMemo, useRef } from "react";
import type { Invoice } from "../../core/api/billing.ts";
import { checkInvoice, currentPlan } from "../../core/billing/checks.ts";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { AsyncPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { billingMessages as texts, paymentMessages } from "./billing.messages.ts";
import type { Billing } from "./billing.store.ts";
import { ItemsCard } from "./charts/items-card.tsx";
import { MonthsCard } from "./charts/months-card.tsx";
import { Agreement, Differences } from "./checks-note.tsx";
import { Glance } from "./glance/glance.tsx";
import { PaymentFacts } from "./head/payment-facts.tsx";
import { Plans } from "./plans/plans.tsx";
import { Facts } from "./plans/facts.tsx";
import { TablesCard } from "./tables/tables-card.tsx";

interface MonthProps {
  readonly store: Billing;
}

const topSkeleton = (
  <div className="billing-top">
    <Skeleton height={196} />
    <Skeleton height={196} />
    <Skeleton height={196} />
  </div>
);

/** Everything about one month. The chart of six months has its own request and is shown even when the invoice failed to load. */
export function MonthView({ store }: MonthProps) {
  const month = useStore(store.$month);
  const load = useStore(store.invoice.$load);
  const invoice = load.status === "ready" ? load.data : null;
  const agreement = useMemo(() => invoice && toAgreement(invoice), [invoice]);
  const tables = useRef<HTMLElement>(null);
  const showTables = () => {
    // By the next frame the other tab is rendered.
    requestAnimationFrame(() => {
      const card = tables.current;
      card?.querySelector("[role=tab][aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
      card?.scrollIntoView();
      // Keyboard navigation continues in the panel.
      card?.querySelector<HTMLElement>("[role=tabpanel]")?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <div className={load.status === "failed" ? "card" : "billing-first"}>
        <AsyncPanel
          load={load}
          failedTitle={texts.failed(formatMonthAndYear(month))}
          onRetry={() => void store.invoice.refresh()}
          skeleton={topSkeleton}
        >
          {(shown) => (
            <>
              {agreement && <Differences {...agreement} />}
              <div className="billing-top">
                <Plans store={store} invoice={shown} />
                <Facts invoice={shown} />
              </div>
              <Glance store={store} onCompare={showTables}>
                {agreement && <Agreement {...agreement} />}
              </Glance>
            </>
          )}
        </AsyncPanel>
      </div>
      <div className="billing-charts">
        {load.status === "loading" && <CardSkeleton height={260} />}
        {invoice && <ItemsCard month={month} plan={currentPlan(invoice)} />}
        <MonthsCard store={store} />
      </div>
      {load.status === "loading" && <CardSkeleton height={520} />}
      {invoice?.paymentInfo && (
        <section className="card printed-payment" part="card">
          <h2 className="card-title">{paymentMessages.title}</h2>
          <PaymentFacts info={invoice.paymentInfo} />
        </section>
      )}
      {invoice && <TablesCard store={store} invoice={invoice} ref={tables} />}
    </>
  );
}

function toAgreement(invoice: Invoice) {
  return {
    checks: checkInvoice(invoice),
    missingTotals: invoice.passengers.filter(({ total }) => total === null).length,
  };
}

function CardSkeleton({ height }: { readonly height: number }) {
  return (
    <div className="card billing-skeleton">
      <SkeletonPanel>
        <Skeleton height={20} width="180px" />
        <Skeleton height={height} />
      </SkeletonPanel>
    </div>
  );
}
