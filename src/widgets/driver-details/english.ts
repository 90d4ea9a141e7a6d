import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { driverDetailsEnglish } from "./driver-details.messages.en.ts";
import { phoneEnglish } from "./phone/phone.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "driver-details": driverDetailsEnglish,
  "driver-details/phone": phoneEnglish,
};
