import type { Offer, OfferDiscounts, OfferTotals } from "../../core/api/offers.ts";
import { formatDay, formatHours, formatMoney, formatNumber, formatPercent, missing } from "../../core/text/format.ts";
import { SupportMail } from "../kit/text/mail-link.tsx";
import { Card } from "../kit/layout/card.tsx";
import { offerMessages } from "./offer.messages.ts";
import type { Validity } from "./offer.model.ts";

/** Radius of the ring, in units of its view box. */
const radius = 41;
const length = 2 * Math.PI * radius;

interface PriceCardsProps {
  readonly offer: Offer;
  readonly validity: Validity;
}

/** The offer's totals, of a month by the seat and of a day by the line, and how long it holds. */
export function PriceCards({ offer, validity }: PriceCardsProps) {
  const { monthly, daily, noVat } = offerMessages.price;
  const isMonthly = offer.kind === "seat";
  return (
    <div className="offer-top stack gap">
      <PriceLadder
        title={isMonthly ? monthly : daily}
        totals={offer.totals}
        discounts={offer.discounts}
        note={isMonthly ? noVat : null}
      />
      <ValidityCard offer={offer} validity={validity} />
    </div>
  );
}

interface PriceLadderProps {
  readonly title: string;
  readonly totals: OfferTotals;
  readonly discounts: OfferDiscounts;
  readonly note: string | null;
}

/**
 * The full price and the prices after each discount, each with a bar for its share of the full price. All three are always shown,
 * `-` for a value that the provider didn't send; a total is shown even without the percentage of its discount.
 */
function PriceLadder({ title, totals, discounts, note }: PriceLadderProps) {
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
      <span className="ladder-price strong">{formatMoney(price)}</span>
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

/** Validity of the offer, offer date, working hours and invoice day. */
function ValidityCard({ offer, validity }: PriceCardsProps) {
  const texts = offerMessages.validity;
  const { offerDate, validityDays } = offer;
  const facts: readonly (readonly [string, string])[] = [
    [texts.date, offerDate === null ? missing : formatDay(offerDate)],
    [texts.duration, validityDays === null ? missing : texts.days(formatNumber(Math.floor(validityDays), 0))],
    [texts.invoice, texts.invoiceDay],
    ...(offer.kind === "seat" && offer.workingHours !== null
      ? [[texts.hours, formatHours(offer.workingHours)] as const]
      : []),
  ];
  return (
    <Card title={texts.title}>
      <div className="card-body validity">
        <ValidityRing validity={validity} days={validityDays} />
        <dl className="grid gap-6">
          {facts.map(([label, value]) => (
            <div className="wrap split" key={label}>
              <dt>{label}</dt>
              <dd className="weight-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!validity.isExpired && (
        <p className="validity-ask muted">
          {texts.ask}{" "}
          <SupportMail className="link" subject={texts.askSubject(offer.name)}>
            {texts.askLink}
          </SupportMail>
        </p>
      )}
    </Card>
  );
}

function ValidityRing({ validity, days }: { readonly validity: Validity; readonly days: number | null }) {
  const { left, isExpired } = validity;
  const share = left === null || days === null || days <= 0 ? 0 : Math.min(1, Math.max(0, left / days));
  return (
    <div className={isExpired ? "validity-ring over" : "validity-ring"}>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r={radius} />
        {share > 0 && (
          <circle
            className="validity-share"
            cx="46"
            cy="46"
            r={radius}
            transform="rotate(-90 46 46)"
            strokeDasharray={`${length * share} ${length}`}
          />
        )}
      </svg>
      <ValidityWords left={left} />
    </div>
  );
}

function ValidityWords({ left }: { readonly left: number | null }) {
  const texts = offerMessages.validity;
  if (left === null) return <b className="validity-word">{missing}</b>;
  if (left <= 0) return <b className="validity-word">{left === 0 ? texts.lastDay : texts.over}</b>;
  return (
    <b className="validity-days">
      {formatNumber(left, 0)} <small>{texts.left(left)}</small>
    </b>
  );
}
