import { atom } from "nanostores";
import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { createLineDesk, type LineDesk } from "../../../core/marketplace/line/line-desk.ts";
import { createLineSearch, type LineSearch } from "../../../core/marketplace/line/line-search.ts";
import { createRouteRequest } from "../../../core/marketplace/requests.ts";
import type { Scope } from "../../../core/query/scope.ts";
import type { MarketplaceState } from "../marketplace-state.model.ts";

/** The search whose lines are shown, and the selection among them. */
export interface Buyer {
  /** Changes with every search, also when the same one is repeated. */
  readonly serial: number;
  readonly search: MarketplaceSearch;
  readonly lines: LineSearch;
  readonly desk: LineDesk;
  /** "Rota İsteği Gönder", for a search without results. */
  readonly wish: ReturnType<typeof createRouteRequest>;
}

type Shown = Pick<MarketplaceState, "line" | "pane" | "order">;

interface BuyerDeskOptions {
  /** Called when a person chooses a line, a pane or an order. */
  readonly onChange: (shown: Shown) => void;
  /** Called with the provider's id of the search. */
  readonly onNamed: (pastSearchId: string) => void;
}

/** Creates the searches of the buyer page; one is current at a time. */
export function createBuyerDesk(scope: Scope, { onChange, onNamed }: BuyerDeskOptions) {
  const $buyer = atom<Buyer | null>(null);
  let serial = 0;
  /** The life of the current search. */
  let part = scope.child();
  /** The state last shown or notified, so that `show` and `onChange` don't trigger each other. */
  let shown = "";

  const show = ({ lines, desk }: Buyer, { line, pane, order }: Shown) => {
    shown = JSON.stringify({ line, pane, order } satisfies Shown);
    lines.setOrder(order);
    desk.choose(line);
    desk.showPane(pane);
  };

  return {
    $buyer,
    open(search: MarketplaceSearch, start: Shown) {
      const before = part;
      part = scope.child();
      before.end();
      const lines = createLineSearch(part, search);
      serial += 1;
      const desk = createLineDesk(part, lines);
      const buyer = { serial, search, lines, desk, wish: createRouteRequest(scope.session) };
      show(buyer, start);
      let isPending = false;
      // Notifies once per task, even if a click changes several stores. In a microtask: a later notification would see no change
      // when a person goes back and chooses the same line again.
      const tell = () => {
        if (isPending) return;
        isPending = true;
        queueMicrotask(() => {
          isPending = false;
          const next: Shown = { line: desk.$chosen.get(), pane: desk.$pane.get(), order: lines.$order.get() };
          if ($buyer.get() !== buyer || JSON.stringify(next) === shown) return;
          shown = JSON.stringify(next);
          onChange(next);
        });
      };
      let named: string | null = null;
      const stops = [
        desk.destroy,
        desk.$chosen.listen(tell),
        desk.$pane.listen(tell),
        lines.$order.listen(tell),
        lines.$view.subscribe(({ pastSearchId }) => {
          if (pastSearchId === null || pastSearchId === named) return;
          named = pastSearchId;
          onNamed(pastSearchId);
        }),
      ];
      for (const stop of stops) part.onEnd(stop);
      $buyer.set(buyer);
    },
    /** Applies the state of the query. */
    show(state: Shown) {
      const buyer = $buyer.get();
      if (buyer) show(buyer, state);
    },
  };
}
