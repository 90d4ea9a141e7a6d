import { foldText } from "../../../../core/text/text.ts";

/** Keys typed within this time, in ms, are one word. */
export const typeAheadPause = 600;

/**
 * The entry that the typed letters mean, or -1: the next one after `current` that begins with them. The same letter again
 * goes on to the next; letters that a foreign keyboard lacks may be left out (`i` finds "İptal" and "Işık").
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const wanted = foldText(typed);
  if (wanted === "") return -1;
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isRepeated ? (wanted[0] ?? "") : wanted;
  // A longer word may still mean the entry that its first letter found.
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (foldText(labels[index] ?? "").startsWith(prefix)) return index;
  }
  return -1;
}
