import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from "react";
import { toPhoneDigits } from "../../../core/text/phone.ts";
import { Field, type FieldBase } from "./field.tsx";
import { fieldMessages as texts } from "./field.messages.ts";
import { caretAfter, editPhone, isTooLong, toShownPhone } from "./phone-mask.ts";

interface PhoneFieldProps extends FieldBase {
  /** Digits only, without a leading 0. More than ten are an error of the field and are never cut. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/**
 * `532 418 06 72` behind a fixed 0. Takes numbers with +90, 0090 or 0, typed or pasted; the caret stays where the person
 * writes.
 */
export function PhoneField({ value, onChange, error, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret at the end when the text isn't what was typed.
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
    // An edit that changes nothing renders nothing, and the text must not stay as it was typed.
    if (next.digits === value && input.current) input.current.value = toShownPhone(value);
  };
  // A whole number replaces what is there, wherever the caret is.
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
