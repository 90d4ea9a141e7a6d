import * as v from "valibot";
import { createPersonalValue } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import { compareText, toTurkishLower, withoutInvisible } from "../text/text.ts";

/** A named set of list filters. */
interface SavedView {
  readonly name: string;
  /** The list's `query` without its page. */
  readonly query: string;
}

export const longestViewName = 60;
const storedViews = v.array(v.object({ name: v.string(), query: v.string() }));

/**
 * Named filters, stored in this browser per user; for a user that the page doesn't identify, in memory. Sorted by name, in the
 * collation of the page's language, whenever a view is saved or removed.
 *
 * @param area which list, e.g. `booking`
 */
export function createSavedViews(session: Session, area: string) {
  const { $value: $views, change } = createPersonalValue<readonly SavedView[]>(
    session,
    ["views", area],
    storedViews,
    [],
  );
  const write = (toNext: (views: readonly SavedView[]) => readonly SavedView[]) =>
    change((views) => toNext(views).toSorted((a, b) => compareText(a.name, b.name)));

  return {
    $views,
    /** Replaces a view of the same name. Does nothing for a blank name. */
    save({ name, query }: SavedView) {
      const trimmed = withoutInvisible(name).trim();
      if (trimmed === "") return;
      write((views) => [...without(views, trimmed), { name: trimmed, query }]);
    },
    remove: (name: string) => write((views) => without(views, name)),
  };
}

function without(views: readonly SavedView[], name: string): readonly SavedView[] {
  const wanted = toTurkishLower(name);
  return views.filter((view) => toTurkishLower(view.name) !== wanted);
}
