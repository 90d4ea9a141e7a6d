import { useStore } from "@nanostores/react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import calendarIcon from "lucide-static/icons/calendar.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import type { InvoicePlan } from "../../core/api/billing-rows.ts";
import type { Invoice } from "../../core/api/billing.ts";
import { currentPlan } from "../../core/billing/sums.ts";
import { formatAmount, formatKurus } from "../../core/billing/money.ts";
import { formatDay, missing } from "../../core/text/format.ts";
import { activeElementBeside } from "../kit/element/focus.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { NoticeLine, Skeleton } from "../kit/feedback/panel.tsx";
import { Fact } from "../kit/layout/facts.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { Chip } from "../kit/text/chip.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { billingMessages, plansMessages as texts } from "./billing.messages.ts";
import { type PlanOffer, toOffer, toPlanOrder, toSaving, toTerm, toVat } from "./billing.model.ts";
import type { Billing } from "./billing.store.ts";

interface PlansProps {
  readonly store: Billing;
  readonly invoice: Invoice;
}

/** The current plan and the other one. */
export function Plans({ store, invoice }: PlansProps) {
  const month = useStore(store.$month);
  const isSent = useStore(store.planChange.$state).status === "done";
  const [asked, setAsked] = useState<InvoicePlan["name"] | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const current = currentPlan(invoice);
  const offer = toOffer(invoice, { isSent, month, currentMonth: store.currentMonth() });
  const target = invoice.plans.find(({ name }) => name === asked);
  const close = () => {
    setAsked(null);
    store.planChange.reset();
  };
  useKeptFocus(container, target !== undefined);
  if (invoice.plans.length === 0) return <NoticeLine>{`${texts.none} ${texts.invoiceDay}`}</NoticeLine>;
  return (
    <div className="plans stack gap min-0" ref={container}>
      {toPlanOrder(invoice).map((plan) =>
        plan === current ? (
          <PlanCard key={plan.name} plan={plan} isCurrent>
            <p className="plan-day row gap-8 muted text-sm">
              <Icon of={calendarIcon} size="small" />
              {texts.invoiceDay}
            </p>
          </PlanCard>
        ) : (
          <PlanCard key={plan.name} plan={plan} isCurrent={false} note={<Saving plan={plan} current={current} />}>
            {current && <Offer offer={offer} onAsk={() => setAsked(plan.name)} />}
          </PlanCard>
        ),
      )}
      {target && current && <LateDialog store={store} current={current} target={target} onClose={close} />}
    </div>
  );
}

/** The button that opened the dialog may be disabled when it closes: then the focus goes to the plan's heading. */
function useKeptFocus(container: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (wasOpen.current && !isOpen && element && activeElementBeside(element) === null) {
      element.querySelector<HTMLElement>(".plan:not(.current) h2")?.focus();
    }
    wasOpen.current = isOpen;
  }, [container, isOpen]);
}

interface PlanCardProps {
  readonly plan: InvoicePlan;
  readonly isCurrent: boolean;
  /** Beside the total: what the plan saves. */
  readonly note?: ReactNode;
  /** Under the figures: the button to change to this plan. */
  readonly children?: ReactNode;
}

const factNames = [
  "employeeCost",
  "servicesCost",
  "usagesCost",
  "netTotal",
  "averageSeatPrice",
  "lastPayment",
] as const;

const toLastDay = ({ lastPaymentDay }: InvoicePlan) => (lastPaymentDay === null ? missing : formatDay(lastPaymentDay));

/** A plan without its figures. */
export const planSkeleton = () => (
  <div className="card plan stack gap-12">
    <div className="plan-head row wrap">
      <Skeleton height={14} width="38%" />
    </div>
    <div className="plan-total wrap text-sm">
      <Skeleton height={41} width="200px" />
      <p>
        <Skeleton height={10} width="150px" />
      </p>
    </div>
    <dl className="plan-facts">
      {factNames.map((name) => (
        <Fact key={name} label={texts[name]}>
          <Skeleton height={10} width="76px" />
        </Fact>
      ))}
    </dl>
    <div className="plan-offer row wrap">
      <Skeleton height={38} width="60%" />
    </div>
  </div>
);

/** What the month costs under one plan. */
function PlanCard({ plan, isCurrent, note, children }: PlanCardProps) {
  const id = useId();
  const vat = toVat(plan);
  return (
    <section
      className={isCurrent ? "card plan current stack gap-12" : "card plan stack gap-12"}
      aria-labelledby={id}
      part="card"
    >
      <header className="plan-head row wrap">
        <h2 className="card-title" id={id} tabIndex={-1}>
          {texts.names[plan.name]}
        </h2>
        {isCurrent && (
          <Chip kind="accent" icon={checkIcon}>
            {texts.current}
          </Chip>
        )}
        {plan.discountText !== null && (
          <Chip kind="line">
            <span lang="tr">{plan.discountText}</span>
          </Chip>
        )}
        <span className="subtle text-sm push" lang={plan.termText === null ? undefined : "tr"}>
          {toTerm(plan)}
        </span>
      </header>
      <div className="plan-total wrap text-sm">
        <span className="plan-sum">
          {formatAmount(plan.total)}
          <small>
            {"\u00a0"}
            {texts.currency}
          </small>
        </span>
        {note}
        <p className="subtle">
          {texts.withVat}
          {vat !== null && ` (${formatKurus(vat)} ${texts.vat})`}
        </p>
      </div>
      <dl className="plan-facts">
        {factNames.map((name) => (
          <Fact key={name} label={texts[name]}>
            {name === "lastPayment" ? toLastDay(plan) : formatKurus(plan[name])}
          </Fact>
        ))}
      </dl>
      {children && <div className="plan-offer row wrap">{children}</div>}
    </section>
  );
}

function Saving({ plan, current }: { readonly plan: InvoicePlan; readonly current: InvoicePlan | null }) {
  const saving = toSaving(plan, current);
  if (saving === null || saving === 0) return null;
  return saving > 0 ? (
    <span className="plan-saving">{texts.saving(formatKurus(saving))}</span>
  ) : (
    <span className="muted">{texts.surcharge(formatKurus(-saving))}</span>
  );
}

function Offer({ offer, onAsk }: { readonly offer: PlanOffer; readonly onAsk: () => void }) {
  if (offer === "none") return null;
  if (offer === "approved") {
    return (
      <p className="plan-approved row gap-8">
        <Icon of={circleCheckIcon} />
        {texts.approved}
      </p>
    );
  }
  return (
    <>
      {offer === "offered" ? (
        <button type="button" className="button" aria-haspopup="dialog" onClick={onAsk}>
          {texts.change}
        </button>
      ) : (
        <button type="button" className="button" disabled>
          <Icon of={clockIcon} size="small" />
          {texts.pending}
        </button>
      )}
      <span className="plan-hint subtle text-xs">{texts.fromNext}</span>
    </>
  );
}

const dialogCode = lazyModule(() => import("./plan-change.tsx"));

interface LateDialogProps {
  readonly store: Billing;
  readonly current: InvoicePlan;
  readonly target: InvoicePlan;
  readonly onClose: () => void;
}

function LateDialog({ onClose, ...props }: LateDialogProps) {
  return (
    <LatePart code={dialogCode} failedTitle={billingMessages.partFailed}>
      {({ PlanChangeDialog }) => <PlanChangeDialog onClose={onClose} {...props} />}
    </LatePart>
  );
}
