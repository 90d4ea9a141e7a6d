import { Fact } from "../../kit/layout/fact.tsx";
import { type ReactNode, useId } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import type { InvoicePlan } from "../../../core/api/billing-rows.ts";
import { formatAmount, formatKurus } from "../../../core/billing/money.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { toTerm, toVat } from "./plan.model.ts";
import { plansMessages as texts } from "../billing.messages.ts";

interface PlanCardProps {
  readonly plan: InvoicePlan;
  readonly isCurrent: boolean;
  /** Beside the total: what the plan saves. */
  readonly note?: ReactNode;
  /** Under the figures: the button to change to this plan. */
  readonly children?: ReactNode;
}

/** What the month costs under one plan. */
export function PlanCard({ plan, isCurrent, note, children }: PlanCardProps) {
  const id = useId();
  const vat = toVat(plan);
  return (
    <section className={isCurrent ? "card plan current" : "card plan"} aria-labelledby={id} part="card">
      <header className="plan-head">
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
        <span className="plan-term" lang={plan.termText === null ? undefined : "tr"}>
          {toTerm(plan)}
        </span>
      </header>
      <div className="plan-total">
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
        <Fact label={texts.employeeCost}>{formatKurus(plan.employeeCost)}</Fact>
        <Fact label={texts.servicesCost}>{formatKurus(plan.servicesCost)}</Fact>
        <Fact label={texts.usagesCost}>{formatKurus(plan.usagesCost)}</Fact>
        <Fact label={texts.netTotal}>{formatKurus(plan.netTotal)}</Fact>
        <Fact label={texts.averageSeatPrice}>{formatKurus(plan.averageSeatPrice)}</Fact>
        <Fact label={texts.lastPayment}>{plan.lastPaymentDay === null ? missing : formatDay(plan.lastPaymentDay)}</Fact>
      </dl>
      {children && <div className="plan-offer">{children}</div>}
    </section>
  );
}
