import type { SearchFields } from "./form.store.ts";
import { searchMessages as texts } from "./search.messages.ts";

/** Names the first field that the search still needs; null when it can start. */
export function toMissing({ kind, person, address, workType, daysMode, days }: SearchFields): string | null {
  if (kind === "passenger" ? !person : !address) return texts.missing[kind];
  if (workType === null) return texts.missing.workType;
  if (workType === "full-time") return null;
  if (daysMode === null) return texts.missing.daysMode;
  return daysMode === "defined" && days.length === 0 ? texts.missing.days : null;
}
