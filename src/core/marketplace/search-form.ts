import { type MarketplaceSearch, type WorkType, workweek } from "../api/marketplace-values.ts";
import type { Weekday } from "../time/day.ts";

/** The search form as somebody is filling it in. */
export interface SearchDraft {
  readonly subject: MarketplaceSearch["subject"] | null;
  readonly workType: WorkType | null;
  /** Asked for `hybrid` only. */
  readonly daysMode: MarketplaceSearch["workDaysType"] | null;
  /** Asked for defined days only. */
  readonly days: readonly Weekday[];
}

export const emptyDraft: SearchDraft = { subject: null, workType: null, daysMode: null, days: [] };

/**
 * The search that a draft asks; null while it isn't complete, and the search button is disabled. What
 * stays in the draft of another working type or mode isn't sent.
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

/** The draft that asks a search again. Weekends, which the form doesn't offer, are left out. */
export function toDraft({ subject, workType, workDaysType, workDays }: MarketplaceSearch): SearchDraft {
  if (workType === "full-time") return { subject, workType, daysMode: null, days: [] };
  return { subject, workType, daysMode: workDaysType, days: workweek.filter((day) => workDays.includes(day)) };
}
