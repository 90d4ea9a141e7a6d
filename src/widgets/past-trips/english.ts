import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { pastTripsEnglish } from "./past-trips.messages.en.ts";
import { runsEnglish } from "./runs/runs.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "past-trips": pastTripsEnglish,
  "past-trips/runs": runsEnglish,
};
