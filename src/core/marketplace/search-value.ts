import * as v from "valibot";
import { coordinates, type MarketplaceSearch, workDays, workweek } from "../api/marketplace-values.ts";
import { requiredText } from "../api/values.ts";
import type { Session } from "../session/session.ts";

const stored = v.pipe(
  v.object({
    subject: v.union([
      v.object({ type: v.literal("passenger"), passenger: v.object({ id: requiredText, name: requiredText }) }),
      v.object({ type: v.literal("address"), address: requiredText, location: coordinates }),
    ]),
    workType: v.picklist(["full-time", "hybrid"]),
    workDaysType: v.picklist(["defined", "not-defined"]),
    workDays,
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
