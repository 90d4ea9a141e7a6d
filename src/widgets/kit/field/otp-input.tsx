import { type ClipboardEvent, type KeyboardEvent, type ChangeEvent, useRef, type RefObject } from "react";

interface OtpInputProps {
  readonly value: string;
  readonly length: number;
  /** "Doğrulama kodu", for assistive technology. */
  readonly label: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** Ids of what else is known of it: an error, what is asked for. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The boxes have one place to write, the end; the caret must not wander off to where nobody sees it. */
function keepCaret(event: KeyboardEvent<HTMLInputElement>): void {
  if (["ArrowLeft", "ArrowUp", "Home"].includes(event.key)) event.preventDefault();
}

/**
 * One real field, drawn as as many boxes as the code has digits: a box for every digit would break paste, SMS autofill,
 * backspace and screen readers.
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
    // "12 34" and "12-34" are longer than the field and would be cut by the browser before we see them.
    event.preventDefault();
    accept(event.clipboardData.getData("text"));
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => accept(event.target.value);
  // The boxes have one place to write, the end; a caret elsewhere would be invisible.
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
      <div className="otp-boxes" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className="otp-box"
            data-current={index === Math.min(value.length, length - 1) || undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
