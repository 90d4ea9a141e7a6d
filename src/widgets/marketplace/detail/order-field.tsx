import { useStore } from "@nanostores/react";
import { localized } from "../../../core/text/messages.ts";
import { type LineOrder, lineOrders } from "../../../core/marketplace/line/line-order.ts";
import type { LineSearch } from "../../../core/marketplace/line/line-search.ts";
import { Select } from "../../kit/field/select.tsx";
import { compareMessages as texts } from "../marketplace.messages.ts";

const options = localized(() =>
  lineOrders.map((value) => ({ value, label: `${texts.order}: ${texts.orders[value]}` })),
);

/** The choice of the lines' order. */
export function OrderField({ lines }: { readonly lines: LineSearch }) {
  const order = useStore(lines.$order);
  return (
    <Select<LineOrder>
      label={texts.order}
      isLabelHidden
      size="small"
      value={order}
      options={options()}
      onChange={(value) => lines.setOrder(value)}
    />
  );
}
