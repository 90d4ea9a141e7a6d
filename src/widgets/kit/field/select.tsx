import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { Field, type FieldBase } from "./field.tsx";
import { Icon } from "../text/icon.tsx";

interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  /** "tr" if the text comes from the provider, which sends Turkish. */
  readonly lang?: "tr" | undefined;
}

interface SelectProps<Value extends string> extends FieldBase {
  /** One of `options`, or "" while nothing is selected and `placeholder` is shown. */
  readonly value: Value | "";
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: "medium" | "small" | undefined;
  /** Shown until something is selected: "Seçin". */
  readonly placeholder?: string | undefined;
}

/**
 * Single selection with the native `<select>`: its list is rendered outside of the page, so that no ancestor can clip or
 * move it (Shoelace's is misplaced under a `transform`), and phones show their native picker.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, size = "medium", placeholder, ...field } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className={`form-control select ${size}`}>
          <select {...control} value={value} onChange={(event) => choose(event.target.value)}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={chevronDownIcon} size="small" />
        </span>
      )}
    </Field>
  );
}
