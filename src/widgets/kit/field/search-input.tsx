import { type ComponentProps, type RefObject, useRef } from "react";
import { fieldMessages as texts } from "./field.messages.ts";
import { Icon } from "../text/icon.tsx";
import { searchIcon, xIcon } from "../text/icons.ts";

interface SearchInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "ref"> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The cross was pressed; the field has the focus. */
  readonly onClear: () => void;
  /** Words of the cross; "Aramayı temizle" without. */
  readonly clearLabel?: string | undefined;
  /** Answers are on their way. */
  readonly isBusy?: boolean | undefined;
  readonly frame?: RefObject<HTMLSpanElement | null>;
}

/** The control of a field that is searched by typing: magnifier, text, cross. */
export function SearchInput(props: SearchInputProps) {
  const { value, onText, onClear, clearLabel = texts.clear, isBusy = false, frame, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="form-control" ref={frame}>
      <Icon of={searchIcon} />
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        {...control}
        ref={input}
        aria-busy={isBusy || undefined}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {isBusy && <span className="spinner" />}
      {value !== "" && (
        <button
          type="button"
          className="icon-button"
          aria-label={clearLabel}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <Icon of={xIcon} size="small" />
        </button>
      )}
    </span>
  );
}
