import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { routesEnglish } from "./routes.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  routes: routesEnglish,
};
