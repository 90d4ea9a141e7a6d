import { useStore } from "@nanostores/react";
import { toWriteHelp } from "../../../core/http/errors.ts";
import { useEffect, useRef } from "react";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { formatMoney, formatNumber, missing } from "../../../core/text/format.ts";
import { canGiveUp } from "../../../core/marketplace/seat-cancel.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import { reservationMessages, requestMessages as texts } from "../marketplace.messages.ts";
import { toEnds } from "../detail/line-name.ts";
import { Question } from "../detail/reservation/question.tsx";
import { toSeatFacts } from "../detail/seat-facts.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { PastSearches } from "../past/past-searches.tsx";
import { RequestItem } from "./request-item.tsx";
import { toShownRequests } from "./requests.model.ts";

const skeleton = <Skeleton height={220} />;

/** "Önceki Talepler": the company's reservation requests, and the last searches. */
export function RequestsTab({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.requests.$load);
  const section = useRef<HTMLElement>(null);
  const { done } = useStore(store.seatCancel.$state);
  // A cancelled request is removed with its focused button: the focus moves to the section.
  useEffect(() => {
    if (done) section.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <div className="seat-search">
      <section className="requests" aria-label={texts.title} ref={section} tabIndex={-1}>
        <div role="status">{done && <NoticeLine>{texts.cancelled(...toWords(done))}</NoticeLine>}</div>
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
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
      text={texts.cancelText}
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
      {inactive > 0 && <NoticeLine>{texts.inactive(formatNumber(inactive))}</NoticeLine>}
      {shown.length > 0 && (
        <ul className="request-list">
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
        <EmptyPanel title={texts.none}>
          <p>{texts.noneHelp}</p>
          <button type="button" className="button small" onClick={() => store.chooseTab("seat")}>
            {texts.toSearch}
          </button>
        </EmptyPanel>
      )}
    </>
  );
}
