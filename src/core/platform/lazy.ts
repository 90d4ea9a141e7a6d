/**
 * Makes a value when it is first asked for, and keeps it. For formatters and the like: the first ones that a page makes cost a
 * slow phone a tenth of a second, and most elements show none of them at first.
 */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
