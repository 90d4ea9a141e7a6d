import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { bulkEnglish } from "./bulk/bulk.messages.en.ts";
import { buyerEnglish } from "./buyer/buyer.messages.en.ts";
import {
  detailEnglish,
  priceEnglish,
  figureEnglish,
  crewEnglish,
  reservationEnglish,
  seatEnglish,
  lineMapEnglish,
  compareEnglish,
} from "./detail/detail.messages.en.ts";
import { marketplaceEnglish } from "./marketplace.messages.en.ts";
import { openEnglish } from "./open/open.messages.en.ts";
import { pastEnglish } from "./past/past.messages.en.ts";
import { requestEnglish } from "./requests/requests.messages.en.ts";
import { searchEnglish } from "./search/search.messages.en.ts";
import { startEnglish } from "./start/start.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "marketplace/bulk": bulkEnglish,
  "marketplace/buyer": buyerEnglish,
  "marketplace/detail/detail": detailEnglish,
  "marketplace/detail/price": priceEnglish,
  "marketplace/detail/figure": figureEnglish,
  "marketplace/detail/crew": crewEnglish,
  "marketplace/detail/reservation": reservationEnglish,
  "marketplace/detail/seat": seatEnglish,
  "marketplace/detail/lineMap": lineMapEnglish,
  "marketplace/detail/compare": compareEnglish,
  marketplace: marketplaceEnglish,
  "marketplace/open": openEnglish,
  "marketplace/past": pastEnglish,
  "marketplace/requests": requestEnglish,
  "marketplace/search": searchEnglish,
  "marketplace/start": startEnglish,
};
