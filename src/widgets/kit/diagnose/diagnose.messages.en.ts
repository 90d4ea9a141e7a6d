import { findingTexts, reportTexts } from "./diagnose.messages.ts";

export const findingEnglish: typeof findingTexts = findingTexts;

export const reportEnglish: typeof reportTexts = reportTexts;
