import type { LineOffer } from "../../../core/api/offers.ts";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { Card } from "../../kit/layout/card.tsx";
import { lineMessages } from "../offer.messages.ts";

/** The conditions by which prices are adjusted to fuel, inflation and wages, and the charges on days off. */
export function Escalation({ escalation }: Pick<LineOffer, "escalation">) {
  const texts = lineMessages.escalation;
  const { gasFreezeRange, inflationType, inflationPeriod, offDayCharges } = escalation;
  const facts: readonly (readonly [string, string, "tr"?])[] = [
    [texts.gasPriceImpact, formatPercent(escalation.gasPriceImpact)],
    [texts.gasFreezeRange, gasFreezeRange === null ? missing : texts.range(formatPercent(gasFreezeRange))],
    [texts.inflationImpact, formatPercent(escalation.inflationImpact)],
    [texts.inflationType, inflationType ?? missing, "tr"],
    [texts.inflationPeriod, inflationPeriod === null ? missing : texts.months(formatNumber(inflationPeriod))],
    [texts.minWageImpact, formatPercent(escalation.minWageImpact)],
  ];
  return (
    <Card title={texts.title}>
      <dl className="card-body escalation">
        {facts.map(([name, value, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
        <div className="whole">
          <dt>{texts.offDayCharges}</dt>
          <dd lang="tr">{offDayCharges ?? missing}</dd>
        </div>
      </dl>
    </Card>
  );
}
