import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import searchIcon from "lucide-static/icons/search.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../text/icon.tsx";
import { fieldMessages as texts } from "./field.messages.ts";
import { Field } from "./field.tsx";

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

interface SearchInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "ref"> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Called by the clear button, which gives the focus to the field. */
  readonly onClear: () => void;
  /** Accessible name of the clear button; "Aramayı temizle" by default. */
  readonly clearLabel?: string | undefined;
  /** Results are loading. */
  readonly isBusy?: boolean | undefined;
  /** A filter that is found by typing: it looks like the filters beside it. */
  readonly isFilter?: boolean | undefined;
  /** In place of the magnifier. */
  readonly icon?: string | undefined;
  readonly frame?: RefObject<HTMLSpanElement | null>;
}

/** A search input: magnifier, text, clear button. */
export function SearchInput(props: SearchInputProps) {
  const {
    value,
    onText,
    onClear,
    clearLabel = texts.clear,
    isBusy = false,
    isFilter = false,
    icon = searchIcon,
    frame,
    ...control
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={isFilter ? "form-control filter-control" : "form-control"} ref={frame}>
      {!isFilter && <Icon of={icon} />}
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
      {isFilter && value === "" && <Icon of={chevronDownIcon} size="small" />}
    </span>
  );
}
