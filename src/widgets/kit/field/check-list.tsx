import { useId, useMemo, useState } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { searchText } from "../../../core/text/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import { TransientButton } from "../element/transient-button.tsx";
import css from "./check-list.css?inline";
import { fieldMessages as texts } from "./field.messages.ts";
import { SearchField } from "./search-field.tsx";

const listStyles = styles(css);

interface CheckOption {
  readonly value: string;
  readonly label: string;
  /** "tr" if the text comes from the provider, which sends Turkish. */
  readonly lang?: "tr" | undefined;
  /** Number of entries with this value. */
  readonly count?: number | undefined;
}

interface CheckListProps {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly CheckOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** At most one value. */
  readonly isSingle?: boolean;
}

/** Number of options from which a search field and a select-all button are shown. */
export const longList = 8;
/** Most options rendered; the search finds the others. */
const drawn = 300;

/** Selection from a list, with a Turkish search; options selected when it opened come first. */
export function CheckList(props: CheckListProps) {
  const { label, options, value, onChange, isSingle = false } = props;
  useStyles(listStyles);
  const name = useId();
  const [search, setSearch] = useState("");
  const [chosenFirst] = useState(() => new Set(value));
  const found = useMemo(() => {
    const ordered = [...options].sort((a, b) => Number(chosenFirst.has(b.value)) - Number(chosenFirst.has(a.value)));
    return search.trim() === "" ? ordered : searchText(ordered, search, (option) => option.label);
  }, [options, search, chosenFirst]);
  const chosen = new Set(value);
  const unchosen = found.filter((option) => !chosen.has(option.value));
  const isLong = options.length >= longList;
  const hasSelectAll = isLong && !isSingle;
  const isSearching = search.trim() !== "";
  const toggle = (option: string, isChecked: boolean) => {
    if (isSingle) onChange([option]);
    else onChange(isChecked ? [...value, option] : value.filter((other) => other !== option));
  };
  return (
    <div className="check-list grid gap-8">
      {isLong && <SearchField label={texts.searchOptions} value={search} onChange={setSearch} />}
      <div className="check-options" role={isSingle ? "radiogroup" : "group"} aria-label={label}>
        {found.slice(0, drawn).map((option) => (
          <CheckRow
            key={option.value}
            option={option}
            group={isSingle ? name : undefined}
            isChecked={chosen.has(option.value)}
            onToggle={toggle}
          />
        ))}
      </div>
      <p className="field-help check-note" role="status">
        {found.length === 0 && texts.noOption}
        {found.length > drawn && texts.moreOptions(formatNumber(found.length - drawn))}
      </p>
      {(hasSelectAll || value.length > 0) && (
        <div className="check-foot wrap gap-8">
          {hasSelectAll && (
            <button
              type="button"
              className="button small"
              // Not `disabled`, which would lose the focus.
              aria-disabled={unchosen.length === 0}
              onClick={() => unchosen.length > 0 && onChange([...value, ...unchosen.map((option) => option.value)])}
            >
              {isSearching ? texts.selectFound(formatNumber(found.length)) : texts.selectAll}
            </button>
          )}
          {value.length > 0 && (
            <TransientButton className="button small" onClick={() => onChange([])}>
              {texts.clearAll}
            </TransientButton>
          )}
        </div>
      )}
    </div>
  );
}

interface CheckRowProps {
  readonly option: CheckOption;
  /** Name of the group of which one is selected; undefined: each for itself. */
  readonly group: string | undefined;
  readonly isChecked: boolean;
  readonly onToggle: (value: string, isChecked: boolean) => void;
}

/** The browser's own control, because hundreds of custom elements would render too slowly. */
function CheckRow({ option, group, isChecked, onToggle }: CheckRowProps) {
  return (
    <label className="check-row flex gap-10">
      <input
        type={group === undefined ? "checkbox" : "radio"}
        name={group}
        checked={isChecked}
        onChange={(event) => onToggle(option.value, event.target.checked)}
      />
      <span className="check-text" lang={option.lang}>
        {option.label}
      </span>
      {option.count !== undefined && <span className="subtle">{formatNumber(option.count)}</span>}
    </label>
  );
}
