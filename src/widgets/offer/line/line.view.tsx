import { useStore } from "@nanostores/react";
import type { LineOffer } from "../../../core/api/offers.ts";
import { Card } from "../../kit/layout/card.tsx";
import { lineMessages as texts, offerMessages } from "../offer.messages.ts";
import type { Validity } from "../offer.model.ts";
import type { OfferStore } from "../offer.store.ts";
import { PriceLadder } from "../price/price-ladder.tsx";
import { ValidityCard } from "../price/validity-card.tsx";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { useMemo } from "react";
import { isPriced, type OfferLine } from "../../../core/api/offer-lines.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import { RemoteTable } from "../../kit/table/remote-table.tsx";
import { lineFields } from "./fields.tsx";

const rowId = ({ key }: OfferLine) => key;
const rowName = ({ routeName }: OfferLine) => routeName ?? missing;
const rowsOf = ({ lines }: { readonly lines: readonly OfferLine[] }) => lines;

const toProps = () => ({
  caption: texts.list,
  columns: lineFields().columns,
  rowId,
  rowName,
  noun: texts.noun,
  print: { title: texts.list },
  emptyTitle: texts.empty,
});

/** Lines sorted and paged by the provider. */
function ProviderLines({ store: { lines } }: { readonly store: OfferStore }) {
  return <RemoteTable {...toProps()} list={lines} rowsOf={rowsOf} failedTitle={texts.failed} />;
}

/** Lines that came with the offer. */
function OwnLines({ store, lines }: { readonly store: OfferStore; readonly lines: readonly OfferLine[] }) {
  const { $table, changeTable, defaults } = store.lines;
  const state = useStore($table);
  const priced = useMemo(() => lines.filter(isPriced), [lines]);
  return (
    <DataTable
      {...toProps()}
      rows={priced}
      hidden={lines.length - priced.length}
      state={state}
      defaults={defaults()}
      onChange={changeTable}
      mode="client"
    />
  );
}

/** The conditions by which prices are adjusted to fuel, inflation and wages, and the charges on days off. */
function Escalation({ escalation }: Pick<LineOffer, "escalation">) {
  const { gasFreezeRange, inflationType, inflationPeriod, offDayCharges } = escalation;
  const facts: readonly (readonly [string, string, "tr"?])[] = [
    [texts.escalation.gasPriceImpact, formatPercent(escalation.gasPriceImpact)],
    [
      texts.escalation.gasFreezeRange,
      gasFreezeRange === null ? missing : texts.escalation.range(formatPercent(gasFreezeRange)),
    ],
    [texts.escalation.inflationImpact, formatPercent(escalation.inflationImpact)],
    [texts.escalation.inflationType, inflationType ?? missing, "tr"],
    [
      texts.escalation.inflationPeriod,
      inflationPeriod === null ? missing : texts.escalation.months(formatNumber(inflationPeriod)),
    ],
    [texts.escalation.minWageImpact, formatPercent(escalation.minWageImpact)],
  ];
  return (
    <Card title={texts.escalation.title}>
      <dl className="card-body escalation">
        {facts.map(([name, value, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
        <div className="whole">
          <dt>{texts.escalation.offDayCharges}</dt>
          <dd lang="tr">{offDayCharges ?? missing}</dd>
        </div>
      </dl>
    </Card>
  );
}

interface LineViewProps {
  readonly store: OfferStore;
  readonly offer: LineOffer;
  readonly validity: Validity;
}

/** A line-based offer: the daily total, the table of lines, and the conditions of price adjustment. */
export function LineView({ store, offer, validity }: LineViewProps) {
  const areRemote = useStore(store.$areLinesRemote);
  return (
    <>
      <div className="offer-top stack gap">
        <PriceLadder title={offerMessages.price.daily} totals={offer.totals} discounts={offer.discounts} />
        <ValidityCard offer={offer} validity={validity} />
      </div>
      <Card title={texts.lines} isClipped>
        {areRemote ? <ProviderLines store={store} /> : <OwnLines store={store} lines={offer.lines} />}
      </Card>
      <div className="offer-top stack gap">
        <Escalation escalation={offer.escalation} />
        <Card title={texts.notes}>
          {offer.notes === null ? (
            <p className="card-body subtle">{texts.noNotes}</p>
          ) : (
            <p className="card-body offer-notes" lang="tr">
              {offer.notes}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
