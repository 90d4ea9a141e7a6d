/** Keyboard shortcut of the reason at this index; only the first nine have one. */
export function keyOf(index: number): string | undefined {
  return index < 9 ? String(index + 1) : undefined;
}

/** The reason that a key means. */
export function choiceOf(key: string, choices: readonly string[]): string | undefined {
  return choices.find((_, index) => keyOf(index) === key);
}
