import type { EnglishTexts } from "../../core/text/messages.ts";
import { documentEnglish } from "./documents/documents.messages.en.ts";
import { driverEnglish } from "./driver/driver-card.messages.en.ts";
import { feedbackEnglish } from "./feedback/feedback.messages.en.ts";
import { indicatorEnglish } from "./indicators/indicators.messages.en.ts";
import { offerEnglish } from "./offer/offer-buttons.messages.en.ts";
import { reasonEnglish } from "./reasons/reason-fields.messages.en.ts";
import { reportEnglish, reportSheetEnglish } from "./reports/reports.messages.en.ts";
import { seatsEnglish } from "./seats/seats.messages.en.ts";
import { signInEnglish } from "./sign-in/sign-in.messages.en.ts";
import { stopEnglish } from "./stops/stop.messages.en.ts";

export const english: EnglishTexts = {
  "shared/documents": documentEnglish,
  "shared/driver/driver-card": driverEnglish,
  "shared/feedback": feedbackEnglish,
  "shared/indicators": indicatorEnglish,
  "shared/offer/offer-buttons": offerEnglish,
  "shared/reasons/reason-fields": reasonEnglish,
  "shared/reports/report": reportEnglish,
  "shared/reports/reportSheet": reportSheetEnglish,
  "shared/seats": seatsEnglish,
  "shared/sign-in": signInEnglish,
  "shared/stops/stop": stopEnglish,
};
