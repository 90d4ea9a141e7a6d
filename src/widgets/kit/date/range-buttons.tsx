import type { NamedRange } from "../../../core/time/day-range.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./range-buttons.css?inline";
import { rangeMessages as texts } from "./date.messages.ts";

const rangeStyles = styles(css);

interface RangeButton<Name extends NamedRange> {
  readonly name: Name;
  /** The selected days are this range. */
  readonly isChosen: boolean;
  /** The range contains no selectable day. */
  readonly isDisabled?: boolean;
}

interface RangeButtonsProps<Name extends NamedRange> {
  readonly ranges: readonly RangeButton<Name>[];
  readonly onChoose: (name: Name) => void;
}

/** Buttons for named ranges of days. */
export function RangeButtons<Name extends NamedRange>({ ranges, onChoose }: RangeButtonsProps<Name>) {
  useStyles(rangeStyles);
  return (
    <div className="range-buttons wrap gap-6" role="group" aria-label={texts.label}>
      {ranges.map(({ name, isChosen, isDisabled }) => (
        <button
          key={name}
          type="button"
          className="button small"
          aria-pressed={isChosen}
          disabled={isDisabled}
          onClick={() => onChoose(name)}
        >
          {texts.named[name]}
        </button>
      ))}
    </div>
  );
}
