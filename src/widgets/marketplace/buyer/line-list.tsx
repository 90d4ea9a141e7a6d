import { useStore } from "@nanostores/react";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { linePageSize, type LineSearch } from "../../../core/marketplace/line/line-search.ts";
import { requestOf } from "../../../core/marketplace/requests.ts";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { CompareBar, CompareFirst } from "../detail/compare/compare.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { Rejected } from "../requests/request-item.tsx";
import type { Buyer } from "./buyer.store.ts";
import { buyerMessages as texts, compareMessages } from "../marketplace.messages.ts";
import { LineCard } from "./line-card.tsx";
import { localized } from "../../../core/text/messages.ts";
import { type LineOrder, lineOrders } from "../../../core/marketplace/line/line-order.ts";
import { Select } from "../../kit/field/select.tsx";
import { toWriteHelp } from "../../../core/http/errors.ts";
import { useFocusFallback } from "../../kit/feedback/use-focus-fallback.ts";

/** No line was found; a button asks the provider for one. */
function NoLines({ buyer: { wish, lines } }: { readonly buyer: Buyer }) {
  const state = useStore(wish.$state);
  const help = state.status === "failed" ? toWriteHelp(state.error, texts.wishFailed, texts.mayBeWished) : null;
  const { pastSearchId } = useStore(lines.$view);
  return (
    <EmptyPanel title={texts.none}>
      {state.status !== "done" && <p>{texts.noneHelp}</p>}
      <div role="status">
        {state.status === "done" && (
          <p className="market-wished">
            <strong>{texts.wished}</strong> {texts.wishedHelp}
          </p>
        )}
        {help && (
          <p>
            {help.title} {help.text}
          </p>
        )}
      </div>
      {state.status !== "done" && pastSearchId !== null && (
        <WishButton isRunning={state.status === "running"} onWish={() => void wish.send(pastSearchId)} />
      )}
    </EmptyPanel>
  );
}

interface WishProps {
  readonly isRunning: boolean;
  readonly onWish: () => void;
}

/** Removed once the provider has accepted the request; the focus moves to the confirmation. */
function WishButton({ isRunning, onWish }: WishProps) {
  return (
    <button
      ref={useFocusFallback<HTMLButtonElement>()}
      type="button"
      className="button primary small"
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={() => !isRunning && onWish()}
    >
      {isRunning && <span className="spinner" />}
      {isRunning ? texts.wishing : texts.wish}
    </button>
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

const skeleton = () => (
  <div className="grid gap-10">
    <span className="visually-hidden">{texts.loading}</span>
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
export function LineList({ store, buyer, onHover }: LineListProps) {
  const load = useStore(buyer.lines.$load);
  return (
    <div className="line-column grid gap-10">
      <AsyncPanel
        load={load}
        failedTitle={texts.failed}
        onRetry={() => void buyer.lines.refresh()}
        skeleton={skeleton()}
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
  const { desk, search } = buyer;
  const requestFor = (line: MarketplaceLine) =>
    requests.status === "ready" ? requestOf(requests.data, search.subject, line.id) : null;
  const shown = lines.map((line) => ({ line, request: requestFor(line) }));
  return (
    <>
      <div className="line-head wrap split">
        <h2 className="strong">
          <span role="status">{texts.found(formatNumber(count))}</span>
        </h2>
        <span className="subtle">{texts.priceNote}</span>
      </div>
      <div className="line-tools grid gap-8">
        <OrderField lines={buyer.lines} />
        <CompareFirst desk={desk} />
      </div>
      {shown.some(({ request }) => request?.status === "rejected") && <Rejected />}
      <ul className="grid gap-10">
        {shown.map(({ line, request }) => (
          <LineCard key={line.id} line={line} desk={desk} request={request} onHover={onHover} />
        ))}
      </ul>
      <MoreLines buyer={buyer} />
      <CompareBar desk={desk} />
    </>
  );
}

function MoreLines({ buyer: { lines } }: { readonly buyer: Buyer }) {
  const { lines: shown, count, hasMore, isLoadingMore, moreError } = useStore(lines.$view);
  if (moreError) return <MissingNote text={texts.moreFailed} onRetry={() => void lines.refresh()} />;
  if (!hasMore && !isLoadingMore) return null;
  const next = count === null ? linePageSize : Math.min(linePageSize, count - shown.length);
  return (
    <button
      type="button"
      className="button block"
      disabled={isLoadingMore}
      aria-busy={isLoadingMore}
      onClick={lines.showMore}
    >
      {isLoadingMore && <span className="spinner" />}
      {isLoadingMore ? texts.loadingMore : texts.more(formatNumber(next))}
    </button>
  );
}
