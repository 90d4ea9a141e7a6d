/** Levenshtein distance: characters to add, remove or replace until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, away: distance(word, candidate) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(2, word.length / 4) ? best.candidate : null;
}
