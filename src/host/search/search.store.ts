import type { Session, Profile } from "../../core/session/session.ts";
import { type Hit, rankHits, type Ranked, toInnerPageHits, toPageHit } from "./hits.ts";
import { atom, type ReadableAtom } from "nanostores";
import { primeNamedEmployee } from "../../core/employees/named-employee.ts";
import type { Location } from "../../core/portal/addresses.ts";
import type { MenuEntry } from "../shell/menu.ts";
import {
  formatQuery,
  isWanted,
  type Kind,
  kinds,
  type ParsedQuery,
  parseQuery,
  placeOfKind,
  strongRank,
} from "./matching.ts";
import { createSources, screenSize, type Part, type Source } from "./sources.ts";

const mostKept = 6;

/** In memory only: a reload forgets them, and so do a sign-out and the next person. */
const kept = new WeakMap<Session, readonly Hit[]>();

/** What was opened through the search, the latest first. */
function recentsOf(session: Session): readonly Hit[] {
  return kept.get(session) ?? [];
}

function addRecent(session: Session, hit: Hit): void {
  if (!kept.has(session)) {
    const stop = session.$generation.listen(() => {
      kept.delete(session);
      stop();
    });
  }
  const others = recentsOf(session).filter(({ key }) => key !== hit.key);
  kept.set(session, [hit, ...others].slice(0, mostKept));
}

/** What an account may search. */
export interface Offer {
  /** The entries of its menu that it may open. */
  readonly pages: readonly MenuEntry[];
  readonly profile: Profile;
}

type GroupName = Kind | "recent";

/** A line of the list. */
export type Option =
  | { readonly key: string; readonly type: "hit"; readonly hit: Hit }
  /** All hits of the kind; `count` is null while the provider may have more. */
  | { readonly key: string; readonly type: "all"; readonly kind: Kind; readonly count: number | null }
  | { readonly key: string; readonly type: "further"; readonly kind: Kind }
  | { readonly key: string; readonly type: "retry"; readonly kind: Kind; readonly isRetrying: boolean };

export interface Group {
  readonly name: GroupName;
  readonly options: readonly Option[];
}

export interface SearchView {
  readonly typed: string;
  readonly parsed: ParsedQuery;
  /** The kinds that the account can search. */
  readonly offered: ReadonlySet<Kind>;
  readonly groups: readonly Group[];
  /** All options in the order of the groups. */
  readonly options: readonly Option[];
  /** Key of the option that Enter selects; null while a pending response may still add an option above it. */
  readonly active: string | null;
  /** At least one response is pending. */
  readonly isBusy: boolean;
  /** No response is pending, and there are no options. */
  readonly isNothing: boolean;
}

export interface Search {
  readonly $view: ReadableAtom<SearchView>;
  type(typed: string): void;
  /** Limits the search to a kind; if it is limited to that kind already, removes the limit. */
  limit(kind: Kind): void;
  activate(key: string): void;
  /** Performs an option, as a click on it does. */
  take(key: string): void;
  /** Performs the active option, even if the view hasn't rendered it yet; before the first response it waits for one. */
  enter(): void;
  destroy(): void;
}

interface SearchOptions {
  readonly session: Session;
  readonly $offer: ReadableAtom<Offer>;
  readonly onOpen: (location: Location) => void;
  readonly typed?: string;
}

/** Number of hits per kind while all kinds are shown. */
const fewHits = 5;

/** Up to this length of the text employees rank above pages (`fat`: Fatma before `Fatura Bilgileri`); longer texts rank pages first. */
const lettersForPeople = 3;
const peopleFirst: readonly Kind[] = ["employee", ...kinds.filter((kind) => kind !== "employee")];

/** State of one kind: its hits, ranked. */
interface Answer {
  readonly kind: Kind;
  readonly ranked: readonly Ranked[];
  readonly part: Part | null;
}

const isStrong = (ranked: readonly Ranked[]) => (ranked[0]?.rank ?? 0) >= strongRank;

export function createSearch({ session, $offer, onOpen, typed: first = "" }: SearchOptions): Search {
  const isDemo = $offer.get().profile.accountType === "demo";
  let typed = first;
  let screens = 1;
  /** Key of the option that the user has moved to by keyboard or pointer. */
  let chosen: string | null = null;
  /** Enter was pressed before the first answer: the first hit is opened when it arrives. */
  let isTaking = false;
  let isPaused = false;
  const sources: readonly Source[] = createSources(session, isDemo, () => update());
  const sourceOf = (kind: Kind) => sources.find((source) => source.kinds.includes(kind));
  const $view = atom<SearchView>(look());

  function offeredKinds({ pages }: Offer): ReadonlySet<Kind> {
    const names = new Set(pages.map(({ name }) => name));
    const has = (kind: Kind) => kind === "page" || (names.has(placeOfKind[kind]) && sourceOf(kind) !== undefined);
    return new Set(kinds.filter(has));
  }

  function answer(kind: Kind, { text, kind: only }: ParsedQuery, pages: readonly Hit[]): Answer {
    if (kind === "page") {
      const ranked = rankHits(pages, text);
      // A match in the middle of a page's name would put the page before people: only beginnings of words count.
      return { kind, part: null, ranked: only ? ranked : ranked.filter(({ rank }) => rank >= strongRank) };
    }
    const part = sourceOf(kind)?.part() ?? null;
    const hits = part?.hits.filter((hit) => hit.kind === kind) ?? [];
    return { kind, part, ranked: rankHits(hits, text, kind === "employee" && part?.isAnswer === true) };
  }

  function toOptions({ kind, ranked, part }: Answer, isAlone: boolean): readonly Option[] {
    const limit = isAlone ? screens * screenSize : fewHits;
    const options: Option[] = ranked.slice(0, limit).map(({ hit }) => ({ key: hit.key, type: "hit", hit }));
    const hasMore = part?.hasMore === true;
    if (part?.isFailed) options.push({ key: `retry ${kind}`, type: "retry", kind, isRetrying: part.isRetrying });
    else if (isAlone && (hasMore || ranked.length > limit))
      options.push({ key: `further ${kind}`, type: "further", kind });
    else if (ranked.length > limit)
      options.push({ key: `all ${kind}`, type: "all", kind, count: hasMore ? null : ranked.length });
    return options;
  }

  /** Whether an answer that is still pending could be listed above `before`. `answers` are in the order of the groups. */
  function isOpen(answers: readonly Answer[], before: Answer): boolean {
    const last = answers.findIndex(({ kind }) => kind === before.kind);
    return answers.some(({ part }, index) => part?.isPending && (!isStrong(before.ranked) || index <= last));
  }

  function look(): SearchView {
    const offer = $offer.get();
    const offered = offeredKinds(offer);
    const parsed = parseQuery(typed, offered);
    const isIdle = parsed.kind === null && parsed.text === "";
    const menuPages = offer.pages.map((entry) => toPageHit(entry, offer.profile));
    const pages = [...menuPages, ...offer.pages.flatMap(toInnerPageHits)];
    const allowed = recentsOf(session).filter(
      ({ kind, key }) => offered.has(kind) && (kind !== "page" || pages.some((page) => page.key === key)),
    );
    const recent = rankHits(allowed, parsed.text).filter(
      ({ hit, rank }) => rank >= strongRank && (parsed.kind === null || hit.kind === parsed.kind),
    );
    // In the order in which they were opened, the latest first.
    const recentHits = allowed.filter((hit) => recent.some((found) => found.hit === hit));
    const known = new Set(recentHits.map(({ key }) => key));
    const order = parsed.text.length > lettersForPeople ? kinds : peopleFirst;
    const asked = order.filter((kind) => offered.has(kind) && (isIdle ? kind === "page" : isWanted(kind, parsed)));
    const answers = asked.map((kind) => answer(kind, parsed, isIdle ? menuPages : pages));
    const shown = answers.map((found) => ({ ...found, ranked: found.ranked.filter(({ hit }) => !known.has(hit.key)) }));
    const ordered = isIdle
      ? shown
      : [...shown.filter(({ ranked }) => isStrong(ranked)), ...shown.filter(({ ranked }) => !isStrong(ranked))];
    const groups: Group[] = [
      { name: "recent" as const, options: recentHits.map((hit): Option => ({ key: hit.key, type: "hit", hit })) },
      ...ordered.map((found) => ({ name: found.kind, options: toOptions(found, parsed.kind !== null || isIdle) })),
    ].filter(({ options }) => options.length > 0);
    const options = groups.flatMap((group) => group.options);
    const isBusy = answers.some(({ part }) => part?.isPending);
    const top = ordered.find(({ ranked }) => ranked.length > 0);
    const isSettled = recentHits.length > 0 || (top ? !isOpen(answers, top) : !isBusy);
    const leader = options.find(({ type }) => type === "hit") ?? options[0];
    const active = options.some(({ key }) => key === chosen) ? chosen : isSettled ? (leader?.key ?? null) : null;
    const isNothing = options.length === 0 && !isBusy;
    return { typed, parsed, offered, groups, options, active, isBusy, isNothing };
  }

  function update(): void {
    if (isPaused) return;
    $view.set(look());
    if (!isTaking) return;
    const { active, isBusy, options } = $view.get();
    const option = options.find(({ key }) => key === active);
    if (option?.type === "hit") take(option.key);
    else if (option || !isBusy) isTaking = false;
  }

  /** Passes the current text to the sources. */
  function follow(): void {
    isPaused = true;
    const offered = offeredKinds($offer.get());
    const parsed = parseQuery(typed, offered);
    for (const source of sources) {
      const wanted = source.kinds.some((kind) => offered.has(kind) && isWanted(kind, parsed));
      source.want(wanted && !(parsed.kind === null && parsed.text === "") ? { text: parsed.text, screens } : null);
    }
    isPaused = false;
    update();
  }

  function write(next: string): void {
    [typed, screens, chosen, isTaking] = [next, 1, null, false];
    follow();
  }

  function take(key: string): void {
    isTaking = false;
    const option = $view.get().options.find((other) => other.key === key);
    if (!option) return;
    if (option.type === "hit") {
      const { kind, employee, location } = option.hit;
      const loadedAt = option.hit.loadedAt ?? sourceOf(kind)?.part().loadedAt ?? 0;
      addRecent(session, { ...option.hit, loadedAt });
      if (employee) primeNamedEmployee(session, { employee, isDemo, loadedAt });
      onOpen(location);
    } else if (option.type === "all") {
      write(formatQuery(option.kind, $view.get().parsed.text));
    } else if (option.type === "further") {
      screens += 1;
      // The further options are added below this one.
      const { options } = $view.get();
      chosen = options[options.indexOf(option) - 1]?.key ?? null;
      follow();
    } else if (!option.isRetrying) {
      sourceOf(option.kind)?.retry();
    }
  }

  const stopOffer = $offer.listen(follow);
  follow();
  return {
    $view,
    type: write,
    limit(kind) {
      const { parsed } = $view.get();
      write(formatQuery(parsed.kind === kind ? null : kind, parsed.text));
    },
    activate(key) {
      chosen = key;
      $view.set({ ...$view.get(), active: key });
    },
    take,
    enter() {
      const { active, isBusy } = $view.get();
      if (active === null) isTaking = isBusy;
      else take(active);
    },
    destroy() {
      isPaused = true;
      stopOffer();
      for (const source of sources) source.destroy();
    },
  };
}
