import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useEffect, useRef } from "react";
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

interface TextAreaProps extends FieldBase {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Initial number of lines; it grows with its text where the browser supports that. */
  readonly rows?: number | undefined;
  /** Focuses the field when it becomes true. */
  readonly hasFocus?: boolean;
}

/**
 * A multi-line text field. Native, because the resize handle of Shoelace's doesn't work
 * (docs/decisions/0001-shoelace-control-by-control.md).
 */
export function TextArea({
  value,
  onChange,
  placeholder,
  maxLength,
  rows = 3,
  hasFocus = false,
  ...field
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [hasFocus]);
  return (
    <Field {...field}>
      {(control) => (
        <span className="form-control area">
          <textarea
            {...control}
            ref={area}
            value={value}
            rows={rows}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
