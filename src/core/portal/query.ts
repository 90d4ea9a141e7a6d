type Value = string | number | null | undefined;

/**
 * `name=value&…` of the values that are there, in their order: the query of a place, or an element's state. Pairs where a name is one
 * of the provider's fields.
 */
export function toUrlQuery(values: Readonly<Record<string, Value>> | readonly (readonly [string, Value])[]): string {
  const query = new URLSearchParams();
  const pairs = Array.isArray(values) ? (values as readonly [string, Value][]) : Object.entries(values);
  for (const [name, value] of pairs) if (value != null) query.set(name, String(value));
  return query.toString();
}
