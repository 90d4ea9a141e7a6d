/** The key of the reason at a place; beyond the ninth there is none. */
export function keyOf(place: number): string | undefined {
  return place < 9 ? String(place + 1) : undefined;
}

/** The reason that a key means. */
export function choiceOf(key: string, choices: readonly string[]): string | undefined {
  return choices.find((_, place) => keyOf(place) === key);
}
