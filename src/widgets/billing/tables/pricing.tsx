import type { Pricing } from "../../../core/api/billing.ts";
import { formatKurus, type Kurus } from "../../../core/billing/money.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { PlainTable } from "./plain-table.tsx";
import { pricingMessages as texts, tablesMessages } from "../billing.messages.ts";

interface Row {
  readonly key: number;
  readonly name: string;
  readonly price: Kurus | null;
  readonly unit: string;
}

const rowName = ({ name }: Row) => name;
const columns = localized<readonly Column<Row>[]>(() => [
  { id: "item", header: texts.item, text: rowName, role: "title" },
  { id: "unit", header: texts.unit, text: ({ unit }) => unit, role: "summary" },
  { id: "price", header: texts.price, text: ({ price }) => formatKurus(price), role: "value", align: "end" },
]);

/** The components of a seat's price. */
export function PricingTable({ pricing }: { readonly pricing: Pricing }) {
  const rows: readonly Omit<Row, "key">[] = [
    { name: texts.base, price: pricing.base, unit: texts.perSeat },
    { name: texts.perKilometre, price: pricing.perKilometre, unit: texts.perDistance },
    { name: texts.toll, price: pricing.toll, unit: texts.perUse },
    { name: texts.bridge, price: pricing.bridge, unit: texts.perUse },
    { name: texts.avrasya, price: pricing.avrasya, unit: texts.perUse },
  ];
  return (
    <PlainTable
      caption={tablesMessages.pricing}
      columns={columns()}
      rows={rows.map((row, key) => ({ key, ...row }))}
      rowName={rowName}
      empty=""
    />
  );
}
