import { type MouseEvent, useId, useRef } from "react";
import { formatNumber } from "../../../core/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./combo-box.css?inline";
import { Field } from "./field.tsx";
import { fieldMessages as texts } from "./field.messages.ts";
import floatingCss from "./floating.css?inline";
import { Icon } from "./icon.tsx";
import { checkIcon, chevronDownIcon, xIcon } from "./icons.ts";
import { type ComboParameters, useComboBox } from "./use-combo-box.ts";

const boxStyles = [styles(floatingCss), styles(css)];

interface ComboBoxProps extends ComboParameters {
  readonly label: string;
  /** Stands there while nothing is chosen. */
  readonly placeholder: string;
}

/** One of many, found by typing the Turkish way (ARIA combobox with a list): arrow keys, Enter, Esc; the cross takes it away. */
export function ComboBox({ label, placeholder, ...parameters }: ComboBoxProps) {
  useStyles(...boxStyles);
  const { value } = parameters;
  const combo = useComboBox(parameters);
  const { isOpen, active, text } = combo;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = (event: MouseEvent) => {
    // Nor does the list open.
    event.stopPropagation();
    combo.choose(null);
    input.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden onBlur={combo.close}>
      {(control) => (
        // Pressing anywhere in the frame opens the list; the keyboard reaches the input.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="form-control combo" ref={combo.frame} onClick={combo.open}>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            value={text}
            placeholder={placeholder}
            onChange={(event) => combo.type(event.target.value)}
            onKeyDown={combo.handleKey}
          />
          {value === null ? (
            <Icon of={chevronDownIcon} size="small" />
          ) : (
            <button type="button" className="icon-button" aria-label={texts.clearField(label)} onClick={clear}>
              <Icon of={xIcon} size="small" />
            </button>
          )}
          <ComboList id={id} label={label} value={value} combo={combo} />
        </span>
      )}
    </Field>
  );
}

interface ComboListProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly combo: ReturnType<typeof useComboBox>;
}

function ComboList({ id, label, value, combo }: ComboListProps) {
  const { panel, isOpen, found, shown, active } = combo;
  const choose = (event: MouseEvent, option: string) => {
    // The frame around would open the list again.
    event.stopPropagation();
    combo.choose(option);
  };
  return (
    // Pressing in the list must not take the focus out of the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} popover="manual" className="floating combo-list" onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {shown.map((option, index) => (
          // The keyboard stays in the field, which tells which option is meant.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            className={index === active ? "combo-option active" : "combo-option"}
            onClick={(event) => choose(event, option.value)}
          >
            <span>{option.label}</span>
            {option.value === value && <Icon of={checkIcon} size="small" />}
          </div>
        ))}
      </div>
      <p className="field-help" role="status">
        {isOpen && found.length === 0 && texts.noOption}
        {found.length > shown.length && texts.moreOptions(formatNumber(found.length - shown.length))}
      </p>
    </div>
  );
}
