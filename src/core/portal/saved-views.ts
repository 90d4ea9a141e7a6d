import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { personalStorage } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import { compareText, toTurkishLower } from "../text/text.ts";

/** Filters of a list that somebody has given a name. */
interface SavedView {
  readonly name: string;
  /** The list's own `query`, without a page. */
  readonly query: string;
}

interface SavedViews {
  /** In the order of a Turkish dictionary. */
  readonly $views: ReadableAtom<readonly SavedView[]>;
  /** A view of the same name is replaced. A name of blanks only is none: then nothing happens. */
  save(view: SavedView): void;
  remove(name: string): void;
}

export const longestViewName = 60;
const storedViews = v.array(v.object({ name: v.string(), query: v.string() }));

/**
 * Named filters, kept in this browser for the person who is signed in; of a person nobody has named, until they leave the page.
 * What stands there and is no list of views is left alone until something is saved.
 * @param area which list, as `booking`
 */
export function createSavedViews(session: Session, area: string): SavedViews {
  const { storage, key } = personalStorage(session, "views", area);
  const $views = atom(read());

  function read(): readonly SavedView[] {
    try {
      const result = v.safeParse(storedViews, JSON.parse(storage.get(key) ?? "[]"));
      return result.success ? result.output : [];
    } catch {
      // Written by something else: as if nothing were kept.
      return [];
    }
  }

  function write(change: (views: readonly SavedView[]) => readonly SavedView[]): void {
    // Another element or tab may have saved meanwhile.
    const views = change(read()).toSorted((a, b) => compareText(a.name, b.name));
    if (views.length > 0) storage.set(key, JSON.stringify(views));
    else storage.remove(key);
    $views.set(views);
  }

  return {
    $views,
    save({ name, query }) {
      const trimmed = name.normalize("NFC").trim();
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
