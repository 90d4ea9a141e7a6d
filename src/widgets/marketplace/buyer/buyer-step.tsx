import { useStore } from "@nanostores/react";
import { useCallback, useMemo, useState } from "react";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { toWriteHelp } from "../../../core/http/errors.ts";
import { type LineOrder, lineOrders } from "../../../core/marketplace/line/figures.ts";
import { linePageSize, type LineSearch } from "../../../core/marketplace/line/line-search.ts";
import { requestOf } from "../../../core/marketplace/requests.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Select } from "../../kit/field/select.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import css from "./buyer.css?inline";
import type { Buyer } from "./buyer.store.ts";
import { CompareBar, CompareFirst } from "./compare.tsx";
import { LineCard } from "./line-card.tsx";
import { buyerMessages, compareMessages, marketplaceMessages as texts } from "../marketplace.messages.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { Rejected } from "../requests/request-item.tsx";
import requestsCss from "../requests/requests.css?inline";

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
            lineStore={buyer.lineStore}
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

/** No line was found; a button asks the provider for one. */
function NoLines({ buyer: { routeRequest, lines } }: { readonly buyer: Buyer }) {
  const state = useStore(routeRequest.$state);
  const help =
    state.status === "failed"
      ? toWriteHelp(state.error, buyerMessages.routeRequestFailed, buyerMessages.routeMayBeRequested)
      : null;
  const { pastSearchId } = useStore(lines.$view);
  return (
    <EmptyPanel title={buyerMessages.none}>
      {state.status !== "done" && <p>{buyerMessages.noneHelp}</p>}
      <div role="status">
        {state.status === "done" && (
          <p className="market-requested">
            <strong>{buyerMessages.routeRequested}</strong> {buyerMessages.routeRequestedHelp}
          </p>
        )}
        {help && (
          <p>
            {help.title} {help.text}
          </p>
        )}
      </div>
      {state.status !== "done" && pastSearchId !== null && (
        <RouteRequestButton
          isRunning={state.status === "running"}
          onRequest={() => void routeRequest.send(pastSearchId)}
        />
      )}
    </EmptyPanel>
  );
}

interface RouteRequestProps {
  readonly isRunning: boolean;
  readonly onRequest: () => void;
}

/** Removed once the provider has accepted the request; the focus moves to the confirmation. */
function RouteRequestButton({ isRunning, onRequest }: RouteRequestProps) {
  return (
    <TransientButton
      className="button primary small"
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={() => !isRunning && onRequest()}
    >
      {isRunning && <span className="spinner" />}
      {isRunning ? buyerMessages.requestingRoute : buyerMessages.requestRoute}
    </TransientButton>
  );
}

const options = localized(() =>
  lineOrders.map((value) => ({ value, label: `${compareMessages.order}: ${compareMessages.orders[value]}` })),
);

/** The choice of the lines' order. */
function OrderField({ lines }: { readonly lines: LineSearch }) {
  const order = useStore(lines.$order);
  return (
    <Select<LineOrder>
      label={compareMessages.order}
      isLabelHidden
      size="small"
      value={order}
      options={options()}
      onChange={(value) => lines.setOrder(value)}
    />
  );
}

const cardSkeletons = () => (
  <div className="grid gap-10">
    <span className="visually-hidden">{buyerMessages.loading}</span>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} height={132} />
    ))}
  </div>
);

interface LineListProps {
  readonly store: Marketplace;
  readonly buyer: Buyer;
  readonly onHover: (lineId: string | null) => void;
}

/** The lines that were found, five more with each press of the button. */
function LineList({ store, buyer, onHover }: LineListProps) {
  const load = useStore(buyer.lines.$load);
  return (
    <div className="line-column grid gap-10">
      <AsyncPanel
        load={load}
        failedTitle={buyerMessages.failed}
        onRetry={() => void buyer.lines.refresh()}
        skeleton={cardSkeletons()}
      >
        {({ lines }) =>
          lines.length === 0 ? <NoLines buyer={buyer} /> : <FoundLines store={store} buyer={buyer} onHover={onHover} />
        }
      </AsyncPanel>
    </div>
  );
}

function FoundLines({ store, buyer, onHover }: LineListProps) {
  const { lines, count } = useStore(buyer.lines.$view);
  const requests = useStore(store.requests.$load);
  const { lineStore, search } = buyer;
  const requestFor = (line: MarketplaceLine) =>
    requests.status === "ready" ? requestOf(requests.data, search.subject, line.id) : null;
  const shown = lines.map((line) => ({ line, request: requestFor(line) }));
  return (
    <>
      <div className="line-head wrap split">
        <h2 className="strong">
          <span role="status">{buyerMessages.found(formatNumber(count))}</span>
        </h2>
        <span className="subtle">{buyerMessages.priceNote}</span>
      </div>
      <div className="line-tools grid gap-8">
        <OrderField lines={buyer.lines} />
        <CompareFirst lineStore={lineStore} />
      </div>
      {shown.some(({ request }) => request?.status === "rejected") && <Rejected />}
      <ul className="grid gap-10">
        {shown.map(({ line, request }) => (
          <LineCard key={line.id} line={line} lineStore={lineStore} request={request} onHover={onHover} />
        ))}
      </ul>
      <MoreLines buyer={buyer} />
      <CompareBar lineStore={lineStore} />
    </>
  );
}

function MoreLines({ buyer: { lines } }: { readonly buyer: Buyer }) {
  const { lines: shown, count, hasMore, isLoadingMore, moreError } = useStore(lines.$view);
  if (moreError) return <MissingNote text={buyerMessages.moreFailed} onRetry={() => void lines.refresh()} />;
  if (!hasMore && !isLoadingMore) return null;
  const next = count === null ? linePageSize : Math.min(linePageSize, count - shown.length);
  return (
    <TransientButton
      className="button block"
      aria-disabled={isLoadingMore}
      aria-busy={isLoadingMore}
      onClick={() => isLoadingMore || lines.showMore()}
    >
      {isLoadingMore && <span className="spinner" />}
      {isLoadingMore ? buyerMessages.loadingMore : buyerMessages.more(formatNumber(next))}
    </TransientButton>
  );
}
