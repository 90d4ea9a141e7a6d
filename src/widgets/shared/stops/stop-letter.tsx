import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./stop-letter.css?inline";
import type { StopTone } from "./stop.model.ts";

const letterStyles = styles(css);

/** A stop's ring with its letter; text beside it says what the colour means. */
export function StopLetter({ letter, tone }: { readonly letter: string; readonly tone: StopTone }) {
  useStyles(letterStyles);
  return (
    <span className={`stop-letter ${tone}`} aria-hidden="true">
      {letter}
    </span>
  );
}
