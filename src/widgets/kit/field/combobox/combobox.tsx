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
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What answers the text; ten thousand are fine. Keep the array's identity. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  /** The option that is chosen at present, if it is among them. */
  readonly chosenKey?: string | null | undefined;
  readonly onChoose: (option: Option) => void;
  /** Names the list for assistive technology. */
  readonly listLabel: string;
  readonly placeholder?: string | undefined;
  /** Words of the cross; "Aramayı temizle" without. */
  readonly clearLabel?: string | undefined;
  /** Of the list, where the field is narrower; px. */
  readonly leastWidth?: number | undefined;
  /** The list is closed: something was chosen, or the person went on. */
  readonly onClose?: (() => void) | undefined;
  /** Answers are on their way. */
  readonly isBusy?: boolean | undefined;
  /** One line about the answers, read out when it changes: nothing found, failed with a retry. */
  readonly status?: ReactNode;
  readonly renderOption: (option: Option) => ReactNode;
}

/**
 * A text field with a list of what answers it (ARIA combobox): arrow keys, Enter, Esc. The list lies in the browser's top
 * layer, and of many options only those in sight are drawn.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { text, onText, options, keyOf, chosenKey = null, onChoose, listLabel, placeholder, renderOption } = props;
  const { isBusy = false, status, clearLabel, leastWidth = 0, onClose, ...field } = props;
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
            placeholder={placeholder}
            value={text}
            clearLabel={clearLabel}
            onText={type}
            // The list stays as it is: who takes something away has not begun to look for another.
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
