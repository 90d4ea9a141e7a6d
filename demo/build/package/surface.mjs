// What pages rely on, by element: `npm run release` keeps it for each major version, and tests/check/released.test.ts compares.

const kinds = {
  attributes: "attribute",
  members: "member",
  events: "event",
  cssParts: "part",
  cssProperties: "property",
  slots: "slot",
};

/** `<shuttle-booking> attribute page-size` → its type. @param manifest custom-elements.json */
export function surfaceOf(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
  const entries = elements.flatMap((element) => [
    [`<${element.tagName}>`, ""],
    ...Object.entries(kinds).flatMap(([list, kind]) =>
      (element[list] ?? []).map(({ name, type }) => [`<${element.tagName}> ${kind} ${name}`, type?.text ?? ""]),
    ),
  ]);
  return Object.fromEntries(entries);
}

const wordsOf = (type) => new Set(type.match(/"[^"]*"|[\w-]+/g));

/** What a page written for `before` misses: names, values that were accepted, and `null` where an event always had a value. */
export const lostOf = (before, now) =>
  Object.entries(before).flatMap(([name, type]) => {
    if (now[name] === undefined) return [name];
    const [old, words] = [wordsOf(type), wordsOf(now[name])];
    const isNewlyNull = name.includes("> event ") && words.has("null") && !old.has("null");
    return isNewlyNull || [...old].some((word) => !words.has(word)) ? [`${name}: ${type}`] : [];
  });
