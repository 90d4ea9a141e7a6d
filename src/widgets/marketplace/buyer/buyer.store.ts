import { atom, batched } from "nanostores";
import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { createLineDesk, type LineDesk } from "../../../core/marketplace/line-desk.ts";
import { createLineSearch, type LineSearch } from "../../../core/marketplace/line-search.ts";
import { createRouteRequest } from "../../../core/marketplace/requests.ts";
import type { Query } from "../../../core/query/query.ts";
import type { Session } from "../../../core/session/session.ts";
import type { MarketplaceState } from "../marketplace-state.model.ts";

/** One search whose lines are shown, and what is chosen among them. */
export interface Buyer {
  /** Another one with every search, also when the same is asked again. */
  readonly serial: number;
  readonly search: MarketplaceSearch;
  readonly lines: LineSearch;
  readonly desk: LineDesk;
  /** All that it shows. */
  readonly queries: readonly Query<unknown>[];
  /** "Rota İsteği Gönder", for a search that finds nothing. */
  readonly wish: ReturnType<typeof createRouteRequest>;
}

type Shown = Pick<MarketplaceState, "line" | "pane" | "order">;

interface BuyerDeskOptions {
  /** A person has chosen a line, a pane or an order. */
  readonly onChange: (shown: Shown) => void;
  /** The provider has named the search. */
  readonly onNamed: (pastSearchId: string) => void;
}

/** The buyer page's searches, one at a time. */
export function createBuyerDesk(session: Session, { onChange, onNamed }: BuyerDeskOptions) {
  const $buyer = atom<Buyer | null>(null);
  let serial = 0;
  let stops: readonly (() => void)[] = [];
  /** What was last shown or told, so that neither side answers its own echo. */
  let shown = "";

  const close = () => {
    for (const stop of stops) stop();
    stops = [];
    $buyer.get()?.desk.destroy();
    $buyer.set(null);
  };

  const show = ({ lines, desk }: Buyer, { line, pane, order }: Shown) => {
    shown = JSON.stringify({ line, pane, order } satisfies Shown);
    lines.setOrder(order);
    desk.choose(line);
    desk.showPane(pane);
  };

  return {
    $buyer,
    open(search: MarketplaceSearch, start: Shown) {
      close();
      const lines = createLineSearch(session, search);
      serial += 1;
      const desk = createLineDesk(session, lines);
      const queries = [
        lines,
        { $load: desk.$detail, refresh: desk.refreshDetail },
        { $load: desk.$driver, refresh: desk.refreshDriver },
      ];
      const buyer = { serial, search, lines, desk, queries, wish: createRouteRequest(session) };
      show(buyer, start);
      // Told once, however many of them one press changes.
      const $shown = batched([buyer.desk.$chosen, buyer.desk.$pane, lines.$order], (line, pane, order): Shown => ({
        line,
        pane,
        order,
      }));
      let named: string | null = null;
      stops = [
        $shown.listen((next) => {
          if (JSON.stringify(next) === shown) return;
          shown = JSON.stringify(next);
          onChange(next);
        }),
        lines.$view.subscribe(({ pastSearchId }) => {
          if (pastSearchId === null || pastSearchId === named) return;
          named = pastSearchId;
          onNamed(pastSearchId);
        }),
      ];
      $buyer.set(buyer);
    },
    /** What the query says, put onto the desk. */
    show(state: Shown) {
      const buyer = $buyer.get();
      if (buyer) show(buyer, state);
    },
    destroy: close,
  };
}
