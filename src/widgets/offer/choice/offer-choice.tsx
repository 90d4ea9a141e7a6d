import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import type { Offer } from "../../../core/api/offers.ts";
import type { Day } from "../../../core/time/day.ts";
import { missing } from "../../../core/text/format.ts";
import { moveChoice } from "../../kit/field/radio-keys.ts";
import { OfferName } from "../../shared/offer/offer-name.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { offerMessages as texts } from "../offer.messages.ts";
import { toValidity } from "../offer.model.ts";

interface OfferChoiceProps {
  readonly offers: readonly Offer[];
  readonly today: Day;
  /** Key of the offer that is shown. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** A choice among several offers: radio buttons drawn as cards; arrow keys choose (ARIA radio group). */
export function OfferChoice({ offers, today, chosen, onChoose }: OfferChoiceProps) {
  return (
    <div className="offer-choice" role="radiogroup" aria-label={texts.choice}>
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
      <span className="offer-kind">{isExpired ? texts.expired : texts.kinds[offer.kind]}</span>
    </button>
  );
}
