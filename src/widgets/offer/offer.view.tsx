import { useStore } from "@nanostores/react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { ReactNode } from "react";
import type { OfferKind } from "../../core/api/offer-kinds.ts";
import type { Offer } from "../../core/api/offers.ts";
import { missing } from "../../core/text/format.ts";
import type { Day } from "../../core/time/day.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { SupportMail } from "../kit/text/mail-link.tsx";
import { moveChoice } from "../kit/element/keys.ts";
import { Heading } from "../kit/layout/heading.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { OfferName } from "../shared/offer/offer-buttons.tsx";
import { LineExport, LineView } from "./line.tsx";
import { offerMessages as texts } from "./offer.messages.ts";
import { toValidity } from "./offer.model.ts";
import type { OfferStore } from "./offer.store.ts";
import { PriceCards } from "./price-cards.tsx";
import { SeatExport, SeatView } from "./seat.tsx";

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
  const panel = (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={offers.retry} skeleton={skeleton}>
      {({ entries, missing: failedKind }) => (
        <OfferBody store={store} offers={entries} failedKind={failedKind} chosen={chosen} />
      )}
    </AsyncPanel>
  );
  return (
    <div className="area offer">
      <Heading title={texts.title}>
        {chosen &&
          (chosen.kind === "seat" ? (
            <SeatExport store={store} offer={chosen} />
          ) : (
            <LineExport store={store} offer={chosen} />
          ))}
      </Heading>
      {load.status === "ready" ? panel : <Framed>{panel}</Framed>}
    </div>
  );
}

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <div className="card" part="card">
    {children}
  </div>
);

interface OfferBodyProps {
  readonly store: OfferStore;
  readonly offers: readonly Offer[];
  /** The kind of offers that failed to load; null: none. */
  readonly failedKind: OfferKind | null;
  readonly chosen: Offer | null;
}

function OfferBody({ store, offers, failedKind, chosen }: OfferBodyProps) {
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
      {failedKind && <MissingNote text={texts.kindFailed[failedKind]} onRetry={store.offers.retry} />}
      {validity.isExpired && <ExpiredBanner isLastDay={validity.left === 0} />}
      <PriceCards offer={chosen} validity={validity} />
      {chosen.kind === "seat" ? (
        <SeatView key={chosen.key} store={store} offer={chosen} />
      ) : (
        <LineView key={chosen.key} store={store} offer={chosen} />
      )}
    </>
  );
}

interface OfferChoiceProps {
  readonly offers: readonly Offer[];
  readonly today: Day;
  /** Key of the offer that is shown. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** A choice among several offers: radio buttons drawn as cards; arrow keys choose (ARIA radio group). */
function OfferChoice({ offers, today, chosen, onChoose }: OfferChoiceProps) {
  return (
    <div className="offer-choice grid gap-10" role="radiogroup" aria-label={texts.choice}>
      {offers.map((offer) => (
        <OfferCard
          key={offer.key}
          offer={offer}
          isExpired={toValidity(offer, today).isExpired}
          isChosen={offer.key === chosen}
          onChoose={() => onChoose(offer.key)}
        />
      ))}
    </div>
  );
}

interface OfferCardProps {
  readonly offer: Offer;
  readonly isExpired: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferCard({ offer, isExpired, isChosen, onChoose }: OfferCardProps) {
  const name = offer.name ?? missing;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      title={name}
      className={isExpired ? "expired" : undefined}
      onClick={onChoose}
      onKeyDown={moveChoice}
    >
      <b className="grid strong" lang="tr">
        <OfferName name={name} />
      </b>
      {isChosen && <Icon of={circleCheckIcon} />}
      <span className={isExpired ? "offer-kind subtle text-xs weight-medium" : "offer-kind subtle text-xs"}>
        {isExpired ? texts.expired : texts.kinds[offer.kind]}
      </span>
    </button>
  );
}

/** The banner above an expired offer, with the address to ask for a new one. The offer itself stays readable. */
function ExpiredBanner({ isLastDay }: { readonly isLastDay: boolean }) {
  return (
    <div className="offer-banner flex gap-12" role="status">
      <Icon of={triangleAlertIcon} />
      <p>
        <b className="strong">{isLastDay ? texts.lastDayTitle : texts.expiredTitle}</b> {texts.expiredHelp}{" "}
        <SupportMail />
      </p>
    </div>
  );
}
