import { cutText } from "../../../core/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./offer-buttons.css?inline";
import { offerMessages as texts } from "./offer-buttons.messages.ts";

const buttonStyles = styles(css);

/** Letters, as a reader counts them (specification 1 §9, 2 §9; decision 42). */
const longestName = 25;

interface OfferButtonsProps {
  /** Names of the pilots that offers were made for, each once. */
  readonly names: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
}

/** Demo accounts: one button per offer, of which one is pressed. */
export function OfferButtons({ names, chosen, onChoose }: OfferButtonsProps) {
  useStyles(buttonStyles);
  if (names.length === 0) return null;
  return (
    <div className="offers" role="group" aria-label={texts.label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={name === chosen}
          title={name}
          onClick={() => onChoose(name)}
        >
          {cutText(name, longestName)}
        </button>
      ))}
    </div>
  );
}
