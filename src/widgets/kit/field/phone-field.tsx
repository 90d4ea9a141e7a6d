import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from "react";
import { phoneLength, toNationalDigits, toPhoneDigits } from "../../../core/text/phone.ts";
import { fieldMessages as texts } from "./field.messages.ts";
import { Field, type FieldBase } from "./field.tsx";

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

const groups = [3, 3, 2, 2];

/** More digits than a number has. Eleven that begin with 90 may become a number with country code. */
export function isTooLong(digits: string): boolean {
  return digits.length > phoneLength && !(digits.startsWith("90") && digits.length === phoneLength + 1);
}

/** `5321` → `532 1`. */
export function toShownPhone(digits: string): string {
  let start = 0;
  const parts: string[] = [];
  for (const size of groups) {
    const part = digits.slice(start, start + size);
    if (part !== "") parts.push(part);
    start += size;
  }
  // Surplus digits stay visible, so that the user can correct them.
  if (start < digits.length) parts.push(digits.slice(start));
  return parts.join(" ");
}

/** Number of digits before a position in the text. */
function digitsBefore(text: string, position: number): number {
  return text.slice(0, position).replace(/\D/g, "").length;
}

/** The position after this number of digits, including the space of a full group when more digits follow. */
export function caretAfter(shown: string, digits: number): number {
  let seen = 0;
  for (let position = 0; position < shown.length; position += 1) {
    const isDigit = /\d/.test(shown[position] ?? "");
    if (seen === digits && isDigit) return position;
    if (isDigit) seen += 1;
  }
  return shown.length;
}

interface PhoneEdit {
  readonly digits: string;
  /** Number of digits before the caret. */
  readonly before: number;
}

/**
 * The digits after an edit.
 * @param value digits before it
 * @param text what the field holds now, `position` its caret
 * @param edit `inputType` of the browser's event
 */
export function editPhone(value: string, text: string, position: number, edit: string): PhoneEdit {
  const digits = toNationalDigits(text);
  // The country code and the leading 0.
  const dropped = text.replace(/\D/g, "").length - digits.length;
  const before = Math.max(0, digitsBefore(text, position) - dropped);
  if (!edit.startsWith("deleteContent") || digits !== value) return { digits, before };
  // Only a space was deleted: deletes the digit next to it instead.
  const at = edit === "deleteContentForward" ? before : before - 1;
  if (at < 0) return { digits, before };
  return { digits: value.slice(0, at) + value.slice(at + 1), before: at };
}
