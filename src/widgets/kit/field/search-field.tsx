import { type KeyboardEvent, useRef } from "react";
import { Field } from "./field.tsx";
import { fieldMessages as texts } from "./field.messages.ts";
import { Icon } from "../text/icon.tsx";
import { searchIcon, xIcon } from "../text/icons.ts";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** Esc and the cross empty it. */
export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "") return;
    // The dialog or panel around stays open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <span className="form-control">
          <Icon of={searchIcon} />
          <input
            {...control}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKey}
          />
          {value !== "" && (
            <button type="button" className="icon-button" aria-label={texts.clear} onClick={clear}>
              <Icon of={xIcon} size="small" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
