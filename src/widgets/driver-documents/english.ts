import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { driverDocumentsEnglish } from "./driver-documents.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "driver-documents": driverDocumentsEnglish,
};
