import { useStore } from "@nanostores/react";
import type { LineOffer } from "../../../core/api/offers.ts";
import { Card } from "../../kit/layout/card.tsx";
import { offerMessages, lineMessages as texts } from "../offer.messages.ts";
import type { Validity } from "../offer.model.ts";
import type { OfferStore } from "../offer.store.ts";
import { PriceLadder } from "../price/price-ladder.tsx";
import { ValidityCard } from "../price/validity-card.tsx";
import { Escalation } from "./escalation.tsx";
import { OwnLines, ProviderLines } from "./line-table.tsx";

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
      <div className="offer-top">
        <PriceLadder title={offerMessages.price.daily} totals={offer.totals} discounts={offer.discounts} />
        <ValidityCard offer={offer} validity={validity} />
      </div>
      <Card title={texts.lines} isClipped>
        {areRemote ? <ProviderLines store={store} /> : <OwnLines store={store} lines={offer.lines} />}
      </Card>
      <div className="offer-top">
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
