import landmarkIcon from "lucide-static/icons/landmark.svg?raw";
import type { PaymentInfo } from "../../../core/api/billing.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { PrintButton } from "../../kit/print/print-button.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { billingMessages as texts, paymentMessages } from "../billing.messages.ts";

const dialogCode = lazyModule(() => import("./payment-dialog.tsx"));

interface ActionsProps {
  /** "Kasım 2026". */
  readonly month: string;
  /** The invoice has loaded. Until then the buttons are shown disabled, so that the layout doesn't shift. */
  readonly isReady: boolean;
  readonly onPay: () => void;
}

/** Buttons for the payment information and for printing. */
export function Actions({ month, isReady, onPay }: ActionsProps) {
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

interface PaymentLayerProps {
  readonly info: PaymentInfo | null;
  readonly onClose: () => void;
}

/** The payment dialog; its code is loaded when it is first opened. */
export function PaymentLayer(props: PaymentLayerProps) {
  return (
    <LatePart code={dialogCode} failedTitle={texts.partFailed}>
      {({ PaymentDialog }) => <PaymentDialog {...props} />}
    </LatePart>
  );
}
