import type { SeatOffer } from "../../../core/api/offers.ts";
import { formatMoney } from "../../../core/text/format.ts";
import { offerSeatMessages as texts } from "../offer.messages.ts";

/** The parts of a seat's price; the last three are paid only for employees who use them. */
export function PriceStructure({ prices }: Pick<SeatOffer, "prices">) {
  const parts = [
    [texts.base, prices.base, texts.monthly],
    [texts.distance, prices.perKilometre, texts.perKilometre],
    [texts.bridge, prices.bridge, texts.onlyUsers],
    [texts.avrasya, prices.avrasya, texts.onlyUsers],
    [texts.tollRoad, prices.tollRoad, texts.onlyUsers],
  ] as const;
  return (
    <section className="card clipped" part="card" aria-label={texts.structure}>
      <dl className="price-structure">
        {parts.map(([name, price, unit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{formatMoney(price)}</b> <span>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
