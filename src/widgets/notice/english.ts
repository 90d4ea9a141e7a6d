import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { noticeEnglish } from "./notice.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  notice: noticeEnglish,
};
