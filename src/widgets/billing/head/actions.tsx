import type { PaymentInfo } from "../../../core/api/billing.ts";
import { lateCode, useLateCode } from "../../kit/element/late-code.ts";
import { Icon } from "../../kit/ui/icon.tsx";
import { landmarkIcon, printerIcon } from "../../kit/ui/icons.ts";
import { AsyncPanel } from "../../kit/ui/panel.tsx";
import { billingMessages as texts } from "../billing.messages.ts";
import { paymentMessages } from "./payment.messages.ts";

const dialogCode = lateCode(() => import("./payment-dialog.tsx"));

/** What can be done with the month: pay it, print it. */
export function Actions({ onPay }: { readonly onPay: () => void }) {
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={onPay}>
        <Icon of={landmarkIcon} />
        {paymentMessages.title}
      </button>
      <button type="button" className="button" onClick={() => globalThis.print()}>
        <Icon of={printerIcon} />
        {texts.print}
      </button>
    </>
  );
}

interface PaymentLayerProps {
  readonly info: PaymentInfo | null;
  readonly onClose: () => void;
}

/** The dialog; its code comes when it is first opened. */
export function PaymentLayer(props: PaymentLayerProps) {
  const { load, retry } = useLateCode(dialogCode);
  if (load.status === "loading") return null;
  return (
    <AsyncPanel load={load} failedTitle={texts.partFailed} onRetry={retry} skeleton={null}>
      {({ PaymentDialog }) => <PaymentDialog {...props} />}
    </AsyncPanel>
  );
}
