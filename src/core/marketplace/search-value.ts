import * as v from "valibot";
import {
  coordinates,
  type MarketplaceSearch,
  workDays as weekdays,
  type WorkType,
  workweek,
} from "../api/marketplace-values.ts";
import { requiredText } from "../api/values.ts";
import type { Session } from "../session/session.ts";
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

const stored = v.pipe(
  v.object({
    subject: v.union([
      v.object({ type: v.literal("passenger"), passenger: v.object({ id: requiredText, name: requiredText }) }),
      v.object({ type: v.literal("address"), address: requiredText, location: coordinates }),
    ]),
    workType: v.picklist(["full-time", "hybrid"]),
    workDaysType: v.picklist(["defined", "not-defined"]),
    workDays: weekdays,
  }),
  v.transform((search): MarketplaceSearch =>
    search.workType === "full-time" ? { ...search, workDaysType: "defined", workDays: workweek } : search,
  ),
  v.check(({ workDaysType, workDays: days }) => (workDaysType === "defined") === days.length > 0),
);

/** The last search of this session, which is stored in its profile and removed with it. Null: none, or not readable. */
export function keptSearch(session: Session): MarketplaceSearch | null {
  const state = session.$state.get();
  const text = state.status === "signed-in" ? state.profile.marketplaceSearch : undefined;
  if (!text) return null;
  try {
    const result = v.safeParse(stored, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    // Written by another version or program.
    return null;
  }
}

/** Stores the last search; null removes it. */
export function keepSearch(session: Session, search: MarketplaceSearch | null): void {
  const marketplaceSearch = search ? JSON.stringify(search) : undefined;
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.marketplaceSearch === marketplaceSearch) return;
  session.updateProfile({ marketplaceSearch });
}
