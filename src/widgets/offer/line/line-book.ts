import type { LineOffer } from "../../../core/api/offers.ts";
import { fetchAllOfferLines, isPriced, type LineSearch, type OfferLine } from "../../../core/api/offer-lines.ts";
import type { Http } from "../../../core/http/http.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book, RowPage, SheetColumn } from "../../kit/sheet/model.ts";
import { toOfferSheet } from "../offer-sheet.ts";
import { offerMessages, lineMessages as texts } from "../offer.messages.ts";

const lineSheetColumns = localized<readonly SheetColumn<OfferLine>[]>(() => [
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  {
    header: texts.direction,
    type: "text",
    value: ({ direction }) => (direction === null ? null : texts.directions[direction]),
  },
  { header: texts.distance, type: "number", value: ({ distance }) => (distance === null ? null : distance / 1000) },
  { header: texts.passengers, type: "integer", value: ({ passengers }) => passengers },
  { header: texts.capacity, type: "integer", value: ({ capacity }) => capacity },
  { header: texts.sheet.price, type: "money", value: ({ price }) => price },
]);

/** The source of the lines: the provider, page by page, or the offer itself. */
type LineSource =
  | { readonly http: Http; readonly order: LineSearch["order"] }
  | { readonly lines: readonly OfferLine[] };

/** `Hat Bazlı Teklif.xlsx`: all lines with a price, and the offer's conditions. */
export function toLineBook(offer: LineOffer, source: LineSource): Book {
  const { escalation: conditions, sheet } = texts;
  const { percent } = offerMessages.sheet;
  const { escalation } = offer;
  return {
    file: sheet.file,
    sheets: [
      {
        name: texts.lines,
        columns: lineSheetColumns(),
        rows: "lines" in source ? source.lines.filter(isPriced) : toRows(source),
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

function toRows({ http, order }: Extract<LineSource, { http: Http }>) {
  return async function* rows(signal: AbortSignal): AsyncGenerator<RowPage<OfferLine>> {
    let hidden = 0;
    for await (const { rows: lines, count } of fetchAllOfferLines(http, order, signal)) {
      const priced = lines.filter(isPriced);
      hidden += lines.length - priced.length;
      yield { rows: priced, total: count - hidden };
    }
  };
}
