import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { bookingEnglish } from "./booking.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  booking: bookingEnglish,
};
