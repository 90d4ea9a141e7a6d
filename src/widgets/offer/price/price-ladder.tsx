import type { OfferDiscounts, OfferTotals } from "../../../core/api/offers.ts";
import { formatMoney, formatPercent, missing } from "../../../core/text/format.ts";
import { Card } from "../../kit/layout/card.tsx";
import { offerMessages } from "../offer.messages.ts";

interface PriceLadderProps {
  readonly title: string;
  readonly totals: OfferTotals;
  readonly discounts: OfferDiscounts;
  readonly note?: string;
}

/**
 * The full price and the prices after each discount, each with a bar for its share of the full price. All three are always shown,
 * `-` for a value that the provider didn't send; a total is shown even without the percentage of its discount.
 */
export function PriceLadder({ title, totals, discounts, note }: PriceLadderProps) {
  const texts = offerMessages.price;
  const { withoutDiscount, withDiscount, withEarlyPayment } = totals;
  const { customerDiscount, earlyPaymentDiscount } = discounts;
  const share = (price: number | null) =>
    price === null || withoutDiscount === null || withoutDiscount <= 0
      ? 0
      : Math.min(100, Math.max(0, (price / withoutDiscount) * 100));
  return (
    <Card title={title} control={note && <span className="subtle text-xs">{note}</span>}>
      <ol className="card-body ladder grid gap-12">
        <Step name={texts.without} price={withoutDiscount} share={share(withoutDiscount)} kind="whole" />
        <Step
          name={texts.customer}
          term={texts.customerTerm(formatPercent(customerDiscount))}
          price={withDiscount}
          share={share(withDiscount)}
          kind="lower"
        />
        <Step
          name={texts.early}
          term={texts.earlyTerm(
            earlyPaymentDiscount === null ? missing : texts.further(formatPercent(earlyPaymentDiscount)),
          )}
          price={withEarlyPayment}
          share={share(withEarlyPayment)}
          kind="lowest"
        />
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly name: string;
  readonly term?: string;
  readonly price: number | null;
  /** Percent of the full price. */
  readonly share: number;
  readonly kind: "whole" | "lower" | "lowest";
}

function Step({ name, term, price, share, kind }: StepProps) {
  return (
    <li className={kind}>
      <span className="ladder-name subtle text-sm">
        <b>{name}</b> {term}
      </span>
      <span className="ladder-price">{formatMoney(price)}</span>
      <svg className="ladder-line" aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {share > 0 && (
          <>
            <line className="ladder-share" x1="0" x2={`${share}%`} y1="50%" y2="50%" />
            <circle cx={`${share}%`} cy="50%" r="4.25" />
          </>
        )}
      </svg>
    </li>
  );
}
