/** English: `1 trip`, `2 trips`, `1,234 trips` with the count as it was formatted. */
export function plural(count: number, one: string, many: string, written: string = String(count)): string {
  return `${written} ${count === 1 ? one : many}`;
}
