import { foldText } from "../../../core/text/text.ts";

/** Keys typed within this time (ms) form one word. */
export const typeAheadPause = 600;

/**
 * Index of the next entry after `current` that begins with the typed letters, or -1. Repeating a letter moves on to the
 * next match; Turkish letters may be typed without their marks (`i` finds "İptal" and "Işık").
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const wanted = foldText(typed);
  if (wanted === "") return -1;
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isRepeated ? (wanted[0] ?? "") : wanted;
  // A longer word may still match the entry found by its first letter.
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (foldText(labels[index] ?? "").startsWith(prefix)) return index;
  }
  return -1;
}
