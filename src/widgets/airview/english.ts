import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { airviewEnglish } from "./airview.messages.en.ts";
import { detailEnglish } from "./detail/detail.messages.en.ts";
import { listEnglish } from "./list/list.messages.en.ts";
import { searchEnglish } from "./search/search.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  airview: airviewEnglish,
  "airview/detail": detailEnglish,
  "airview/list": listEnglish,
  "airview/search": searchEnglish,
};
