/** English: `1 trip`, `2 trips`, `1,234 trips` with the count as it was formatted. */
export function plural(count: number | string, one: string, many: string, written: string = String(count)): string {
  return `${written} ${String(count) === "1" ? one : many}`;
}
