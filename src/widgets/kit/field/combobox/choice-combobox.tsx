import { useMemo, useState } from "react";
import { searchText } from "../../../../core/text/text.ts";
import { Combobox } from "./combobox.tsx";
import { fieldMessages as texts } from "../field.messages.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceComboboxProps {
  readonly label: string;
  /** Displayed while nothing is selected. */
  readonly placeholder: string;
  readonly options: readonly Choice[];
  /** Value of the selected option; null: none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Minimum width of the list for file names, px. */
const leastWidth = 300;
const labelOf = ({ label }: Choice) => label;

/** A filter of one value: selection by Turkish text search; the clear button removes it, and text that selects nothing is discarded. */
export function ChoiceCombobox({ label, placeholder, options, value, onChange }: ChoiceComboboxProps) {
  /** Text being typed; null: none. */
  const [typed, setTyped] = useState<string | null>(null);
  const found = useMemo(() => (typed ? searchText(options, typed, labelOf) : options), [options, typed]);
  const chosen = value === null ? "" : (options.find((option) => option.value === value)?.label ?? value);
  const change = (next: string | null) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return (
    <Combobox
      label={label}
      isLabelHidden
      isFilter
      listLabel={label}
      clearLabel={texts.clearField(label)}
      placeholder={placeholder}
      leastWidth={leastWidth}
      text={typed ?? chosen}
      onText={(text) => (text === "" ? change(null) : setTyped(text))}
      options={found}
      keyOf={({ value: key }) => key}
      chosenKey={value}
      renderOption={(option) => <span className="cut">{option.label}</span>}
      onChoose={(option) => change(option.value)}
      onClose={() => setTyped(null)}
      status={found.length === 0 ? texts.noOption : null}
    />
  );
}
