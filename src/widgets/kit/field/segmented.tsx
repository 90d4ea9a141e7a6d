import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import { moveChoice } from "../element/keys.ts";
import css from "./segmented.css?inline";

const segmentedStyles = styles(css);

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: string;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Single selection: radio buttons in one row; arrow keys select (ARIA radio group). */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  useStyles(segmentedStyles);
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const isChecked = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isChecked}
            tabIndex={isChecked ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={moveChoice}
          >
            {option.icon && <Icon of={option.icon} size="small" />}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
