import { useStore } from "@nanostores/react";
import { useState } from "react";
import landmarkIcon from "lucide-static/icons/landmark.svg?raw";
import type { PaymentInfo } from "../../core/api/billing.ts";
import { formatMonthAndYear } from "../../core/time/month.ts";
import { MonthPicker } from "../kit/date/month-picker.tsx";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { SupportMail } from "../kit/text/mail-link.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { PrintButton } from "../kit/print/print-button.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { billingMessages as texts, paymentMessages } from "./billing.messages.ts";
import type { Billing } from "./billing.store.ts";
import { MonthView } from "./month.view.tsx";

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

interface ActionsProps {
  /** "Kasım 2026". */
  readonly month: string;
  /** The invoice has loaded. Until then the buttons are shown disabled, so that the layout doesn't shift. */
  readonly isReady: boolean;
  readonly onPay: () => void;
}

/** Buttons for the payment information and for printing. */
function Actions({ month, isReady, onPay }: ActionsProps) {
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" disabled={!isReady} onClick={onPay}>
        <Icon of={landmarkIcon} />
        {paymentMessages.title}
      </button>
      <PrintButton title={`${texts.title}, ${month}`} isReady={isReady} />
    </>
  );
}

const dialogCode = lazyModule(() => import("./payment-dialog.tsx"));

interface PaymentLayerProps {
  readonly info: PaymentInfo | null;
  readonly onClose: () => void;
}

/** The payment dialog; its code is loaded when it is first opened. */
function PaymentLayer(props: PaymentLayerProps) {
  return (
    <LatePart code={dialogCode} failedTitle={texts.partFailed}>
      {({ PaymentDialog }) => <PaymentDialog {...props} />}
    </LatePart>
  );
}
