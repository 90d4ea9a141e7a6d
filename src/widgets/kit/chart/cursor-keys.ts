/**
 * Index to which a key moves the cursor; `null`: the cursor is removed, `undefined`: the key isn't handled. Up and down aren't
 * handled, so that they scroll the page.
 */
export function moveCursor(key: string, index: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowRight":
      return index === null ? 0 : Math.min(count - 1, index + 1);
    case "ArrowLeft":
      return index === null ? count - 1 : Math.max(0, index - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}
