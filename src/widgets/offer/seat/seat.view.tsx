import type { SeatOffer, SeatPassenger } from "../../../core/api/offers.ts";
import { offerMessages, offerSeatMessages as texts } from "../offer.messages.ts";
import type { Validity } from "../offer.model.ts";
import { type OfferStore, tableDefaults } from "../offer.store.ts";
import { PriceLadder } from "../price/price-ladder.tsx";
import { ValidityCard } from "../price/validity-card.tsx";
import { formatMoney, missing } from "../../../core/text/format.ts";
import { useStore } from "@nanostores/react";
import { DataTable } from "../../kit/table/data-table.tsx";
import { Badge } from "../../kit/text/badge.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { employeeFields, toEmployeeTotals } from "./fields.tsx";

const rowId = ({ key }: SeatPassenger) => key;
const rowName = ({ name }: SeatPassenger) => name ?? missing;

interface EmployeeTableProps {
  readonly store: OfferStore;
  readonly passengers: readonly SeatPassenger[];
}

/** The seat costs of each employee, with totals; in pages. */
function EmployeeTable({ store, passengers }: EmployeeTableProps) {
  const state = useStore(store.$table);
  return (
    <Card
      title={
        <>
          {texts.employees} <Badge count={passengers.length} />
        </>
      }
      isClipped
    >
      <div className="offer-table min-0">
        <DataTable
          caption={texts.list}
          columns={employeeFields().columns}
          rows={passengers}
          rowId={rowId}
          rowName={rowName}
          state={state}
          defaults={tableDefaults}
          onChange={store.changeTable}
          mode="client"
          totals={toEmployeeTotals}
          searchLabel={texts.search}
          noun={texts.noun}
          emptyTitle={texts.empty}
          storageKey="offer-employees"
          print={{ title: texts.list }}
        />
      </div>
    </Card>
  );
}

/** The parts of a seat's price; the last three are paid only for employees who use them. */
function PriceStructure({ prices }: Pick<SeatOffer, "prices">) {
  const parts = [
    [texts.base, prices.base, texts.monthly],
    [texts.distance, prices.perKilometre, texts.perKilometre],
    [texts.bridge, prices.bridge, texts.onlyUsers],
    [texts.avrasya, prices.avrasya, texts.onlyUsers],
    [texts.tollRoad, prices.tollRoad, texts.onlyUsers],
  ] as const;
  return (
    <section className="card clipped" part="card" aria-label={texts.structure}>
      <dl className="price-structure stack">
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
      <div className="offer-top stack gap">
        <PriceLadder title={monthly} totals={offer.totals} discounts={offer.discounts} note={noVat} />
        <ValidityCard offer={offer} validity={validity} />
      </div>
      <PriceStructure prices={offer.prices} />
      <EmployeeTable store={store} passengers={offer.passengers} />
    </>
  );
}
