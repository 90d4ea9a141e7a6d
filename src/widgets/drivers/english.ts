import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { driversEnglish } from "./drivers.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  drivers: driversEnglish,
};
