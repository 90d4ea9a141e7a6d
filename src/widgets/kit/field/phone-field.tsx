import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from "react";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { Field, type FieldBase } from "./field.tsx";
import { fieldMessages as texts } from "./field.messages.ts";
import { caretAfter, editPhone, isTooLong, toShownPhone } from "./phone-mask.ts";

interface PhoneFieldProps extends FieldBase {
  /** Digits without the leading 0. More than ten are kept, and are an error. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/**
 * A phone number formatted as `532 418 06 72` after a fixed 0. Accepts numbers with +90, 0090 or 0, typed or pasted;
 * formatting doesn't move the caret.
 */
export function PhoneField({ value, onChange, error, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React moves the caret to the end when the rendered text differs from the typed one.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const accept = (digits: string, before: number) => {
    caret.current = caretAfter(toShownPhone(digits), before);
    onChange(digits);
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const edit = nativeEvent instanceof InputEvent ? nativeEvent.inputType : "";
    const next = editPhone(value, target.value, target.selectionStart ?? target.value.length, edit);
    accept(next.digits, next.before);
    // An edit without effect causes no rendering, so the typed text is reset here.
    if (next.digits === value && input.current) input.current.value = toShownPhone(value);
  };
  // A pasted complete number replaces the content, wherever the caret is.
  const handlePaste = (event: ClipboardEvent) => {
    const digits = toPhoneDigits(event.clipboardData.getData("text"));
    if (digits === null) return;
    event.preventDefault();
    accept(digits, digits.length);
  };
  return (
    <Field {...field} error={isTooLong(value) ? texts.phoneTooLong(value.length) : error}>
      {(control) => (
        <span className="form-control">
          <span className="form-prefix" aria-hidden="true">
            0
          </span>
          <input
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="5XX XXX XX XX"
            value={toShownPhone(value)}
            onChange={handleChange}
            onPaste={handlePaste}
          />
        </span>
      )}
    </Field>
  );
}
