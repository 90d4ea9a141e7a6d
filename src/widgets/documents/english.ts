import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { documentsEnglish } from "./documents.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  documents: documentsEnglish,
};
