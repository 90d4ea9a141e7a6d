import { useStore } from "@nanostores/react";
import type { LineOffer } from "../../../core/api/offers.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { toMatchingRows } from "../../kit/table/search/matching-rows.ts";
import { toLineOrder } from "../offer.model.ts";
import type { OfferStore } from "../offer.store.ts";
import { lineTableColumns } from "./line-columns.tsx";
import { toLineBook } from "./line-book.ts";

interface LineExportProps {
  readonly store: OfferStore;
  readonly offer: LineOffer;
}

/** Exports the lines of all pages, in the order of the table. */
export function LineExport({ store, offer }: LineExportProps) {
  const areRemote = useStore(store.$areLinesRemote);
  const book = () => {
    const table = store.$table.get();
    const order = toLineOrder(table.sort);
    if (areRemote) return toLineBook(offer, { http: store.session.http, order });
    return toLineBook(offer, { lines: toMatchingRows(offer.lines, lineTableColumns(), { ...table, sort: order }) });
  };
  return <ExportMenu book={book} />;
}
