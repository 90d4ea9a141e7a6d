import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import { searchText } from "../../../core/text/text.ts";
import { styles, useStyles } from "../element/styles.ts";
import { useVirtualRows } from "../layout/use-virtual-rows.ts";
import { follow, useFloatingStyles } from "../overlay/use-floating.ts";
import { Icon } from "../text/icon.tsx";
import { createComboboxKeys, toComboboxRole, toOptionId } from "./combobox-keys.ts";
import css from "./combobox.css?inline";
import { fieldMessages as texts } from "./field.messages.ts";
import { Field, type FieldBase } from "./field.tsx";
import { SearchInput } from "./search-field.tsx";

/** Height of an option as in combobox.css, px: only visible options are rendered, so it must be known. */
const rowHeight = 40;

interface ComboboxListProps<Option> {
  /** Shows the surrounding popover and returns a function that hides it. */
  readonly onShow: () => (() => void) | undefined;
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly active: number;
  readonly chosenKey: string | null;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (option: Option) => void;
  readonly renderOption: (option: Option) => ReactNode;
}

/** The options of a combobox; the field keeps the focus and handles the keys. */
function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { onShow, id, label, options, keyOf, active, chosenKey, onActivate, onChoose, renderOption } = props;
  const list = useRef<HTMLDivElement>(null);
  const showAround = useEffectEvent(onShow);
  // Shows the popover before the rows are measured.
  useLayoutEffect(() => showAround(), []);
  const { start, end, reveal } = useVirtualRows({ scroller: list, count: options.length, rowHeight });
  const show = useEffectEvent(reveal);
  useLayoutEffect(() => {
    // Also after new options, which must not keep the previous scroll position.
    if (options.length > 0) show(active);
  }, [active, options]);

  return (
    // No tab stop, because the arrow keys scroll it.
    <div className="combobox-list" role="listbox" id={id} aria-label={label} ref={list}>
      <div role="presentation" style={{ height: start * rowHeight }} />
      {options.slice(start, end).map((option, offset) => {
        const index = start + offset;
        const key = keyOf(option);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={key}
            role="option"
            id={toOptionId(id, key)}
            className={index === active ? "combobox-option active row gap-10" : "combobox-option row gap-10"}
            aria-selected={key === chosenKey}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            // Scrolling by keys moves options below a resting pointer.
            onPointerMove={() => index !== active && onActivate(index)}
            onClick={() => onChoose(option)}
          >
            {renderOption(option)}
            {key === chosenKey && <Icon of={checkIcon} size="small" />}
          </div>
        );
      })}
      <div role="presentation" style={{ height: (options.length - end) * rowHeight }} />
    </div>
  );
}

const comboboxStyles = styles(css);

interface ComboboxProps<Option> extends Omit<FieldBase, "onBlur"> {
  /** Text of the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Matching options, up to ten thousand. Pass the same array while they are unchanged. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  /** The selected option, if it is among them. */
  readonly chosenKey?: string | null | undefined;
  readonly onChoose: (option: Option) => void;
  /** Accessible name of the list. */
  readonly listLabel: string;
  readonly placeholder?: string | undefined;
  /** Accessible name of the clear button; "Aramayı temizle" by default. */
  readonly clearLabel?: string | undefined;
  /** Minimum width of the list, px. */
  readonly leastWidth?: number | undefined;
  /** Called when the list closes, by a selection or by leaving the field. */
  readonly onClose?: (() => void) | undefined;
  /** In place of the magnifier. */
  readonly icon?: string | undefined;
  /** It looks like the filters beside it. */
  readonly isFilter?: boolean | undefined;
  /** The options are loading. */
  readonly isBusy?: boolean | undefined;
  /** One line about the options, announced when it changes: nothing found, failed with a retry. */
  readonly status?: ReactNode;
  readonly renderOption: (option: Option) => ReactNode;
}

/**
 * A text field with a list of matching options (ARIA combobox): arrow keys, Enter, Esc. The list is in the browser's top
 * layer, and only the visible options are rendered.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { text, onText, options, keyOf, chosenKey = null, onChoose, listLabel, placeholder, renderOption } = props;
  const { isBusy = false, isFilter, icon, status, clearLabel, leastWidth = 0, onClose, ...field } = props;
  useFloatingStyles();
  useStyles(comboboxStyles);
  const frame = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = isWanted && options.length > 0;
  const activeOption = isOpen ? options[active] : undefined;

  const show = () => {
    const shown = panel.current;
    if (!shown || !frame.current) return undefined;
    shown.style.width = `${Math.max(leastWidth, frame.current.offsetWidth)}px`;
    shown.showPopover();
    const stop = follow(shown, frame.current, "start");
    return () => {
      stop();
      shown.hidePopover();
    };
  };
  const open = () => {
    setWanted(true);
    setActive(Math.max(0, chosenKey === null ? 0 : options.findIndex((option) => keyOf(option) === chosenKey)));
  };
  const close = () => {
    setWanted(false);
    onClose?.();
  };
  const type = (typed: string) => {
    onText(typed);
    setActive(0);
    setWanted(true);
  };
  const choose = (option: Option | undefined) => {
    if (option === undefined) return;
    onChoose(option);
    close();
  };
  const handleKey = createComboboxKeys({
    isOpen,
    count: options.length,
    active,
    onActivate: setActive,
    onOpen: open,
    onClose: close,
    onChoose: () => choose(activeOption),
    onClear: text === "" ? null : () => type(""),
  });

  return (
    <div className="grid gap-6 min-0">
      <Field {...field}>
        {(control) => (
          <SearchInput
            {...control}
            {...toComboboxRole(isOpen, listId, activeOption && toOptionId(listId, keyOf(activeOption)))}
            frame={frame}
            isBusy={isBusy}
            isFilter={isFilter}
            icon={icon}
            placeholder={placeholder}
            value={text}
            clearLabel={clearLabel}
            onText={type}
            // The list isn't opened: clearing doesn't start another search.
            onClear={() => onText("")}
            onClick={open}
            onBlur={close}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      {/* The field keeps the focus whatever is pressed in its list. */}
      <div
        className="floating combobox-panel"
        part="floating"
        popover="manual"
        ref={panel}
        onPointerDown={(event) => event.preventDefault()}
      >
        {isOpen && (
          <ComboboxList
            onShow={show}
            id={listId}
            label={listLabel}
            options={options}
            keyOf={keyOf}
            active={active}
            chosenKey={chosenKey}
            onActivate={setActive}
            onChoose={choose}
            renderOption={renderOption}
          />
        )}
      </div>
      <div className="field-help combobox-status" role="status">
        {status}
      </div>
    </div>
  );
}

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
