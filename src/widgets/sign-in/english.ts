import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { signInPageEnglish } from "./sign-in.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "sign-in": signInPageEnglish,
};
