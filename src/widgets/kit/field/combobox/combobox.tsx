import { type ReactNode, useId, useRef, useState } from "react";
import { styles, useStyles } from "../../element/styles.ts";
import css from "./combobox.css?inline";
import { ComboboxList } from "./combobox-list.tsx";
import { Field, type FieldBase } from "../field.tsx";
import { SearchInput } from "../search-input.tsx";
import floatingCss from "../../overlay/floating.css?inline";
import { follow } from "../../overlay/use-floating.ts";
import { createComboboxKeys, toComboboxRole, toOptionId } from "./combobox-keys.ts";

const comboboxStyles = [styles(floatingCss), styles(css)];

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
  useStyles(...comboboxStyles);
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
    <div className="combobox">
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
