import { atom, computed, type ReadableAtom } from "nanostores";
import type { MarketplaceLine } from "../../api/marketplace.ts";
import {
  type LineDetail,
  type LineKey,
  fetchLineDriver,
  type LineDriver,
  lineDriverCall,
} from "../../api/marketplace-detail.ts";
import type { MarketplaceSearch } from "../../api/marketplace-values.ts";
import type { Load } from "../../query/query.ts";
import type { Session } from "../../session/session.ts";
import { lateOf, type QueryOwner, sessionOf } from "../../query/scope.ts";
import { createSwitchedQuery } from "../../query/switched-query.ts";
import { type ComparedDetails, createComparedDetails, lineDetailOf } from "./compared-details.ts";
import type { LineSearch } from "./line-search.ts";
import { createReservationStore, type ReservationStore } from "./reservation.ts";
import { createSavings, type Savings } from "./savings.ts";
import { queryOf } from "../../query/call-query.ts";

/** Maximum number of compared lines: as many as fit side by side. */
export const comparedLimit = 3;

/** Selection and comparison within the lines of one search. */
export interface LineStore {
  readonly session: Session;
  readonly subject: MarketplaceSearch["subject"];
  readonly lines: LineSearch;
  /** Id of the line that is open. */
  readonly $chosen: ReadableAtom<string | null>;
  choose(lineId: string | null): void;
  /** The card of the open line, if it is displayed. */
  readonly $line: ReadableAtom<MarketplaceLine | null>;
  readonly $detail: ReadableAtom<Load<LineDetail>>;
  readonly $driver: ReadableAtom<Load<LineDriver>>;
  refreshDetail(): Promise<void>;
  refreshDriver(): Promise<void>;
  readonly $direction: ReadableAtom<"morning" | "evening">;
  setDirection(direction: "morning" | "evening"): void;
  /** The part of the open line that a narrow layout shows. */
  readonly $pane: ReadableAtom<"detail" | "map">;
  showPane(pane: "detail" | "map"): void;
  readonly reservation: ReservationStore;
  readonly savings: Savings;
  /** The compared lines in the order of selection, at most {@link comparedLimit}. */
  readonly $compared: ReadableAtom<readonly MarketplaceLine[]>;
  /** Adds or removes a line; adding does nothing at the limit. */
  toggleCompared(line: MarketplaceLine): void;
  clearCompared(): void;
  /** Opens the comparison of the list's first lines. */
  compareFirst(): void;
  /** Details of the compared lines, which the cards don't contain. */
  readonly comparedDetails: ComparedDetails;
  readonly $isComparing: ReadableAtom<boolean>;
  /** Opens the comparison of at least two lines, or closes it. */
  compare(isComparing: boolean): void;
  destroy(): void;
}

export function createLineStore(owner: QueryOwner, lines: LineSearch): LineStore {
  const session = sessionOf(owner);
  const late = lateOf(owner);
  const $chosen = atom<string | null>(null);
  const $direction = atom<"morning" | "evening">("morning");
  const $pane = atom<"detail" | "map">("detail");
  const $compared = atom<readonly MarketplaceLine[]>([]);
  const $isComparing = atom(false);
  const detail = createSwitchedQuery<LineDetail>(owner);
  const driver = createSwitchedQuery<LineDriver>(owner);
  const $key = atom<LineKey | null>(null);

  const follow = () => {
    const [lineId, { pastSearchId }, before] = [$chosen.get(), lines.$view.get(), $key.get()];
    // While the list is fetched again, the previous id of the search is used.
    const search = pastSearchId ?? before?.pastSearchId ?? null;
    if (before?.lineId === lineId && before?.pastSearchId === search) return;
    const key = lineId === null || search === null ? null : { lineId, pastSearchId: search };
    if (key === before) return;
    $key.set(key);
    detail.ask(key && lineDetailOf(key));
    driver.ask(key && queryOf(lineDriverCall, fetchLineDriver, key));
  };
  const stops = [$chosen.listen(follow), lines.$view.subscribe(follow)];

  return {
    session,
    subject: lines.search.subject,
    lines,
    $chosen,
    choose(lineId) {
      if (lineId === $chosen.get()) return;
      $pane.set("detail");
      $chosen.set(lineId);
    },
    $line: computed([$chosen, lines.$view], (lineId, view) => view.lines.find(({ id }) => id === lineId) ?? null),
    $detail: detail.$load,
    $driver: driver.$load,
    refreshDetail: detail.refresh,
    refreshDriver: driver.refresh,
    $direction,
    setDirection: (direction) => $direction.set(direction),
    $pane,
    showPane: (pane) => $pane.set(pane),
    reservation: createReservationStore(session, { subject: lines.search.subject, $key, $detail: detail.$load }),
    savings: createSavings(late, lines.search.subject),
    $compared,
    toggleCompared(line) {
      const before = $compared.get();
      const others = before.filter(({ id }) => id !== line.id);
      if (others.length < before.length) $compared.set(others);
      else if (before.length < comparedLimit) $compared.set([...before, line]);
      if ($compared.get().length < 2) $isComparing.set(false);
    },
    comparedDetails: createComparedDetails(
      late,
      $compared,
      computed(lines.$view, ({ pastSearchId }) => pastSearchId),
    ),
    clearCompared() {
      $isComparing.set(false);
      $compared.set([]);
    },
    compareFirst() {
      $compared.set(lines.$view.get().lines.slice(0, comparedLimit));
      $isComparing.set($compared.get().length > 1);
    },
    $isComparing,
    compare: (isComparing) => $isComparing.set(isComparing && $compared.get().length > 1),
    destroy() {
      for (const stop of stops) stop();
      detail.ask(null);
      driver.ask(null);
    },
  };
}
