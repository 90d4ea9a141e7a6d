/**
 * Creates a value at first use and keeps it. For Intl formatters and the like, whose creation takes about 100 ms on a
 * slow phone, while most elements need none for their first content.
 */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
