import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { attentionEnglish } from "./attention/attention.messages.en.ts";
import { co2English } from "./co2/co2.messages.en.ts";
import { employeesEnglish } from "./employees/employees.messages.en.ts";
import { networkEnglish } from "./network/network.messages.en.ts";
import { overviewEnglish } from "./overview.messages.en.ts";
import { ratingsEnglish } from "./ratings/ratings.messages.en.ts";
import { reservationsEnglish } from "./reservations/reservations.messages.en.ts";
import { tripsEnglish } from "./trips/trips.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "overview/attention": attentionEnglish,
  "overview/co2": co2English,
  "overview/employees": employeesEnglish,
  "overview/network": networkEnglish,
  overview: overviewEnglish,
  "overview/ratings": ratingsEnglish,
  "overview/reservations": reservationsEnglish,
  "overview/trips": tripsEnglish,
};
