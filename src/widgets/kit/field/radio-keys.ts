import type { KeyboardEvent } from "react";

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
