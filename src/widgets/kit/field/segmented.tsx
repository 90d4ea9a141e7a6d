import { type KeyboardEvent, useId, useRef } from "react";
import { Icon } from "../text/icon.tsx";

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: string;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Single selection: radio buttons in one row; arrow keys select (ARIA radio group). */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKey = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div className="segmented" role="radiogroup" aria-label={label} ref={group} id={id}>
      {options.map((option, index) => {
        const isChecked = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isChecked}
            tabIndex={isChecked ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {option.icon && <Icon of={option.icon} size="small" />}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
