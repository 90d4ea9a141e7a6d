import { addMonths, toMonth } from "../../src/core/time/month.ts";
import "../../src/widgets/billing/billing.ts";
import { rawHistogram, rawInvoice, rawPassenger } from "../widgets/billing/sample-invoice.ts";
import { answer, find, measureUntil, show } from "./element-page.ts";
import { offer, watchKeys } from "./frames.ts";

const names = ["Çağla Işık", "İrem Şahin", "Ömer Gül", "Şule Ünal", "Ilgaz Öztürk"];

/** One line of a large invoice. */
function toLine(_: unknown, index: number) {
  const kilometres = 8 + ((index * 13) % 300) / 10;
  const distance = Math.round(kilometres * 3500) / 100;
  return rawPassenger(`${names[index % names.length]} ${index}`, `Hat ${index % 37} – Levent`, kilometres, {
    base: 890,
    distance,
    toll: index % 3 === 0 ? 120 : 0,
    bridge: index % 2 === 0 ? 118 : 0,
    avrasya: index % 11 === 0 ? 164 : 0,
    gas: 97.4,
    total: Math.round((890 + distance + 217.4 + (index % 97) / 100) * 95) / 100,
  });
}

let invoice = "";
answer(({ url }) => {
  if (url.includes("is-billing-enabled")) return '{"enabled":true}';
  return url.includes("/histogram/") ? JSON.stringify(rawHistogram(8)) : invoice;
});

const search = () => find<HTMLInputElement>("input[type=search]");

offer({
  load(count: number) {
    invoice = JSON.stringify(rawInvoice({ passengers: Array.from({ length: count }, toLine), num_passengers: count }));
  },
  /** Measures from the response to the painted table. */
  open: (monthsAgo: number) =>
    measureUntil(
      /\/billing\/42\/$/,
      () => show("shuttle-billing", { month: addMonths(toMonth(Date.now()), -monthsAgo) }),
      () => find("tbody tr") && search(),
      "the table",
    ),
  focusSearch: () => search()?.focus(),
  watchKeys: () => watchKeys(search()),
});
