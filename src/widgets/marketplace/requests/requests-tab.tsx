import { useStore } from "@nanostores/react";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import { formatMoney, formatNumber } from "../../../core/format.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/ui/panel.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { PastSearches } from "../past/past-searches.tsx";
import { RequestItem } from "./request-item.tsx";
import { requestMessages as texts } from "./requests.messages.ts";
import { toShownRequests } from "./requests.model.ts";

const skeleton = <Skeleton height={220} />;

/** "Önceki Talepler": the company's reservation requests, and the last searches (specification 3 §2.2). */
export function RequestsTab({ store }: { readonly store: Marketplace }) {
  const load = useStore(store.requests.$load);
  return (
    <div className="seat-search">
      <section className="requests" aria-label={texts.title}>
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

/** Its line stands among those of its search, where both are known. */
const canOpen = ({ pastSearch, lineId }: LineReservation) => pastSearch?.search != null && lineId !== null;

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
            />
          ))}
        </ul>
      )}
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
