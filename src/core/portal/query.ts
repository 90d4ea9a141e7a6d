/** `name=value&…` of the values that are there, in their order: the query of a place, or an element's state. */
export function toUrlQuery(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value != null) query.set(name, String(value));
  return query.toString();
}
