import { cutText } from "../../../core/text/text.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./offer-buttons.css?inline";
import { offerButtonMessages as texts } from "./offer.messages.ts";

const buttonStyles = styles(css);

interface OfferButtonsProps {
  /** Names of the pilots that have an offer, without duplicates. */
  readonly names: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
}

/** For demo accounts: one toggle button per offer, exactly one pressed. */
export function OfferButtons({ names, chosen, onChoose }: OfferButtonsProps) {
  useStyles(buttonStyles);
  if (names.length === 0) return null;
  return (
    <div className="offers wrap gap-8 min-0" role="group" aria-label={texts.label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={name === chosen}
          title={name}
          onClick={() => onChoose(name)}
        >
          <OfferName name={name} />
        </button>
      ))}
    </div>
  );
}

/** Length in graphemes; a longer name ends with `...`, however much room there is (the provider's wording of its lists). */
const longestName = 25;

/** The name of an offer or pilot, cut for the eye only: screen readers read it whole. The control around it has it as its title. */
export function OfferName({ name }: { readonly name: string }) {
  const cut = cutText(name, longestName);
  if (cut === name.normalize("NFC")) return <span className="cut">{cut}</span>;
  return (
    <span className="cut">
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
