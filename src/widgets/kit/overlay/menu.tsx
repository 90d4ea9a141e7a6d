import { type KeyboardEvent, type ReactNode, useRef } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { Icon } from "../text/icon.tsx";
import { type Placement, useFloating } from "./use-floating.ts";
import { activeElementBeside } from "../element/focus.ts";
import { findTyped, typeAheadPause } from "../element/keys.ts";

/** Index that an arrow key leads to; undefined for other keys. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowDown") return (current + 1) % count;
  // Up without a current entry leads to the last one.
  if (key === "ArrowUp") return (Math.max(current, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** Arrow keys, Home, End and first letters move the focus between a menu's entries; Tab closes it. */
function useMenuKeys(labels: readonly string[], close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: 0 });
  return (event) => {
    if (event.key === "Tab") {
      close();
      return;
    }
    const menu = event.currentTarget;
    const entries = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const current = entries.findIndex((entry) => entry === activeElementBeside(menu));
    let next = nextIndex(event.key, current, entries.length);
    if (isLetter(event)) {
      const before = event.timeStamp - typed.current.at < typeAheadPause ? typed.current.text : "";
      typed.current = { text: before + event.key, at: event.timeStamp };
      next = findTyped(labels, typed.current.text, current);
    }
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
}

interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** Disabled but focusable, so that its existence and reason can be found. */
  readonly isDisabled?: boolean | undefined;
  /** Called after the menu has closed and the focus is back on its button. */
  readonly onSelect: () => void;
}

interface MenuProps {
  /** Accessible name of the menu, and of the button when it has no `text`. */
  readonly label: string;
  readonly icon?: string | undefined;
  readonly text?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly placement?: Placement;
  /** Additional classes of the button, e.g. "small" or "primary". */
  readonly className?: string;
  readonly isDisabled?: boolean;
}

/** A button with a list of commands (ARIA menu button): arrow keys, first letters, Esc and Tab. */
export function Menu(props: MenuProps) {
  const { label, icon, text, items, placement = "start", className = "", isDisabled } = props;
  const { isOpen, open, close, buttonProps, panelProps } = useFloating(placement);
  const handleKey = useMenuKeys(
    items.map((item) => item.label),
    close,
  );
  const hasWords = text !== undefined && text !== null && text !== "";
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  };
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return;
    close();
    item.onSelect();
  };
  return (
    <>
      <button
        type="button"
        className={`button ${className}`.trim()}
        aria-haspopup="menu"
        aria-label={hasWords ? undefined : label}
        disabled={isDisabled}
        onKeyDown={openByArrow}
        {...buttonProps}
      >
        {icon && <Icon of={icon} />}
        {text}
        {hasWords && <Icon of={chevronDownIcon} size="small" />}
      </button>
      <div
        className="floating"
        part="floating"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        {...panelProps}
        onKeyDown={(event) => {
          handleKey(event);
          panelProps.onKeyDown(event);
        }}
      >
        {isOpen &&
          items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item row gap-10"
              aria-disabled={item.isDisabled || undefined}
              onClick={() => choose(item)}
            >
              {item.icon && <Icon of={item.icon} />}
              {item.label}
            </button>
          ))}
      </div>
    </>
  );
}
