import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { mapEnglish } from "./map/map.messages.en.ts";
import { passengersEnglish } from "./passengers/passengers.messages.en.ts";
import { routeDetailsEnglish } from "./route-details.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "route-details/map": mapEnglish,
  "route-details/passengers": passengersEnglish,
  "route-details": routeDetailsEnglish,
};
