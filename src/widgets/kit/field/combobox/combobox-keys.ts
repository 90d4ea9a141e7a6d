import type { ComponentProps, KeyboardEvent } from "react";

/** Options that Page Up and Page Down pass. */
const page = 8;

interface ComboboxKeys {
  readonly isOpen: boolean;
  readonly count: number;
  /** -1: none. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChoose: () => void;
  /** Null: the field is empty. */
  readonly onClear: (() => void) | null;
}

/** Where a key leads in an open list; undefined for other keys. The ends meet, but a page stops at them. */
function nextIndex(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active <= 0 ? count : active) - 1;
  if (key === "PageDown") return Math.min(count - 1, active + page);
  return key === "PageUp" ? Math.max(0, active - page) : undefined;
}

/** The keys of a combobox: the list's while it is open; Esc first closes it, then empties the field. */
export function createComboboxKeys(keys: ComboboxKeys): (event: KeyboardEvent) => void {
  const { isOpen, count, active, onActivate, onOpen, onClose, onChoose, onClear } = keys;
  const act = (key: string): boolean => {
    if (key === "Escape") {
      if (isOpen) onClose();
      else onClear?.();
      return isOpen || onClear !== null;
    }
    if (key === "Enter") {
      if (isOpen) onChoose();
      return isOpen;
    }
    if (!isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return false;
      onOpen();
      return true;
    }
    const next = nextIndex(key, active, count);
    if (next !== undefined) onActivate(next);
    return next !== undefined;
  };
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!act(event.key)) return;
    event.preventDefault();
    // A dialog or panel around stays open.
    event.stopPropagation();
  };
}

/** Keys may be names; an id holds no blanks. */
export const toOptionId = (listId: string, key: string): string => `${listId}-${encodeURIComponent(key)}`;

/** What the text field says of its list (ARIA combobox). */
export const toComboboxRole = (isOpen: boolean, listId: string, activeId: string | undefined) =>
  ({
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-autocomplete": "list",
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen ? activeId : undefined,
  }) satisfies ComponentProps<"input">;
