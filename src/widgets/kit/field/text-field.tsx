import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { Field, type FieldBase } from "./field.tsx";

interface TextFieldProps extends FieldBase {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "email" | "tel" | "url" | "password" | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Shown before the input and not part of its value. */
  readonly prefix?: string | undefined;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = "text", inputMode, autoComplete, placeholder, maxLength, prefix, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <span className="form-control">
          {prefix && (
            <span className="form-prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            type={type}
            value={value}
            inputMode={inputMode}
            autoComplete={autoComplete}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
