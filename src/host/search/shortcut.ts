type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing">;

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K; on Apple's keyboards ⌘K, where Ctrl+K deletes the rest of a line. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Key, isApple: boolean): boolean {
  if (altKey || shiftKey || repeat || key.toLowerCase() !== "k") return false;
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** The text after a key that is pressed before there is a field; null: the key writes nothing. */
export function typeAhead(text: string, { key, ctrlKey, metaKey, altKey, isComposing }: Key): string | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === "Backspace") return [...text].slice(0, -1).join("");
  return [...key].length === 1 ? text + key : null;
}

/**
 * Whether nothing can be lost by going elsewhere: no form or question is open. A drawer, which only shows something, is left as
 * it is left for another one.
 */
export function canSearch(): boolean {
  const areas = [...document.querySelectorAll("#content .portal-page > *")];
  const roots = [document, ...areas.map(({ shadowRoot }) => shadowRoot)];
  return !roots.some((root) => root?.querySelector("dialog.dialog:modal"));
}
