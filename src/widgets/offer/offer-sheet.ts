import type { Offer } from "../../core/api/offers.ts";
import type { Day } from "../../core/time/day.ts";
import { localized } from "../../core/text/messages.ts";
import type { Sheet, SheetColumn } from "../kit/sheet/model.ts";
import { offerMessages } from "./offer.messages.ts";

/** One fact of an offer: a number with its unit, a day, or a text. */
interface OfferFact {
  readonly item: string;
  readonly value?: number | null;
  readonly unit?: string;
  readonly day?: Day | null;
  readonly text?: string | null;
}

const factColumns = localized((): readonly SheetColumn<OfferFact>[] => {
  const texts = offerMessages.sheet;
  return [
    { header: texts.item, type: "text", value: ({ item }) => item },
    { header: texts.value, type: "number", value: ({ value }) => value },
    { header: texts.unit, type: "text", value: ({ unit }) => unit },
    { header: texts.date, type: "date", value: ({ day }) => day },
    { header: texts.text, type: "text", value: ({ text }) => text },
  ];
});

/** Percent as on the screen: one decimal at most. */
const rounded = (percent: number | null) => (percent === null ? null : Math.round(percent * 10) / 10);

/** The second sheet of an offer's file: its name, validity, totals and discounts, then the facts of its kind (`added`). */
export function toOfferSheet(offer: Offer, totalUnit: string, added: readonly OfferFact[]): Sheet<OfferFact> {
  const { sheet: texts, price, validity } = offerMessages;
  const { name, offerDate, validityDays, totals, discounts } = offer;
  const facts: readonly OfferFact[] = [
    { item: texts.offer, text: name },
    { item: validity.date, day: offerDate },
    { item: validity.duration, value: validityDays, unit: texts.days },
    { item: price.without, value: totals.withoutDiscount, unit: totalUnit },
    { item: texts.customer, value: rounded(discounts.customerDiscount), unit: texts.percent },
    { item: price.customer, value: totals.withDiscount, unit: totalUnit },
    { item: texts.early, value: rounded(discounts.earlyPaymentDiscount), unit: texts.percent },
    { item: price.early, value: totals.withEarlyPayment, unit: totalUnit },
    ...added,
  ];
  return { name: texts.facts, columns: factColumns(), rows: facts };
}
