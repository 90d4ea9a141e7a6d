/*
 * Where the person is. Not @nanostores/router: with `links: false` nothing is left of it but the matching, and that loses
 * repeated parameters, throws on a malformed `%` and matches case-insensitively (traps.md 3.7), while `core/portal.ts`
 * has to know the places anyway for guards and links. What a page still needs from a router is this file.
 */
import { atom, type ReadableAtom } from "nanostores";
import { type Location, parseLocation, toAddressOf } from "../core/portal.ts";
import { isEmbedding, withEmbedding, withoutEmbedding } from "./embedding.ts";

/** One stay at one place; grows with every change of place, so that focus and title follow. */
export interface Visit {
  readonly number: number;
  /** Where the person had scrolled to when they come back to an entry of the history, else 0. */
  readonly scroll: number;
}

export interface Router {
  readonly $location: ReadableAtom<Location>;
  readonly $visit: ReadableAtom<Visit>;
  /** The page stands in a frame (`?embed=1`). Its addresses keep saying so, locations never do. */
  readonly isEmbedded: boolean;
  open(location: Location, options?: { readonly replace?: boolean }): void;
  /** Same place, other query: replaces the address, moves neither focus nor scroll. A step is an entry of its own. */
  setQuery(query: string, options?: { readonly isStep?: boolean }): void;
  destroy(): void;
}

/** What we keep in the browser's own history entry. */
interface Entry {
  readonly shuttleScroll: number;
  /** Its place among the entries of this page. */
  readonly shuttleIndex: number;
}

const nowhere: Location = { name: "not-found", params: {}, query: "" };

function scrollOf(state: unknown): number {
  const scroll = (state as Partial<Entry> | null)?.shuttleScroll;
  return typeof scroll === "number" ? scroll : 0;
}

function indexOf(state: unknown): number | null {
  const index = (state as Partial<Entry> | null)?.shuttleIndex;
  return typeof index === "number" ? index : null;
}

const isSamePlace = (a: Location, b: Location) =>
  a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);

/** @param leave leads away from a place by `go`, now or when the person has said so; false: not now */
export function createRouter(
  page: Window = window,
  leave: (go: () => void) => boolean = (go) => {
    go();
    return true;
  },
): Router {
  const { history } = page;
  const isEmbedded = isEmbedding(page.location.search);
  const read = (): Location | null => {
    const location = parseLocation(page.location.pathname + page.location.search);
    return location && { ...location, query: withoutEmbedding(location.query) };
  };
  const $location = atom<Location>(read() ?? nowhere);
  const $visit = atom<Visit>({ number: 0, scroll: scrollOf(history.state) });
  let index = indexOf(history.state) ?? 0;
  /** The browser has gone where the person may not want to go, and is sent back. */
  let isReturning = false;
  // The browser would scroll before the content is there again.
  history.scrollRestoration = "manual";

  const write = (location: Location, isReplacing: boolean, scroll: number) => {
    // A `#` inside of a query would cut the address there.
    const address = toAddressOf({ ...location, query: location.query.replaceAll("#", "%23") });
    if (!isReplacing) index += 1;
    const entry: Entry = { shuttleScroll: scroll, shuttleIndex: index };
    const shown = isEmbedded ? withEmbedding(address) : address;
    if (isReplacing) history.replaceState(entry, "", shown);
    else history.pushState(entry, "", shown);
  };

  const keepScroll = () =>
    history.replaceState({ shuttleScroll: page.scrollY, shuttleIndex: index } satisfies Entry, "");
  // The entry that is left can't be written to any more once `popstate` has come, so it is kept up to date.
  let keeping = 0;
  const handleScroll = () => {
    page.clearTimeout(keeping);
    keeping = page.setTimeout(keepScroll, 150);
  };

  const arrive = (location: Location, scroll: number, isWanted = false) => {
    const isVisit = isWanted || !isSamePlace(location, $location.get());
    if (isVisit) $visit.set({ number: $visit.get().number + 1, scroll });
    $location.set(location);
  };

  const handlePop = (event: PopStateEvent) => {
    page.clearTimeout(keeping);
    if (isReturning) {
      isReturning = false;
      return;
    }
    const location = read();
    const target = indexOf(event.state) ?? index;
    const delta = target - index;
    const follow = () => {
      index = target;
      if (!location) write(nowhere, true, 0);
      arrive(location ?? nowhere, scrollOf(event.state));
    };
    // An entry that isn't ours, or the same place with another query, is no way out.
    if (delta === 0 || (location && isSamePlace(location, $location.get()))) {
      follow();
      return;
    }
    let isAsked = false;
    if (leave(() => (isAsked ? history.go(delta) : follow()))) return;
    isAsked = true;
    isReturning = true;
    history.go(-delta);
  };

  if (!read()) write(nowhere, true, 0);
  page.addEventListener("popstate", handlePop);
  page.addEventListener("scroll", handleScroll, { passive: true });
  page.addEventListener("pagehide", keepScroll);

  return {
    $location,
    $visit,
    isEmbedded,
    open(location, { replace = false } = {}) {
      const isHere = toAddressOf(location) === toAddressOf($location.get());
      page.clearTimeout(keeping);
      if (!replace && !isHere) keepScroll();
      write(location, replace || isHere, 0);
      arrive(location, 0, !replace);
    },
    setQuery(query, { isStep = false } = {}) {
      const location = { ...$location.get(), query: query.replace(/^\?/, "") };
      if (isStep) {
        page.clearTimeout(keeping);
        keepScroll();
      }
      write(location, !isStep, isStep ? 0 : page.scrollY);
      $location.set(location);
    },
    destroy() {
      page.clearTimeout(keeping);
      page.removeEventListener("popstate", handlePop);
      page.removeEventListener("scroll", handleScroll);
      page.removeEventListener("pagehide", keepScroll);
    },
  };
}
