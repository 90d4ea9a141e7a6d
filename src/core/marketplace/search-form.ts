import { type MarketplaceSearch, type WorkType, workweek } from "../api/marketplace-values.ts";
import type { Weekday } from "../time/day.ts";

/** Input of the search form. */
export interface SearchDraft {
  readonly subject: MarketplaceSearch["subject"] | null;
  readonly workType: WorkType | null;
  /** Used for `hybrid` only. */
  readonly daysMode: MarketplaceSearch["workDaysType"] | null;
  /** Used for defined days only. */
  readonly days: readonly Weekday[];
}

export const emptyDraft: SearchDraft = { subject: null, workType: null, daysMode: null, days: [] };

/**
 * The search of a draft; null while it is incomplete, which disables the search button. Input of a work type or mode that isn't
 * selected is left out.
 */
export function toSearch({ subject, workType, daysMode, days }: SearchDraft): MarketplaceSearch | null {
  if (!subject || !isChosen(subject) || workType === null) return null;
  if (workType === "full-time") return { subject, workType, workDaysType: "defined", workDays: workweek };
  if (daysMode === "not-defined") return { subject, workType, workDaysType: daysMode, workDays: [] };
  const workDays = workweek.filter((day) => days.includes(day));
  return daysMode === "defined" && workDays.length > 0 ? { subject, workType, workDaysType: daysMode, workDays } : null;
}

function isChosen(subject: MarketplaceSearch["subject"]): boolean {
  return subject.type === "passenger" ? subject.passenger.id !== "" : subject.address.trim() !== "";
}

/** The draft for repeating a search. Weekend days, which the form doesn't offer, are left out. */
export function toDraft({ subject, workType, workDaysType, workDays }: MarketplaceSearch): SearchDraft {
  if (workType === "full-time") return { subject, workType, daysMode: null, days: [] };
  return { subject, workType, daysMode: workDaysType, days: workweek.filter((day) => workDays.includes(day)) };
}
