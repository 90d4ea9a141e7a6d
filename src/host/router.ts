import { atom, type ReadableAtom } from "nanostores";
import { createLayerStore, type LayerStore } from "../core/platform/layers.ts";
import { type Location, parseLocation, toAddressOf } from "../core/portal/addresses.ts";
import {
  countUnnamed,
  createHistoryTravel,
  type Entry,
  type LayerNames,
  readEntry,
  trim,
  unnamed,
  without,
  withoutParameters,
} from "./history.ts";

/*
 * The current location: addresses, scroll positions, layers that Back closes, and navigation that may be refused. Why no
 * router library: docs/decisions/0018-own-code-beside-libraries.md.
 */

/** A visit of a place. `number` grows with every change of place, for the effects that move focus and title. */
interface Visit {
  readonly number: number;
  /** Scroll position of the history entry that was returned to, px; else 0. */
  readonly scroll: number;
}

export interface Router {
  readonly $location: ReadableAtom<Location>;
  readonly $visit: ReadableAtom<Visit>;
  /** The page is in a frame (`?embed=1`). Addresses keep the parameter, locations never have it. */
  readonly isEmbedded: boolean;
  /** The embedding page requests the search (`?embed=search`). */
  readonly hasFrameSearch: boolean;
  open(location: Location, options?: { readonly replace?: boolean }): void;
  /**
   * Changes the query of the current location: replaces the address without moving focus or scroll position. A step gets
   * its own entry, and so does a layer named by a parameter: Back closes it, and closing it goes back to the entry below.
   */
  setQuery(query: string, options?: { readonly isStep?: boolean; readonly layers?: readonly LayerNames[] }): void;
  destroy(): void;
}

const nowhere: Location = { name: "not-found", params: {}, query: "" };

const isSamePlace = (a: Location, b: Location) =>
  a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);

interface RouterOptions {
  readonly page?: Window;
  /** Called before a place is left. Calls `go` at once or after a confirmation; false: not at once. */
  readonly leave?: (go: () => void) => boolean;
  /** The open layers of the page. */
  readonly layers?: LayerStore;
}

const leaveAtOnce = (go: () => void) => {
  go();
  return true;
};

export function createRouter({
  page = window,
  leave = leaveAtOnce,
  layers: openLayers = createLayerStore(),
}: RouterOptions = {}): Router {
  const { history } = page;
  const embedding = embeddingOf(page.location.search);
  const read = (): Location | null => {
    const location = parseLocation(page.location.pathname + page.location.search);
    return location && { ...location, query: withoutEmbedding(location.query) };
  };
  const first = readEntry(history.state);
  const $location = atom<Location>(read() ?? nowhere);
  const $visit = atom<Visit>({ number: 0, scroll: first.shuttleScroll ?? 0 });
  let index = first.shuttleIndex ?? 0;
  /** Layers of the current entry. */
  let layers = first.shuttleLayers ?? [];
  /** The additional parameters of a named layer. */
  const companions = new Map<string, readonly string[]>();
  const travel = createHistoryTravel(history);
  const { whenThere } = travel;
  // The browser would restore the scroll position before the content is rendered.
  history.scrollRestoration = "manual";

  const toEntry = (scroll: number): Entry => ({ shuttleScroll: scroll, shuttleIndex: index, shuttleLayers: layers });
  const keepScroll = (scroll = page.scrollY) => history.replaceState(toEntry(scroll), "");
  const write = (isNew: boolean, scroll: number) => {
    const location = $location.get();
    // An unescaped `#` in a query would end it.
    const address = toAddressOf({ ...location, query: location.query.replaceAll("#", "%23") });
    const shown = embedding ? withEmbedding(address, embedding) : address;
    if (isNew) history.pushState(toEntry(scroll), "", shown);
    else history.replaceState(toEntry(scroll), "", shown);
  };

  /**
   * Writes the current location with the layers `next` to the entry at `delta` from the current entry.
   * @param from scroll position of the current entry, px; `to`: of the target entry
   */
  const settle = (delta: number, next: readonly string[], from = page.scrollY, to = from) => {
    page.clearTimeout(keeping);
    if (delta > 0) keepScroll(from);
    for (let left = delta; left > 0; left -= 1) {
      index += 1;
      layers = next.slice(0, next.length - left + 1);
      write(true, to);
    }
    const replace = () => {
      index += delta;
      layers = next;
      write(false, to);
    };
    if (delta === 0) replace();
    else if (delta < 0) travel.go(delta, replace);
  };
  const pushLayers = (next: readonly string[]) => settle(next.length - layers.length, next);

  /**
   * Leaves a place with its layers: goes back over their entries, so that the next place's entry follows this place's
   * own.
   */
  const leaveLayers = (distance: 0 | 1, from: number) => {
    const left = trim(layers);
    const extra = layers.length - left.length;
    if (extra < 2) settle(distance - extra, [], from, 0);
    else {
      travel.go(-extra, () => {
        index -= extra;
        layers = left;
        settle(distance, [], from, 0);
      });
    }
  };

  /** Adds or removes entries until there is one for each open layer. */
  const followLayers = () => {
    const missing = openLayers.$count.get() - countUnnamed(layers);
    if (missing > 0) pushLayers([...layers, ...Array.from({ length: missing }, () => unnamed)]);
    else if (missing < 0) pushLayers(without(layers, -missing));
  };
  // Deferred, because a closing layer is often replaced by another one, such as a menu by the dialog selected in it.
  let following = 0;
  const followSoon = () => {
    page.clearTimeout(following);
    following = page.setTimeout(() => whenThere(followLayers), 0);
  };
  const stopLayers = openLayers.$count.listen((count) => {
    if (count > countUnnamed(layers)) whenThere(followLayers);
    else followSoon();
  });

  // On `popstate` the entry that was left can't be changed any more, so its scroll position is saved continuously.
  let keeping = 0;
  const handleScroll = () => {
    page.clearTimeout(keeping);
    keeping = page.setTimeout(() => whenThere(() => keepScroll()), 150);
  };

  const handleHide = () => keepScroll();

  const arrive = (location: Location, scroll: number, isWanted = false) => {
    const isVisit = isWanted || !isSamePlace(location, $location.get());
    if (isVisit) $visit.set({ number: $visit.get().number + 1, scroll });
    $location.set(location);
  };

  /** Closes the layers above `next` after Back; the query keeps all parameters that don't belong to them. */
  const popLayers = (next: readonly string[]) => {
    const closed = layers.slice(next.length);
    const location = $location.get();
    const names = closed.flatMap((name) => (name === unnamed ? [] : [name, ...(companions.get(name) ?? [])]));
    layers = next;
    $location.set({ ...location, query: withoutParameters(location.query, names) });
    write(false, page.scrollY);
    // A layer that the user closed at the same moment is no longer counted.
    openLayers.close(openLayers.$count.get() - countUnnamed(next));
    // A layer that refused to close is still open and needs its entry again.
    followSoon();
  };

  const followHistory = (state: unknown) => {
    const location = read();
    const entry = readEntry(state);
    const target = entry.shuttleIndex ?? index;
    const next = entry.shuttleLayers ?? [];
    const delta = target - index;
    const isHere = location !== null && isSamePlace(location, $location.get());
    if (isHere && delta < 0 && delta === next.length - layers.length && next.every((name, at) => name === layers[at])) {
      index = target;
      popLayers(next);
      return;
    }
    // An unnamed layer can't be opened again.
    const dead = delta === 0 ? -1 : next.indexOf(unnamed);
    if (dead >= 0) {
      history.go(dead - next.length);
      return;
    }
    const follow = () => {
      index = target;
      layers = next;
      if (isHere) openLayers.close(openLayers.$count.get() - countUnnamed(next));
      arrive(location ?? nowhere, entry.shuttleScroll ?? 0);
      if (!location) write(false, 0);
      followSoon();
    };
    // An entry of another page, or the same place with another query: the place is not left.
    if (delta === 0 || isHere) {
      follow();
      return;
    }
    let isAsked = false;
    const go = () => {
      // Continues from the entry of the question's dialog.
      if (isAsked) whenThere(() => travel.go(target - index, () => followHistory(history.state)));
      else follow();
    };
    // No entry may be written until the browser is back at the entry where the question is asked.
    travel.hold();
    const isGone = leave(go);
    isAsked = true;
    if (isGone) travel.release();
    else travel.go(-delta, () => undefined);
  };

  const handlePop = (event: PopStateEvent) => {
    page.clearTimeout(keeping);
    if (!travel.arrive()) followHistory(event.state);
  };

  if (!read()) write(false, 0);
  page.addEventListener("popstate", handlePop);
  page.addEventListener("scroll", handleScroll, { passive: true });
  page.addEventListener("pagehide", handleHide);
  // After a reload the unnamed layers are gone.
  if (layers.includes(unnamed)) {
    pushLayers(layers.slice(0, layers.indexOf(unnamed)));
  }

  return {
    $location,
    $visit,
    isEmbedded: embedding !== null,
    hasFrameSearch: embedding === "embed=search",
    open(location, { replace = false } = {}) {
      const isHere = toAddressOf(location) === toAddressOf($location.get());
      const from = page.scrollY;
      arrive(location, 0, !replace);
      whenThere(() => leaveLayers(replace || isHere ? 0 : 1, from));
      followSoon();
    },
    setQuery(query, { isStep = false, layers: known = [] } = {}) {
      const before = new URLSearchParams($location.get().query);
      $location.set({ ...$location.get(), query: query.replace(/^\?/, "") });
      const after = new URLSearchParams($location.get().query);
      for (const [name, ...others] of known) companions.set(name, others);
      const names = known.map(([name]) => name);
      const opened = names.filter((name) => after.has(name) && !before.has(name));
      const closed = new Set(names.filter((name) => before.has(name) && !after.has(name)));
      whenThere(() => {
        if (isStep) {
          leaveLayers(1, page.scrollY);
          return;
        }
        const rest = layers.filter((name) => !closed.has(name));
        pushLayers(opened.length > 0 ? [...trim(rest), ...opened] : rest);
      });
      followSoon();
    },
    destroy() {
      page.clearTimeout(keeping);
      page.clearTimeout(following);
      stopLayers();
      page.removeEventListener("popstate", handlePop);
      page.removeEventListener("scroll", handleScroll);
      page.removeEventListener("pagehide", handleHide);
    },
  };
}

/**
 * `?embed=1`: the page is in a frame of another page, without header and menu; `?embed=search`: with the search (docs/frame.md).
 */
const parameters = ["embed=1", "embed=search"] as const;
type Embedding = (typeof parameters)[number];

/** The embedding parameter of a query; null: none, the page isn't embedded in a frame. */
export function embeddingOf(search: string): Embedding | null {
  const given = search.replace(/^\?/, "").split("&");
  return parameters.find((parameter) => given.includes(parameter)) ?? null;
}

/** The query without the embedding parameter, which is meant for the page, not for its areas. */
function withoutEmbedding(query: string): string {
  const known: readonly string[] = parameters;
  return query
    .split("&")
    .filter((part) => !known.includes(part))
    .join("&");
}

/** The address with the embedding parameter added. */
function withEmbedding(address: string, embedding: Embedding): string {
  return `${address}${address.includes("?") ? "&" : "?"}${embedding}`;
}
