import { type RefObject, useId } from "react";
import { styles, useStyles } from "../element/styles.ts";
import fieldCss from "./field.css?inline";
import css from "./radio-chips.css?inline";

const chipStyles = [styles(fieldCss), styles(css)];

interface RadioChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly isRequired?: boolean;
  /** For whoever gives it the focus. */
  readonly group?: RefObject<HTMLFieldSetElement | null>;
}

/** One of a handful, all of them in sight: chosen by one click, where a list would have to be opened first. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { label, options, value, onChange, isRequired = false, group } = props;
  useStyles(...chipStyles);
  const name = useId();
  return (
    <fieldset className="radio-chips" ref={group}>
      <legend className="form-label">
        {label}
        {isRequired && (
          <span className="form-required" aria-hidden="true">
            {" *"}
          </span>
        )}
      </legend>
      <div className="radio-chips-row">
        {options.map((option) => (
          <label key={option.value} className="radio-chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
