import type { PaymentInfo } from "../../core/api/billing.ts";
import { missing } from "../../core/text/format.ts";
import { paymentMessages as texts } from "./billing.messages.ts";

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

/** In groups of four: `TR33 0006 1005 …`. */
export function formatIban(iban: string): string {
  return toPlainIban(iban).replace(/(.{4})(?=.)/g, "$1 ");
}

/** Without blanks, as banks take it. */
export function toPlainIban(iban: string): string {
  return iban.replace(/\s+/g, "");
}
