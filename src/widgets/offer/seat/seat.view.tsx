import type { SeatOffer } from "../../../core/api/offers.ts";
import { offerMessages } from "../offer.messages.ts";
import type { Validity } from "../offer.model.ts";
import type { OfferStore } from "../offer.store.ts";
import { PriceLadder } from "../price/price-ladder.tsx";
import { ValidityCard } from "../price/validity-card.tsx";
import { EmployeeTable } from "./employee-table.tsx";
import { PriceStructure } from "./price-structure.tsx";

interface SeatViewProps {
  readonly store: OfferStore;
  readonly offer: SeatOffer;
  readonly validity: Validity;
}

/** A seat-based offer: the monthly total, and the costs of each employee. */
export function SeatView({ store, offer, validity }: SeatViewProps) {
  const { monthly, noVat } = offerMessages.price;
  return (
    <>
      <div className="offer-top">
        <PriceLadder title={monthly} totals={offer.totals} discounts={offer.discounts} note={noVat} />
        <ValidityCard offer={offer} validity={validity} />
      </div>
      <PriceStructure prices={offer.prices} />
      <EmployeeTable store={store} passengers={offer.passengers} />
    </>
  );
}
