/** A function that makes a value once for each object and keeps it as long as the object lives. */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  // In an object, because null and undefined are values too.
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
