import type { SeatOffer, SeatPassenger } from "../../../core/api/offers.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { toOfferSheet } from "../offer-sheet.ts";
import { offerMessages, offerSeatMessages as texts } from "../offer.messages.ts";
import { toSums } from "./sums.ts";

/** A row of the sheet: an employee, or the totals. */
type Row = Omit<SeatPassenger, "key">;

const used = (isUsed: boolean) => (isUsed ? texts.uses : null);

/** In the order of the table; amounts are number cells, so that a spreadsheet can count with them. */
const employeeSheetColumns = localized<readonly SheetColumn<Row>[]>(() => [
  { header: texts.name, type: "text", value: ({ name }) => name },
  { header: texts.address, type: "text", value: ({ address }) => address },
  { header: texts.sheet.email, type: "text", value: ({ email }) => email },
  { header: texts.sheet.phone, type: "text", value: ({ phone }) => (phone === null ? null : formatPhone(phone)) },
  { header: texts.sheet.kilometres, type: "number", value: ({ distance }) => distance },
  { header: texts.bridge, type: "text", value: ({ usesBridge }) => used(usesBridge) },
  { header: texts.avrasya, type: "text", value: ({ usesAvrasya }) => used(usesAvrasya) },
  { header: texts.tollRoad, type: "text", value: ({ usesTollRoad }) => used(usesTollRoad) },
  { header: texts.sheet.basePrice, type: "money", value: ({ basePrice }) => basePrice },
  { header: texts.sheet.distancePrice, type: "money", value: ({ distancePrice }) => distancePrice },
  { header: texts.sheet.costs, type: "money", value: ({ costs }) => costs },
  { header: texts.sheet.total, type: "money", value: ({ totalPrice }) => totalPrice },
]);

/** The employees with the totals as the last row, as on the screen. */
function toRows(passengers: readonly SeatPassenger[]): readonly Row[] {
  const { base, distance, costs, total } = toSums(passengers);
  const sums: Row = {
    name: offerMessages.total,
    address: null,
    email: null,
    phone: null,
    distance: null,
    usesBridge: false,
    usesAvrasya: false,
    usesTollRoad: false,
    basePrice: base,
    distancePrice: distance,
    costs,
    totalPrice: total,
  };
  return [...passengers, sums];
}

/** `Koltuk Bazlı Teklif.xlsx`: the employees that match the search, and the offer's prices. */
export function toSeatBook(offer: SeatOffer, passengers: readonly SeatPassenger[]): Book {
  const { prices } = offer;
  return {
    file: texts.sheet.file,
    sheets: [
      { name: texts.employees, columns: employeeSheetColumns(), rows: toRows(passengers) },
      toOfferSheet(offer, texts.sheet.perMonth, [
        { item: texts.base, value: prices.base, unit: texts.sheet.perMonth },
        { item: texts.distance, value: prices.perKilometre, unit: texts.sheet.perKilometre },
        { item: texts.bridge, value: prices.bridge, unit: texts.sheet.perMonth },
        { item: texts.avrasya, value: prices.avrasya, unit: texts.sheet.perMonth },
        { item: texts.tollRoad, value: prices.tollRoad, unit: texts.sheet.perMonth },
      ]),
    ],
  };
}
