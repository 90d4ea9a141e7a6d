import { atom } from "nanostores";
import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { createLineStore, type LineStore } from "../../../core/marketplace/line/line-store.ts";
import { type LineOrder, lineOrders } from "../../../core/marketplace/line/figures.ts";
import { createLineSearch, type LineSearch } from "../../../core/marketplace/line/line-search.ts";
import { createRouteRequest } from "../../../core/marketplace/requests.ts";
import { toUrlQuery } from "../../../core/portal/query.ts";
import type { Scope } from "../../../core/query/scope.ts";

/** Landing page, search, list of lines. */
export type Step = "start" | "search" | "lines";
export type SearchTab = "seat" | "bulk" | "requests";

/** The state kept in `query`. No names and no addresses of people: a query ends up in histories and logs. */
export interface MarketplaceState {
  readonly step: Step;
  readonly tab: SearchTab;
  /** Id of the search whose lines are shown; null: a new one that has no answer yet. */
  readonly search: string | null;
  /** The line that is open (`route_unique_id`). */
  readonly line: string | null;
  /** What a narrow slot shows of the open line. */
  readonly pane: "detail" | "map";
  readonly order: LineOrder;
  /** Id of the employee a link asks to search for; not written, since another may be chosen then. */
  readonly passenger: string | null;
  /** The portal's own parameter `enabled=true`, kept unchanged: without it the portal redirects to the overview. */
  readonly enabled: string | null;
}

const paths: Readonly<Record<Step, string | null>> = { start: null, search: "search-page", lines: "buyer-page" };
const steps: readonly Step[] = ["start", "search", "lines"];
const tabs: readonly SearchTab[] = ["seat", "bulk", "requests"];

/** @param usual the step when the query names none */
export function readState(query: string, usual: Step): MarketplaceState {
  const parameters = new URLSearchParams(query);
  const path = parameters.get("path");
  return {
    step: steps.find((step) => path !== null && paths[step] === path) ?? usual,
    tab: tabs.find((tab) => tab === parameters.get("tab")) ?? "seat",
    search: parameters.get("search") || null,
    line: parameters.get("line") || null,
    pane: parameters.get("view") === "map" ? "map" : "detail",
    order: lineOrders.find((order) => order === parameters.get("sort")) ?? "provider",
    passenger: parameters.get("passenger") || null,
    enabled: parameters.get("enabled"),
  };
}

/** Writes only the values that belong to the step and differ from their default. */
export function writeState({ step, tab, search, line, pane, order, enabled }: MarketplaceState): string {
  return toUrlQuery({
    enabled,
    path: paths[step],
    ...(step === "search" && { tab: tab === "seat" ? null : tab }),
    ...(step === "lines" && {
      search,
      line,
      view: line !== null && pane === "map" ? pane : null,
      sort: order === "provider" ? null : order,
    }),
  });
}

/** The search whose lines are shown, and the selection among them. */
export interface Buyer {
  /** Changes with every search, also when the same one is repeated. */
  readonly serial: number;
  readonly search: MarketplaceSearch;
  readonly lines: LineSearch;
  readonly lineStore: LineStore;
  /** "Rota İsteği Gönder", for a search without results. */
  readonly routeRequest: ReturnType<typeof createRouteRequest>;
}

type Shown = Pick<MarketplaceState, "line" | "pane" | "order">;

interface BuyerSearchOptions {
  /** Called when a person chooses a line, a pane or an order. */
  readonly onChange: (shown: Shown) => void;
  /** Called with the provider's id of the search. */
  readonly onNamed: (pastSearchId: string) => void;
}

/** Creates the searches of the buyer page; one is current at a time. */
export function createBuyerSearches(scope: Scope, { onChange, onNamed }: BuyerSearchOptions) {
  const $buyer = atom<Buyer | null>(null);
  let serial = 0;
  /** The life of the current search. */
  let part = scope.child();
  /** The state last shown or notified, so that `show` and `onChange` don't trigger each other. */
  let shown = "";

  const show = ({ lines, lineStore }: Buyer, { line, pane, order }: Shown) => {
    shown = JSON.stringify({ line, pane, order } satisfies Shown);
    lines.setOrder(order);
    lineStore.choose(line);
    lineStore.showPane(pane);
  };

  const endPart = () => {
    const before = part;
    part = scope.child();
    before.end();
  };

  return {
    $buyer,
    open(search: MarketplaceSearch, start: Shown) {
      endPart();
      const lines = createLineSearch(part, search);
      serial += 1;
      const lineStore = createLineStore(part, lines);
      const buyer = { serial, search, lines, lineStore, routeRequest: createRouteRequest(scope.session) };
      show(buyer, start);
      let isPending = false;
      // Notifies once per task, even if a click changes several stores. In a microtask: a later notification would see no change
      // when a person goes back and chooses the same line again.
      const notify = () => {
        if (isPending) return;
        isPending = true;
        queueMicrotask(() => {
          isPending = false;
          const next: Shown = { line: lineStore.$chosen.get(), pane: lineStore.$pane.get(), order: lines.$order.get() };
          if ($buyer.get() !== buyer || JSON.stringify(next) === shown) return;
          shown = JSON.stringify(next);
          onChange(next);
        });
      };
      let named: string | null = null;
      const stops = [
        lineStore.destroy,
        lineStore.$chosen.listen(notify),
        lineStore.$pane.listen(notify),
        lines.$order.listen(notify),
        lines.$view.subscribe(({ pastSearchId }) => {
          if (pastSearchId === null || pastSearchId === named) return;
          named = pastSearchId;
          onNamed(pastSearchId);
        }),
      ];
      for (const stop of stops) part.onEnd(stop);
      $buyer.set(buyer);
    },
    close() {
      endPart();
      $buyer.set(null);
    },
    /** Applies the state of the query. */
    show(state: Shown) {
      const buyer = $buyer.get();
      if (buyer) show(buyer, state);
    },
  };
}
