import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { lineEnglish } from "./line/line.messages.en.ts";
import { offerEnglish } from "./offer.messages.en.ts";
import { seatEnglish } from "./seat/seat.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "offer/line": lineEnglish,
  offer: offerEnglish,
  "offer/seat": seatEnglish,
};
