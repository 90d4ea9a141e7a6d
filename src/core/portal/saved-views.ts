import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { personalStorage } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import { compareText, toTurkishLower, withoutInvisible } from "../text/text.ts";

/** A named set of list filters. */
interface SavedView {
  readonly name: string;
  /** The list's `query` without its page. */
  readonly query: string;
}

interface SavedViews {
  /** As stored; sorted by name, in the collation of the page's language, whenever a view is saved or removed. */
  readonly $views: ReadableAtom<readonly SavedView[]>;
  /** Replaces a view of the same name. Does nothing for a blank name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

export const longestViewName = 60;
const storedViews = v.array(v.object({ name: v.string(), query: v.string() }));

/**
 * Named filters, stored in this browser per user; for a user that the page doesn't identify, in memory. A stored value of
 * another format isn't overwritten until a view is saved or removed.
 *
 * @param area which list, e.g. `booking`
 */
export function createSavedViews(session: Session, area: string): SavedViews {
  const { storage, key } = personalStorage(session, "views", area);
  const $views = atom(read());

  function read(): readonly SavedView[] {
    try {
      const result = v.safeParse(storedViews, JSON.parse(storage.get(key) ?? "[]"));
      return result.success ? result.output : [];
    } catch {
      // Written by another program: treated as empty.
      return [];
    }
  }

  function write(change: (views: readonly SavedView[]) => readonly SavedView[]): void {
    // Read again, because another element or tab may have saved.
    const views = change(read()).toSorted((a, b) => compareText(a.name, b.name));
    if (views.length > 0) storage.set(key, JSON.stringify(views));
    else storage.remove(key);
    $views.set(views);
  }

  return {
    $views,
    save({ name, query }) {
      const trimmed = withoutInvisible(name).trim();
      if (trimmed === "") return;
      write((views) => [...without(views, trimmed), { name: trimmed, query }]);
    },
    remove: (name) => write((views) => without(views, name)),
  };
}

function without(views: readonly SavedView[], name: string): readonly SavedView[] {
  const wanted = toTurkishLower(name);
  return views.filter((view) => toTurkishLower(view.name) !== wanted);
}
