import type { SeatOffer } from "../../../core/api/offers.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { toMatchingRows } from "../../kit/table/search/matching-rows.ts";
import type { OfferStore } from "../offer.store.ts";
import { employeeColumns } from "./employee-columns.tsx";
import { toSeatBook } from "./seat-book.ts";

interface SeatExportProps {
  readonly store: OfferStore;
  readonly offer: SeatOffer;
}

export function SeatExport({ store, offer }: SeatExportProps) {
  const book = () => toSeatBook(offer, toMatchingRows(offer.passengers, employeeColumns(), store.$table.get()));
  return <ExportMenu book={book} />;
}
