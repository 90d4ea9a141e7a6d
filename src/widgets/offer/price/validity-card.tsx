import type { Offer } from "../../../core/api/offers.ts";
import { formatDay, formatHours, formatNumber, missing } from "../../../core/text/format.ts";
import { SupportMail } from "../../kit/feedback/support-mail.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { offerMessages } from "../offer.messages.ts";
import type { Validity } from "../offer.model.ts";

/** Radius of the ring, in units of its view box. */
const radius = 41;
const length = 2 * Math.PI * radius;

interface ValidityCardProps {
  readonly offer: Offer;
  readonly validity: Validity;
}

/** Validity of the offer, offer date, working hours and invoice day. */
export function ValidityCard({ offer, validity }: ValidityCardProps) {
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
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!validity.isExpired && (
        <p className="validity-ask">
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
