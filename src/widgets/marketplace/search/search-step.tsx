import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import { formatMoney, formatNumber, missing } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import bulkCss from "../bulk/bulk.css?inline";
import { BulkTab } from "../bulk/bulk-tab.tsx";
import {
  marketplaceMessages,
  marketplaceSearchMessages as texts,
  requestMessages,
  reservationMessages,
} from "../marketplace.messages.ts";
import { OpenLines } from "../open/open-lines.tsx";
import type { SearchTab } from "../buyer/buyer.store.ts";
import type { Marketplace } from "../marketplace.store.ts";
import requestsCss from "../requests/requests.css?inline";
import { toShownRequests } from "../requests/requests.model.ts";
import css from "./search.css?inline";
import { SeatSearch } from "./seat-search.tsx";
import { toWriteHelp } from "../../../core/http/errors.ts";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { canGiveUp } from "../../../core/marketplace/seat-cancel.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import { toEnds } from "../detail/line-name.ts";
import { Question } from "../detail/reservation/question.tsx";
import { toSeatFacts } from "../detail/seat-facts.ts";
import { PastSearches } from "../past/past-searches.tsx";
import { RequestItem } from "../requests/request-item.tsx";

const skeleton = <Skeleton height={220} />;

/** "Önceki Talepler": the company's reservation requests, and the last searches. */
function RequestsTab({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.requests.$load);
  const section = useRef<HTMLElement>(null);
  const { done } = useStore(store.seatCancel.$state);
  // A cancelled request is removed with its focused button: the focus moves to the section.
  useEffect(() => {
    if (done) section.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <div className="seat-search">
      <section className="requests" aria-label={requestMessages.title} ref={section} tabIndex={-1}>
        <div role="status">{done && <NoticeLine>{requestMessages.cancelled(...toWords(done))}</NoticeLine>}</div>
        <AsyncPanel
          load={load}
          failedTitle={requestMessages.failed}
          onRetry={() => void store.requests.refresh()}
          skeleton={skeleton}
        >
          {(requests) => <Requests store={store} requests={requests} />}
        </AsyncPanel>
      </section>
      <PastSearches store={store} />
    </div>
  );
}

/** Whether the line of a request can be opened: needs the search and the line's id. */
const canOpen = ({ pastSearch, lineId }: LineReservation) => pastSearch?.search != null && lineId !== null;

/** Line and passenger of a request. */
const toWords = ({ counties, pastSearch, lineId }: LineReservation) =>
  [toEnds(counties, lineId), pastSearch?.title ?? missing] as const;

function CancelQuestion({ store: { seatCancel } }: { readonly store: Marketplace }) {
  const { asked, isRunning, error } = useStore(seatCancel.$state);
  if (!asked) return null;
  const [line, title] = toWords(asked);
  return (
    <Question
      title={reservationMessages.cancelTitle}
      text={requestMessages.cancelText}
      facts={toSeatFacts({ search: asked.pastSearch?.search ?? null, title, line, price: asked.price })}
      act={isRunning ? reservationMessages.cancelling : reservationMessages.cancel}
      kind="danger"
      isRunning={isRunning}
      onAct={() => void seatCancel.confirm()}
      onClose={seatCancel.dismiss}
      failure={error && toWriteHelp(error, reservationMessages.cancelFailed, reservationMessages.mayBeCancelled)}
    />
  );
}

interface RequestsProps {
  readonly store: Marketplace;
  readonly requests: readonly LineReservation[];
}

function Requests({ store, requests }: RequestsProps) {
  const { shown, inactive } = toShownRequests(requests);
  return (
    <>
      {inactive > 0 && <NoticeLine>{requestMessages.inactive(formatNumber(inactive))}</NoticeLine>}
      {shown.length > 0 && (
        <ul className="grid gap-10">
          {shown.map((request) => (
            <RequestItem
              key={request.id}
              request={request}
              price={formatMoney(request.price)}
              onOpen={canOpen(request) ? () => store.openReservation(request) : null}
              onCancel={canGiveUp(request) ? () => store.seatCancel.ask(request) : null}
            />
          ))}
        </ul>
      )}
      <CancelQuestion store={store} />
      {requests.length === 0 && (
        <EmptyPanel title={requestMessages.none}>
          <p>{requestMessages.noneHelp}</p>
          <button type="button" className="button small" onClick={() => store.chooseTab("seat")}>
            {requestMessages.toSearch}
          </button>
        </EmptyPanel>
      )}
    </>
  );
}

const searchStyles = [css, bulkCss, requestsCss].map(styles);
const tabs: readonly SearchTab[] = ["seat", "bulk", "requests"];

/** The search step with its three tabs. */
export function SearchStep({ store }: { readonly store: Marketplace }) {
  useStyles(...searchStyles);
  const { tab } = useStore(store.$state);
  const requests = useStore(store.requests.$load);
  const panelId = useId();
  const badge = requests.status === "ready" ? { badge: formatNumber(toShownRequests(requests.data).shown.length) } : {};
  return (
    <div className="search-step">
      <button type="button" className="link" onClick={() => store.goTo("start")}>
        <Icon of={arrowLeftIcon} size="small" />
        {marketplaceMessages.toStart}
      </button>
      <div className="card" part="card">
        <Tabs
          label={texts.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: texts.tabs[id], ...(id === "requests" ? badge : {}) }))}
          value={tab}
          onChange={(id) => store.chooseTab(id as SearchTab)}
          panelId={panelId}
        />
        <div id={panelId} className="search-panel" role="tabpanel" aria-label={texts.tabs[tab]}>
          {tab === "seat" && <SeatSearch store={store} />}
          {tab === "bulk" && <BulkTab store={store} />}
          {tab === "requests" && <RequestsTab store={store} />}
        </div>
      </div>
      {tab === "seat" && <OpenLines store={store} />}
    </div>
  );
}
