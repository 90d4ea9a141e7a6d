import { type ClipboardEvent, type KeyboardEvent, type ChangeEvent, useRef, type RefObject } from "react";

interface OtpInputProps {
  readonly value: string;
  readonly length: number;
  /** Accessible name: "Doğrulama kodu". */
  readonly label: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** Ids of elements that describe it: help, error. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Keeps the caret at the end, because the boxes can't show it elsewhere. */
function keepCaret(event: KeyboardEvent<HTMLInputElement>): void {
  if (["ArrowLeft", "ArrowUp", "Home"].includes(event.key)) event.preventDefault();
}

/**
 * One real input, displayed as one box per digit: separate inputs would break paste, SMS autofill, backspace and screen
 * readers.
 */
export function OtpInput({
  value,
  length,
  label,
  isInvalid,
  isDisabled,
  describedBy,
  onChange,
  inputRef,
}: OtpInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  const accept = (text: string) => onChange(digitsOf(text).slice(0, length));

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // "12 34" and "12-34" are longer than the field and would be cut by the browser first.
    event.preventDefault();
    accept(event.clipboardData.getData("text"));
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => accept(event.target.value);
  // Keeps the caret at the end, because the boxes can't show it elsewhere.
  const keepCaretAtEnd = () => field.current?.setSelectionRange(value.length, value.length);
  return (
    <div className="otp" data-invalid={isInvalid || undefined}>
      <input
        ref={field}
        className="otp-field"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        disabled={isDisabled}
        value={value}
        onChange={handleChange}
        onPaste={handlePaste}
        onKeyDown={keepCaret}
        onSelect={keepCaretAtEnd}
      />
      <div
        className="otp-boxes grid gap-12"
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
      >
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className="otp-box grid strong"
            data-current={index === Math.min(value.length, length - 1) || undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
