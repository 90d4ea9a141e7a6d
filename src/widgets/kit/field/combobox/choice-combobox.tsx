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
  /** Stands there while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly Choice[];
  /** One of the options' values; null: none is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Wide enough for the names of files, px. */
const leastWidth = 300;
const labelOf = ({ label }: Choice) => label;

/** One of many, found by typing the Turkish way; the cross takes it away, and what was typed only is forgotten. */
export function ChoiceCombobox({ label, placeholder, options, value, onChange }: ChoiceComboboxProps) {
  /** Null: nothing is being typed. */
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
