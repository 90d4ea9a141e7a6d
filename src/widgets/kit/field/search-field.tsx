import type { KeyboardEvent } from "react";
import { Field } from "./field.tsx";
import { SearchInput } from "./search-input.tsx";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A search field that Esc and its own button clear. */
export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const clear = () => onChange("");
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "") return;
    // A surrounding dialog or panel stays open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <SearchInput
          {...control}
          type="search"
          enterKeyHint="search"
          value={value}
          placeholder={placeholder}
          onText={onChange}
          onClear={clear}
          onKeyDown={handleKey}
        />
      )}
    </Field>
  );
}
