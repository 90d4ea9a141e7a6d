import type { PaymentInfo } from "../../../core/api/billing.ts";
import { missing } from "../../../core/text/format.ts";
import { formatIban } from "./iban.ts";
import { paymentMessages as texts } from "../billing.messages.ts";

/** Where the invoice is paid to. */
export function PaymentFacts({ info }: { readonly info: PaymentInfo }) {
  const rows = [
    [texts.bank, info.bank],
    [texts.account, info.account],
    [texts.iban, info.iban === null ? null : formatIban(info.iban)],
    [texts.taxOffice, info.taxOffice],
    [texts.taxNumber, info.taxNumber],
  ] as const;
  return (
    <dl className="payment-facts grid">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="subtle">{name}</dt>
          <dd>{value ?? missing}</dd>
        </div>
      ))}
    </dl>
  );
}
