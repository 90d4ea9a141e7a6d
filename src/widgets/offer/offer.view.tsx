import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { OfferKind } from "../../core/api/offer-kinds.ts";
import type { Offer } from "../../core/api/offers.ts";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ExpiredBanner } from "./choice/expired-banner.tsx";
import { OfferChoice } from "./choice/offer-choice.tsx";
import { LineExport } from "./line/line-export.tsx";
import { LineView } from "./line/line.view.tsx";
import { offerMessages as texts } from "./offer.messages.ts";
import { toValidity } from "./offer.model.ts";
import type { OfferStore } from "./offer.store.ts";
import { SeatExport } from "./seat/seat-export.tsx";
import { SeatView } from "./seat/seat.view.tsx";

const skeleton = (
  <div className="offer-skeleton">
    <Skeleton height={220} />
    <Skeleton height={86} />
    <Skeleton height={420} />
  </div>
);

export function OfferView({ store }: { readonly store: OfferStore }) {
  const { offers } = store;
  const load = useStore(offers.$load);
  const chosen = useStore(store.$chosen);
  return (
    <div className="area offer">
      <Heading title={texts.title}>{chosen && <OfferExport store={store} offer={chosen} />}</Heading>
      {load.status === "ready" ? (
        <AsyncPanel load={load} failedTitle={texts.failed} onRetry={offers.retry} skeleton={skeleton}>
          {({ entries, missing }) => <OfferBody store={store} offers={entries} missing={missing} chosen={chosen} />}
        </AsyncPanel>
      ) : (
        <Framed>
          <AsyncPanel load={load} failedTitle={texts.failed} onRetry={offers.retry} skeleton={skeleton}>
            {() => null}
          </AsyncPanel>
        </Framed>
      )}
    </div>
  );
}

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <div className="card" part="card">
    {children}
  </div>
);

function OfferExport({ store, offer }: { readonly store: OfferStore; readonly offer: Offer }) {
  return offer.kind === "seat" ? (
    <SeatExport store={store} offer={offer} />
  ) : (
    <LineExport store={store} offer={offer} />
  );
}

interface OfferBodyProps {
  readonly store: OfferStore;
  readonly offers: readonly Offer[];
  /** The kind of offers that failed to load; null: none. */
  readonly missing: OfferKind | null;
  readonly chosen: Offer | null;
}

function OfferBody({ store, offers, missing, chosen }: OfferBodyProps) {
  if (chosen === null) {
    return (
      <Framed>
        <EmptyPanel title={texts.empty} />
      </Framed>
    );
  }
  const today = store.today();
  const validity = toValidity(chosen, today);
  return (
    <>
      {offers.length > 1 && <OfferChoice offers={offers} today={today} chosen={chosen.key} onChoose={store.choose} />}
      {missing && <MissingNote text={texts.kindFailed[missing]} onRetry={store.offers.retry} />}
      {validity.isExpired && <ExpiredBanner isLastDay={validity.left === 0} />}
      {chosen.kind === "seat" ? (
        <SeatView key={chosen.key} store={store} offer={chosen} validity={validity} />
      ) : (
        <LineView key={chosen.key} store={store} offer={chosen} validity={validity} />
      )}
    </>
  );
}
