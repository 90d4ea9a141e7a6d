import { useEffect, useRef } from "react";
import { Field, type FieldBase } from "./field.tsx";

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
