import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { askEnglish } from "./ask/ask.messages.en.ts";
import { howEnglish } from "./how.messages.en.ts";
import { listEnglish } from "./list/list.messages.en.ts";
import { plannerEnglish } from "./planner.messages.en.ts";
import { suggestionEnglish } from "./suggestions/suggestions.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "planner/ask": askEnglish,
  "planner/how": howEnglish,
  "planner/list": listEnglish,
  "planner/suggestions": suggestionEnglish,
  planner: plannerEnglish,
};
