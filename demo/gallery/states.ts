/** The states in which the gallery shows an element. */
export const states = ["ready", "loading", "empty", "failed", "stale", "long", "signed-out"] as const;
export type State = (typeof states)[number];

export const isState = (text: string): text is State => (states as readonly string[]).includes(text);

/** Name of the session for elements in a state, and the path of its API on this origin. */
export const sessionOf = (state: State) => `gallery-${state}`;
export const apiOf = (state: State) => `/gallery/${state}`;

/** One long word that can't be wrapped, followed by words that can. */
const length = "Afyonkarahisarlılaştırabildiklerimizdenmişsinizcesine Organize Sanayi Bölgesi İkinci Kısım Yönetimi";
/** Matches texts of at least two words; a single word may be a key of the protocol. */
const isForPeople = /^[\p{L}\d.,'’()-]*\p{L}{2,}[.,]?(?:[ \u00A0/–-]+[\p{L}\d.,'’()/-]+)+$/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same response with longer texts. */
export function lengthen(value: unknown): unknown {
  if (typeof value === "string") return isForPeople.test(value) ? `${value} ${length}` : value;
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthen(part)]));
}

/** The same response with empty lists and counts of 0; arrays of numbers, such as coordinates, stay. */
export function empty(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((part) => typeof part === "number") ? value : [];
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, /^(?:count|total)/.test(key) ? toZero(part) : empty(part)]),
  );
}

const toZero = (value: unknown) => (typeof value === "number" ? 0 : empty(value));
