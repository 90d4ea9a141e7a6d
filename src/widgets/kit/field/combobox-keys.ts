import type { ComponentProps, KeyboardEvent } from "react";

/** Options that Page Up and Page Down pass. */
const page = 8;

interface ComboboxKeys {
  readonly isOpen: boolean;
  readonly count: number;
  /** Index of the active option; -1: none. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChoose: () => void;
  /** Clears the field; null while it is empty. */
  readonly onClear: (() => void) | null;
}

/** The index that a key leads to in an open list; undefined for other keys. Arrows wrap around the ends, Page Up and Page Down don't. */
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
    // A surrounding dialog or panel stays open.
    event.stopPropagation();
  };
}

/** Option keys may contain spaces, ids may not. */
export const toOptionId = (listId: string, key: string): string => `${listId}-${encodeURIComponent(key)}`;

/** ARIA attributes of the text field. */
export const toComboboxRole = (isOpen: boolean, listId: string, activeId: string | undefined) =>
  ({
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-autocomplete": "list",
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen ? activeId : undefined,
  }) satisfies ComponentProps<"input">;
