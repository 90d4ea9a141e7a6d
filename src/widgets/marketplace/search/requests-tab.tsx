import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { LineReservation, PastSearch } from "../../../core/api/marketplace-requests.ts";
import { toWriteHelp } from "../../../core/http/errors.ts";
import { canGiveUp } from "../../../core/marketplace/seat-cancel.ts";
import { formatMoney, formatNumber, missing } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { pastMessages, requestMessages, reservationMessages } from "../marketplace.messages.ts";
import { toEnds, toShownRequests, toWorkText } from "../marketplace.model.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { Question, toSeatFacts } from "../requests/question.tsx";
import { RequestItem } from "../requests/request-item.tsx";

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
      <section className="requests grid gap-12 min-0" aria-label={requestMessages.title} ref={section} tabIndex={-1}>
        <div role="status">
          {done && <NoticeLine>{requestMessages.cancelled(...toLineAndPassenger(done))}</NoticeLine>}
        </div>
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
const toLineAndPassenger = ({ counties, pastSearch, lineId }: LineReservation) =>
  [toEnds(counties, lineId), pastSearch?.title ?? missing] as const;

function CancelQuestion({ store: { seatCancel } }: { readonly store: Marketplace }) {
  const { asked, isRunning, error } = useStore(seatCancel.$state);
  if (!asked) return null;
  const [line, title] = toLineAndPassenger(asked);
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
          <TransientButton className="button small" onClick={() => store.chooseTab("seat")}>
            {requestMessages.toSearch}
          </TransientButton>
        </EmptyPanel>
      )}
    </>
  );
}

const pastSkeleton = <Skeleton height={132} />;

/** The last searches, each with a button that repeats it. */
export function PastSearches({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.past.$load);
  return (
    <section className="past-searches grid gap-10 min-0" aria-label={pastMessages.title}>
      <h2 className="muted weight-medium text-sm">{pastMessages.title}</h2>
      <AsyncPanel
        load={load}
        failedTitle={pastMessages.failed}
        onRetry={() => void store.past.refresh()}
        skeleton={pastSkeleton}
      >
        {(searches) =>
          searches.length === 0 ? (
            <p className="subtle">{pastMessages.none}</p>
          ) : (
            <ul className="grid gap-8">
              {searches.map((past) => (
                <PastItem key={past.id} past={past} onRepeat={() => store.repeat(past)} />
              ))}
            </ul>
          )
        }
      </AsyncPanel>
    </section>
  );
}

function PastItem({ past, onRepeat }: { readonly past: PastSearch; readonly onRepeat: () => void }) {
  const { search, title } = past;
  return (
    <li className="past-item row gap-10">
      <Icon of={search?.subject.type === "address" ? mapPinIcon : userIcon} />
      <div className="past-words grid min-0">
        <span className="past-name">{title}</span>
        <span className="muted text-sm">{search ? toWorkText(search) : pastMessages.incomplete}</span>
      </div>
      {search && (
        <button type="button" className="button small" aria-label={pastMessages.againFor(title)} onClick={onRepeat}>
          <Icon of={rotateCcwIcon} size="small" />
          {pastMessages.again}
        </button>
      )}
    </li>
  );
}
