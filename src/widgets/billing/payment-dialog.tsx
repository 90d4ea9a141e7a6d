import { useState } from "react";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import type { PaymentInfo } from "../../core/api/billing.ts";
import { copyText } from "../kit/feedback/copy-link.tsx";
import { Dialog } from "../kit/overlay/dialog.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { paymentMessages as texts } from "./billing.messages.ts";
import { PaymentFacts, toPlainIban } from "./payment-facts.tsx";

interface PaymentDialogProps {
  /** Null: the provider sent none. */
  readonly info: PaymentInfo | null;
  readonly onClose: () => void;
}

export function PaymentDialog({ info, onClose }: PaymentDialogProps) {
  const iban = info?.iban ?? null;
  return (
    <Dialog title={texts.title} onClose={onClose} footer={iban !== null && <CopyIban iban={iban} />}>
      {info ? <PaymentFacts info={info} /> : <p>{texts.none}</p>}
    </Dialog>
  );
}

function CopyIban({ iban }: { readonly iban: string }) {
  const [answer, setAnswer] = useState("");
  const copy = async () => {
    setAnswer("");
    setAnswer((await copyText(toPlainIban(iban))) ? texts.copied : texts.refused);
  };
  return (
    <>
      <span className="payment-answer muted text-sm" role="status">
        {answer}
      </span>
      <button type="button" className="button primary" onClick={() => void copy()}>
        <Icon of={copyIcon} />
        {texts.copy}
      </button>
    </>
  );
}
