import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { Heading } from "../kit/layout/heading.tsx";
import { MonthPicker } from "../kit/date/month-picker.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { billingMessages as texts } from "./billing.messages.ts";
import type { Billing } from "./billing.store.ts";
import { Actions, PaymentLayer } from "./head/actions.tsx";
import { MonthView } from "./month.view.tsx";
import { SupportMail } from "../kit/feedback/support-mail.tsx";

interface ViewProps {
  readonly store: Billing;
}

const skeleton = <Skeleton height={560} />;

export function BillingView({ store }: ViewProps) {
  const load = useStore(store.access.$load);
  const isOpen = load.status === "ready" && load.data;
  if (isOpen) return <OpenBilling store={store} />;
  return (
    <div className="area billing">
      {load.status === "ready" ? (
        <Closed />
      ) : (
        <>
          <Heading title={texts.title} />
          <div className={load.status === "failed" ? "card" : undefined} part="card">
            <AsyncPanel
              load={load}
              failedTitle={texts.accessFailed}
              onRetry={() => void store.access.gate.refresh()}
              skeleton={skeleton}
            >
              {() => null}
            </AsyncPanel>
          </div>
        </>
      )}
    </div>
  );
}

/** Shown when the company has no billing; in the portal the guard redirects before. */
function Closed() {
  return (
    <div className="card billing-closed" part="card">
      <EmptyPanel
        title={
          <slot name="heading">
            <h2>{texts.closedTitle}</h2>
          </slot>
        }
      >
        <p>{texts.closed}</p>
        <p>
          {texts.closedHelp} <SupportMail />
        </p>
      </EmptyPanel>
    </div>
  );
}

function OpenBilling({ store }: ViewProps) {
  const month = useStore(store.$month);
  const load = useStore(store.invoice.$load);
  const [isPaying, setPaying] = useState(false);
  const words = formatMonthAndYear(month);
  return (
    <div className="area billing">
      <Heading
        title={texts.title}
        count={
          <>
            <MonthPicker
              label={texts.month}
              value={month}
              current={store.currentMonth()}
              limits={store.limits()}
              onChange={store.chooseMonth}
            />
            <span className="printed-month">{words}</span>
          </>
        }
      >
        <Actions month={words} isReady={load.status === "ready"} onPay={() => setPaying(true)} />
      </Heading>
      <p className="visually-hidden" role="status">
        {load.status === "ready" ? texts.shown(words) : ""}
      </p>
      <MonthView key={month} store={store} />
      {isPaying && load.status === "ready" && (
        <PaymentLayer info={load.data.paymentInfo} onClose={() => setPaying(false)} />
      )}
    </div>
  );
}
