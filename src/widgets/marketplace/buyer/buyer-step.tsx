import { useStore } from "@nanostores/react";
import { useCallback, useMemo, useState } from "react";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { marketplaceMessages as texts } from "../marketplace.messages.ts";
import type { Marketplace } from "../marketplace.store.ts";
import requestsCss from "../requests/requests.css?inline";
import css from "./buyer.css?inline";
import type { Buyer } from "./buyer.store.ts";
import { LineList } from "./line-list.tsx";

const buyerStyles = [requestsCss, css].map(styles);
// The code of detail, map and dialogs.
const pageCode = lazyModule(() => import("../detail/buyer-page.tsx"));
const skeleton = <Skeleton height={480} />;

/** The lines of a search: list, detail, map. */
export function BuyerStep({ store }: { readonly store: Marketplace }) {
  useStyles(...buyerStyles);
  const buyer = useStore(store.$buyer);
  const isForgotten = useStore(store.$isForgotten);
  if (isForgotten) return <Forgotten store={store} />;
  return buyer ? <BuyerLines key={buyer.serial} store={store} buyer={buyer} /> : <Waiting store={store} />;
}

/** Shown after a reload, while the search in the query is looked up. */
function Waiting({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.past.$load);
  return (
    <div className="market-inset">
      <AsyncPanel
        load={load}
        failedTitle={texts.pastFailed}
        onRetry={() => void store.past.refresh()}
        skeleton={skeleton}
      >
        {() => skeleton}
      </AsyncPanel>
    </div>
  );
}

function Forgotten({ store }: { readonly store: Marketplace }) {
  return (
    <div className="market-inset">
      <div className="card" part="card">
        <EmptyPanel title={texts.forgotten}>
          <p>{texts.forgottenHelp}</p>
          <button type="button" className="button small" onClick={() => store.goTo("search")}>
            {texts.newSearch}
          </button>
        </EmptyPanel>
      </div>
    </div>
  );
}

function BuyerLines({ store, buyer }: { readonly store: Marketplace; readonly buyer: Buyer }) {
  const [hoveredId, setHovered] = useState<string | null>(null);
  const hover = useCallback((lineId: string | null) => setHovered(lineId), []);
  const list = useMemo(() => <LineList store={store} buyer={buyer} onHover={hover} />, [store, buyer, hover]);
  const openBulk = () => {
    store.goTo("search", "bulk");
    store.bulk.ask();
  };
  return (
    <div className="market-buyer">
      <LatePart code={pageCode} failedTitle={texts.partFailed} skeleton={skeleton}>
        {({ BuyerPage }) => (
          <BuyerPage
            desk={buyer.desk}
            list={list}
            hoveredId={hoveredId}
            onNewSearch={store.startAfresh}
            onBulk={openBulk}
          />
        )}
      </LatePart>
    </div>
  );
}
