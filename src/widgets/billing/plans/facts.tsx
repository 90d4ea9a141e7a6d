import { type ReactNode, useMemo } from "react";
import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import type { Invoice } from "../../../core/api/billing.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { formatHours, formatNumber, missing } from "../../../core/text/format.ts";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { Figure } from "../../kit/layout/figure.tsx";
import { billingMessages as texts, glanceMessages } from "../billing.messages.ts";

/** The passenger with the highest total; the first one of equals. Null: no line has a total. */
export function findDearest(passengers: readonly BilledPassenger[]): BilledPassenger | null {
  let dearest: BilledPassenger | null = null;
  for (const one of passengers) {
    if (one.total !== null && (dearest?.total == null || one.total > dearest.total)) dearest = one;
  }
  return dearest;
}

/** The small cards beside the plans. */
export function Facts({ invoice: { passengerCount, workingHours, passengers } }: { readonly invoice: Invoice }) {
  const dearest = useMemo(() => findDearest(passengers), [passengers]);
  return (
    <dl className="billing-facts grid gap-12">
      <Fact name={texts.employees} value={formatNumber(passengerCount)} />
      <Fact name={texts.workingHours} value={workingHours === null ? missing : formatHours(workingHours)} />
      {dearest && <Dearest passenger={dearest} />}
    </dl>
  );
}

/** The same cards without their figures. */
export const factsSkeleton = () => (
  <dl className="billing-facts grid gap-12">
    {[texts.employees, texts.workingHours, glanceMessages.dearest].map((name) => (
      <Fact key={name} name={name} value={<Skeleton height={20} width="90px" />} />
    ))}
  </dl>
);

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="card" part="card">
      <dt>{name}</dt>
      <Figure as="dd" size="medium">
        {value}
      </Figure>
    </div>
  );
}

function Dearest({ passenger: { name, route, total } }: { readonly passenger: BilledPassenger }) {
  return (
    <div className="card" part="card">
      <dt>{glanceMessages.dearest}</dt>
      <Figure as="dd" size="medium">
        {formatKurus(total)}
      </Figure>
      <dd className="billing-whose muted text-sm">
        {[name ?? glanceMessages.nobody, route].filter(Boolean).join(", ")}
      </dd>
    </div>
  );
}
