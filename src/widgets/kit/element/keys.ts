import type { KeyboardEvent } from "react";
import { foldText } from "../../../core/text/text.ts";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys select and focus the previous or next radio button, wrapping around at the ends (ARIA radio group). */
export function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const group = event.currentTarget.closest("[role=radiogroup]");
  if (step === undefined || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  // A click, as browsers dispatch it for native radio buttons.
  next?.click();
  next?.focus();
}

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
