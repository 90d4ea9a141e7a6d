import { useId } from "react";

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly help: string }[];
  /** Null: none is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of two, each with an explanation: native radio buttons drawn as cards. */
export function ChoiceCards<Value extends string>({ label, options, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="form-label">{label}</legend>
      <div className="choice-cards">
        {options.map((option) => (
          <label key={option.value} className="choice-card">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${name}-${option.value}`}
            />
            <span className="choice-words">
              <span className="choice-label">{option.label}</span>
              {/* The radio button's description, not part of its name. */}
              <span className="choice-help" id={`${name}-${option.value}`} aria-hidden="true">
                {option.help}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
