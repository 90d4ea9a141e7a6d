import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { isPriced } from "../../core/api/offer-lines.ts";
import type { OfferKind } from "../../core/api/offer-kinds.ts";
import type { LineOffer, Offer, SeatOffer } from "../../core/api/offers.ts";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { LineView } from "./line/line.view.tsx";
import { offerMessages as texts } from "./offer.messages.ts";
import { toValidity } from "./offer.model.ts";
import type { OfferStore } from "./offer.store.ts";
import { SeatView } from "./seat/seat.view.tsx";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { Icon } from "../kit/text/icon.tsx";
import { SupportMail } from "../kit/feedback/support-mail.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { toMatchingRows } from "../kit/table/search/matching-rows.ts";
import { employeeFields, toSeatBook } from "./seat/fields.tsx";
import { lineFields, toLineBook } from "./line/fields.tsx";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import type { Day } from "../../core/time/day.ts";
import { missing } from "../../core/text/format.ts";
import { moveChoice } from "../kit/field/radio-keys.ts";
import { OfferName } from "../shared/offer/offer-name.tsx";

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
      <b lang="tr">
        <OfferName name={name} />
      </b>
      {isChosen && <Icon of={circleCheckIcon} />}
      <span className="offer-kind subtle text-xs">{isExpired ? texts.expired : texts.kinds[offer.kind]}</span>
    </button>
  );
}

interface LineExportProps {
  readonly store: OfferStore;
  readonly offer: LineOffer;
}

/** Exports the priced lines of all pages, in the order of the table. */
function LineExport({ store: { lines, $areLinesRemote }, offer }: LineExportProps) {
  const areRemote = useStore($areLinesRemote);
  const toRows = () => {
    const table = lines.$table.get();
    if (areRemote) return lines.toSheetRows(table);
    return toMatchingRows(offer.lines, lineFields().columns, table).filter(isPriced);
  };
  return <ExportMenu book={() => toLineBook(offer, toRows())} />;
}

interface SeatExportProps {
  readonly store: OfferStore;
  readonly offer: SeatOffer;
}

function SeatExport({ store, offer }: SeatExportProps) {
  const book = () => toSeatBook(offer, toMatchingRows(offer.passengers, employeeFields().columns, store.$table.get()));
  return <ExportMenu book={book} />;
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
          {({ entries, missing: failedKind }) => (
            <OfferBody store={store} offers={entries} failedKind={failedKind} chosen={chosen} />
          )}
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
      {chosen.kind === "seat" ? (
        <SeatView key={chosen.key} store={store} offer={chosen} validity={validity} />
      ) : (
        <LineView key={chosen.key} store={store} offer={chosen} validity={validity} />
      )}
    </>
  );
}
