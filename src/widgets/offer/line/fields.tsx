import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { OfferLine } from "../../../core/api/offer-lines.ts";
import type { LineOffer } from "../../../core/api/offers.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book, Sheet } from "../../kit/sheet/model.ts";
import { defineFields, integer, money, number, text } from "../../kit/table/fields.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { lineMessages as texts, offerMessages } from "../offer.messages.ts";
import { toOfferSheet } from "../offer-sheet.ts";

/** The ids are the provider's names: its `order_by` takes them. */
export const lineFields = localized(() =>
  defineFields<OfferLine>([
    text("route_name", texts.route, ({ routeName }) => routeName, { role: "title", isSortable: true }),
    text("direction", texts.direction, ({ direction }) => direction && texts.directions[direction], {
      role: "summary",
      cell: (line) => <Direction line={line} />,
      isSortable: true,
    }),
    number("route_distance", texts.distance, ({ distance }) => (distance === null ? null : distance / 1000), {
      text: ({ distance }) => (distance === null ? missing : `${formatNumber(distance / 1000, 1)}\u00a0km`),
      role: "summary",
      isSortable: true,
    }),
    integer("passengers", texts.passengers, ({ passengers }) => passengers, { isSortable: true }),
    integer("capacity", texts.capacity, ({ capacity }) => capacity, { isSortable: true }),
    money("price", texts.price, ({ price }) => price, { role: "value", isSortable: true }),
  ]),
);

function Direction({ line: { direction } }: { readonly line: OfferLine }) {
  if (direction === null) return missing;
  return (
    <Chip kind={direction} icon={direction === "morning" ? sunriseIcon : sunsetIcon}>
      {texts.directions[direction]}
    </Chip>
  );
}

/** `Hat Bazlı Teklif.xlsx`: all lines with a price, and the offer's conditions. */
export function toLineBook(offer: LineOffer, rows: Sheet<OfferLine>["rows"]): Book {
  const { escalation: conditions, sheet } = texts;
  const { percent } = offerMessages.sheet;
  const { escalation } = offer;
  return {
    file: sheet.file,
    sheets: [
      {
        name: texts.lines,
        columns: lineFields().sheetColumns,
        rows,
      },
      toOfferSheet(offer, sheet.perDay, [
        { item: conditions.gasPriceImpact, value: escalation.gasPriceImpact, unit: percent },
        { item: conditions.gasFreezeRange, value: escalation.gasFreezeRange, unit: percent },
        { item: conditions.inflationImpact, value: escalation.inflationImpact, unit: percent },
        { item: conditions.inflationType, text: escalation.inflationType },
        { item: conditions.inflationPeriod, value: escalation.inflationPeriod, unit: sheet.month },
        { item: conditions.minWageImpact, value: escalation.minWageImpact, unit: percent },
        { item: conditions.offDayCharges, text: escalation.offDayCharges },
        { item: texts.notes, text: offer.notes },
      ]),
    ],
  };
}
