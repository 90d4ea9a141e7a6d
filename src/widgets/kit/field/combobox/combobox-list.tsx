import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import { useVirtualRows } from "../../layout/use-virtual-rows.ts";
import { Icon } from "../../text/icon.tsx";
import { toOptionId } from "./combobox-keys.ts";

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
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
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
            className={index === active ? "combobox-option active" : "combobox-option"}
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
