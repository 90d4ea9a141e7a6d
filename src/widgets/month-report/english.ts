import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { boardEnglish } from "./board/board.messages.en.ts";
import { emissionEnglish } from "./emission/emission.messages.en.ts";
import { monthReportEnglish } from "./month-report.messages.en.ts";
import { packEnglish } from "./pack/pack.messages.en.ts";
import { peopleEnglish } from "./people/people.messages.en.ts";
import { proofEnglish } from "./proof/proof.messages.en.ts";
import { seatEnglish } from "./seats/seats.messages.en.ts";
import { summaryEnglish } from "./summary/summary.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "month-report/board": boardEnglish,
  "month-report/emission": emissionEnglish,
  "month-report": monthReportEnglish,
  "month-report/pack": packEnglish,
  "month-report/people": peopleEnglish,
  "month-report/proof": proofEnglish,
  "month-report/seats": seatEnglish,
  "month-report/summary": summaryEnglish,
};
