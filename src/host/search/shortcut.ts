type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing">;

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K; on Apple's keyboards ⌘K, where Ctrl+K deletes the rest of a line. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Key, isApple: boolean): boolean {
  if (altKey || shiftKey || repeat || key.toLowerCase() !== "k") return false;
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Keys pressed while the search's code was loading. */
export interface Ahead {
  readonly typed: string;
  /** Enter was the last key. */
  readonly isEntered: boolean;
}

/** Whether a key is input for the search field: a character, Backspace or Enter. */
export function isTypeAhead({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return key === "Backspace" || key === "Enter" || [...key].length === 1;
}

export function typeAhead({ typed }: Ahead, key: string): Ahead {
  if (key === "Enter") return { typed, isEntered: true };
  return { typed: key === "Backspace" ? [...typed].slice(0, -1).join("") : typed + key, isEntered: false };
}

/**
 * Whether the search may open: not over a modal form or question, whose input would be lost by navigating. A drawer only shows data
 * and doesn't block it.
 */
export function canSearch(): boolean {
  const areas = [...document.querySelectorAll("#content .portal-page > *")];
  const roots = [document, ...areas.map(({ shadowRoot }) => shadowRoot)];
  return !roots.some((root) => root?.querySelector("dialog.dialog:modal"));
}
