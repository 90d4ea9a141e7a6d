import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useRef } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { type Invoice, previousInvoice } from "../../core/api/billing.ts";
import { checkInvoice, type Checks, currentPlan, type Difference } from "../../core/billing/sums.ts";
import { formatChange, formatKurus } from "../../core/billing/money.ts";
import { formatHours, formatNumber, missing } from "../../core/text/format.ts";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { AsyncPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { SupportMail } from "../kit/text/mail-link.tsx";
import { Figure } from "../kit/layout/figure.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { billingMessages as texts, checksMessages, glanceMessages, paymentMessages } from "./billing.messages.ts";
import { findMostExpensive } from "./billing.model.ts";
import type { Billing } from "./billing.store.ts";
import { ItemsCard, itemsSkeleton, MonthsCard } from "./charts.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { Plans, planSkeleton } from "./plans.tsx";
import { TablesCard } from "./tables/tables-card.tsx";

interface MonthProps {
  readonly store: Billing;
}

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
      <div className={load.status === "failed" ? "card" : "billing-first grid gap-12 min-0"}>
        <AsyncPanel
          load={load}
          failedTitle={texts.failed(formatMonthAndYear(month))}
          onRetry={() => void store.invoice.refresh()}
          skeleton={toTopSkeleton()}
        >
          {(shown) => (
            <>
              {agreement && <Differences {...agreement} />}
              <div className="billing-top stack gap">
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
      {invoice?.paymentInfo && (
        <section className="card printed-payment" part="card">
          <h2 className="card-title">{paymentMessages.title}</h2>
          <PaymentFacts info={invoice.paymentInfo} />
        </section>
      )}
      <div className="billing-charts stack gap">
        {load.status === "loading" && itemsSkeleton()}
        {invoice && <ItemsCard month={month} plan={currentPlan(invoice)} />}
        <MonthsCard store={store} />
      </div>
      {load.status === "loading" && tablesSkeleton}
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

const toTopSkeleton = () => (
  <div className="billing-first grid gap-12 min-0" aria-hidden="true">
    <div className="billing-top stack gap">
      <div className="plans stack gap min-0">
        {planSkeleton()}
        {planSkeleton()}
      </div>
      {factsSkeleton()}
    </div>
    <Skeleton height={32} width="40%" />
  </div>
);

const tablesSkeleton = (
  <div className="card billing-skeleton">
    <SkeletonPanel>
      <Skeleton height={20} width="180px" />
      <Skeleton height={520} />
    </SkeletonPanel>
  </div>
);

interface DifferencesProps {
  readonly checks: Checks;
  /** Number of lines without a total, which the sums leave out. */
  readonly missingTotals: number;
}

const isSilent = ({ checks, missingTotals }: DifferencesProps) =>
  checks.differences.length === 0 && missingTotals === 0;

/** Amounts of the invoice that should be equal and are not, and the number of lines without a total. */
function Differences(props: DifferencesProps) {
  if (isSilent(props)) return null;
  const { checks, missingTotals } = props;
  const isRounding = missingTotals === 0 && checks.differences.every((difference) => difference.isRounding);
  return (
    <section className="differences flex gap-12 text-sm" role="note">
      <Icon of={triangleAlertIcon} />
      <div className="grid gap-6 min-0">
        <p className="differences-title">{isRounding ? checksMessages.roundingTitle : checksMessages.title}</p>
        <ul>
          {checks.differences.map((difference) => (
            <DifferenceLine key={difference.check} difference={difference} />
          ))}
          {missingTotals > 0 && <li>{checksMessages.missingTotals(missingTotals)}</li>}
        </ul>
        {!isRounding && (
          <p>
            {checksMessages.help} <SupportMail />
          </p>
        )}
      </div>
    </section>
  );
}

function DifferenceLine({ difference: { check, found, expected, difference } }: { readonly difference: Difference }) {
  return (
    <li>
      {checksMessages.found[check]} {formatKurus(found)}, {checksMessages.expected[check]} {formatKurus(expected)}.{" "}
      <b className="strong">{checksMessages.difference(formatChange(difference))}</b>
    </li>
  );
}

/** Shown when at least one check was possible and all checked amounts agree. */
function Agreement(props: DifferencesProps) {
  if (props.checks.count === 0 || !isSilent(props)) return null;
  return (
    <p className="agreement flex muted text-sm">
      <Icon of={circleCheckIcon} size="small" />
      {checksMessages.agree}
    </p>
  );
}

interface GlanceProps {
  readonly store: Billing;
  /** Called when the comparison is chosen. */
  readonly onCompare: () => void;
  /** The note about whether the amounts agree. */
  readonly children: ReactNode;
}

/** A line under the plans: whether the invoice adds up, and a button that opens the comparison with the month before. */
function Glance({ store, onCompare, children }: GlanceProps) {
  const before = previousInvoice(useStore(store.$month));
  return (
    <div className="billing-glance row wrap split">
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
          {glanceMessages.compare(formatMonthAndYear(before))}
        </button>
      )}
    </div>
  );
}

/** The small cards beside the plans. */
function Facts({ invoice: { passengerCount, workingHours, passengers } }: { readonly invoice: Invoice }) {
  const highest = useMemo(() => findMostExpensive(passengers), [passengers]);
  return (
    <dl className="billing-facts grid gap-12">
      <Fact name={texts.employees} value={formatNumber(passengerCount)} />
      <Fact name={texts.workingHours} value={workingHours === null ? missing : formatHours(workingHours)} />
      {highest && (
        <Fact name={glanceMessages.mostExpensive} value={formatKurus(highest.total)}>
          <dd className="billing-whose muted text-sm">
            {[highest.name ?? glanceMessages.nobody, highest.route].filter(Boolean).join(", ")}
          </dd>
        </Fact>
      )}
    </dl>
  );
}

/** The same cards without their figures. */
const factsSkeleton = () => (
  <dl className="billing-facts grid gap-12">
    {[texts.employees, texts.workingHours, glanceMessages.mostExpensive].map((name) => (
      <Fact key={name} name={name} value={<Skeleton height={20} width="90px" />} />
    ))}
  </dl>
);

interface FactProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="card" part="card">
      <dt className="subtle text-sm">{name}</dt>
      <Figure as="dd" size="medium">
        {value}
      </Figure>
      {children}
    </div>
  );
}
