/*
 * Where the person is. Not @nanostores/router: with `links: false` nothing is left of it but the matching, and that loses
 * repeated parameters, throws on a malformed `%` and matches case-insensitively, while `core/portal/addresses.ts`
 * has to know the places anyway for guards and links. What a page still needs from a router is this file.
 */
import { atom, type ReadableAtom } from "nanostores";
import { createLayerDesk, type LayerDesk } from "../core/platform/layers.ts";
import { type Location, parseLocation, toAddressOf } from "../core/portal/addresses.ts";
import {
  countUnnamed,
  type Entry,
  type LayerNames,
  readEntry,
  trim,
  unnamed,
  without,
  withoutParameters,
} from "./entries.ts";
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
  /**
   * Same place, other query: replaces the address, moves neither focus nor scroll. A step is an entry of its own. So is a layer
   * that a parameter names: Back closes it, and closing it leads back to the entry below.
   */
  setQuery(query: string, options?: { readonly isStep?: boolean; readonly layers?: readonly LayerNames[] }): void;
  destroy(): void;
}

const nowhere: Location = { name: "not-found", params: {}, query: "" };

const isSamePlace = (a: Location, b: Location) =>
  a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);

interface RouterOptions {
  readonly page?: Window;
  /** Leads away from a place by `go`, now or when the person has said so; false: not now. */
  readonly leave?: (go: () => void) => boolean;
  /** What lies over the page. */
  readonly layers?: LayerDesk;
}

const leaveAtOnce = (go: () => void) => {
  go();
  return true;
};

export function createRouter({
  page = window,
  leave = leaveAtOnce,
  layers: desk = createLayerDesk(),
}: RouterOptions = {}): Router {
  const { history } = page;
  const isEmbedded = isEmbedding(page.location.search);
  const read = (): Location | null => {
    const location = parseLocation(page.location.pathname + page.location.search);
    return location && { ...location, query: withoutEmbedding(location.query) };
  };
  const first = readEntry(history.state);
  const $location = atom<Location>(read() ?? nowhere);
  const $visit = atom<Visit>({ number: 0, scroll: first.shuttleScroll ?? 0 });
  let index = first.shuttleIndex ?? 0;
  /** Of the entry where we are. */
  let layers = first.shuttleLayers ?? [];
  /** The parameters that go with a named layer. */
  const companions = new Map<string, readonly string[]>();
  /** The browser is on its way to another entry by our own wish: what is to be done there, and what waits until then. */
  let arrival: (() => void) | null = null;
  let waiting: (() => void)[] = [];
  // The browser would scroll before the content is there again.
  history.scrollRestoration = "manual";

  const toEntry = (scroll: number): Entry => ({ shuttleScroll: scroll, shuttleIndex: index, shuttleLayers: layers });
  const keepScroll = (scroll = page.scrollY) => history.replaceState(toEntry(scroll), "");
  const write = (isNew: boolean, scroll: number) => {
    const location = $location.get();
    // A `#` inside of a query would cut the address there.
    const address = toAddressOf({ ...location, query: location.query.replaceAll("#", "%23") });
    const shown = isEmbedded ? withEmbedding(address) : address;
    if (isNew) history.pushState(toEntry(scroll), "", shown);
    else history.replaceState(toEntry(scroll), "", shown);
  };

  const whenThere = (act: () => void) => {
    if (arrival) waiting.push(act);
    else act();
  };
  const proceed = () => {
    arrival = null;
    const acts = waiting;
    waiting = [];
    for (const act of acts) whenThere(act);
  };
  const travel = (delta: number, there: () => void) => {
    arrival = there;
    history.go(delta);
  };
  /**
   * Makes the entry that lies `delta` from here that of the present location, with these layers over it.
   * @param from where the person had scrolled to here, and `to`, where they are there
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
    else if (delta < 0) travel(delta, replace);
  };
  const cover = (next: readonly string[]) => settle(next.length - layers.length, next);

  /** What lies over the place goes with it, and so do its entries: the next place is that many entries above its own. */
  const leaveLayers = (distance: 0 | 1, from: number) => {
    const left = trim(layers);
    const extra = layers.length - left.length;
    if (extra < 2) settle(distance - extra, [], from, 0);
    else {
      travel(-extra, () => {
        index -= extra;
        layers = left;
        settle(distance, [], from, 0);
      });
    }
  };

  /** One entry for each layer that is open. */
  const followDesk = () => {
    const missing = desk.$count.get() - countUnnamed(layers);
    if (missing > 0) cover([...layers, ...Array.from({ length: missing }, () => unnamed)]);
    else if (missing < 0) cover(without(layers, -missing));
  };
  // A layer that closes often makes room for another: a menu for what was chosen in it.
  let following = 0;
  const followSoon = () => {
    page.clearTimeout(following);
    following = page.setTimeout(() => whenThere(followDesk), 0);
  };
  const stopDesk = desk.$count.listen((count) => {
    if (count > countUnnamed(layers)) whenThere(followDesk);
    else followSoon();
  });

  // The entry that is left can't be written to any more once `popstate` has come, so it is kept up to date.
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

  /** Back has taken away what lay on top: the rest of the query stays as it is now. */
  const uncover = (next: readonly string[]) => {
    const closed = layers.slice(next.length);
    const location = $location.get();
    const names = closed.flatMap((name) => (name === unnamed ? [] : [name, ...(companions.get(name) ?? [])]));
    layers = next;
    $location.set({ ...location, query: withoutParameters(location.query, names) });
    write(false, page.scrollY);
    desk.close(countUnnamed(closed));
    // What refuses to go lies there still.
    followSoon();
  };

  const meet = (state: unknown) => {
    const location = read();
    const entry = readEntry(state);
    const target = entry.shuttleIndex ?? index;
    const next = entry.shuttleLayers ?? [];
    const delta = target - index;
    const isHere = location !== null && isSamePlace(location, $location.get());
    if (isHere && delta < 0 && delta === next.length - layers.length && next.every((name, at) => name === layers[at])) {
      index = target;
      uncover(next);
      return;
    }
    // Nothing brings back what lay here.
    const dead = delta === 0 ? -1 : next.indexOf(unnamed);
    if (dead >= 0) {
      history.go(dead - next.length);
      return;
    }
    const follow = () => {
      index = target;
      layers = next;
      if (isHere) desk.close(desk.$count.get() - countUnnamed(next));
      arrive(location ?? nowhere, entry.shuttleScroll ?? 0);
      if (!location) write(false, 0);
      followSoon();
    };
    // An entry that isn't ours, or the same place with another query, is no way out.
    if (delta === 0 || isHere) {
      follow();
      return;
    }
    let isAsked = false;
    const go = () => {
      // From the entry of the question itself.
      if (isAsked) whenThere(() => travel(target - index, () => meet(history.state)));
      else follow();
    };
    // Until we are back where the question is asked, nothing is written.
    arrival = () => undefined;
    const isGone = leave(go);
    isAsked = true;
    if (isGone) proceed();
    else travel(-delta, () => undefined);
  };

  const handlePop = (event: PopStateEvent) => {
    page.clearTimeout(keeping);
    if (!arrival) {
      meet(event.state);
      return;
    }
    const there = arrival;
    arrival = null;
    there();
    if (!arrival) proceed();
  };

  if (!read()) write(false, 0);
  page.addEventListener("popstate", handlePop);
  page.addEventListener("scroll", handleScroll, { passive: true });
  page.addEventListener("pagehide", handleHide);
  // Loaded anew, the page has none of the layers that no address brings back.
  if (layers.includes(unnamed)) {
    cover(layers.slice(0, layers.indexOf(unnamed)));
  }

  return {
    $location,
    $visit,
    isEmbedded,
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
        cover(opened.length > 0 ? [...trim(rest), ...opened] : rest);
      });
      followSoon();
    },
    destroy() {
      page.clearTimeout(keeping);
      page.clearTimeout(following);
      stopDesk();
      page.removeEventListener("popstate", handlePop);
      page.removeEventListener("scroll", handleScroll);
      page.removeEventListener("pagehide", handleHide);
    },
  };
}
