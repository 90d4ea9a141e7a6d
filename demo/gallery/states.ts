/** What an element may be seen in. */
export const states = ["ready", "loading", "empty", "failed", "stale", "long", "signed-out"] as const;
export type State = (typeof states)[number];

export const isState = (text: string): text is State => (states as readonly string[]).includes(text);

/** Session of the elements that are shown in a state, and the address of its API below this origin. */
export const sessionOf = (state: State) => `gallery-${state}`;
export const apiOf = (state: State) => `/gallery/${state}`;

/** One word that breaks nowhere, and several that do. */
const length = "Afyonkarahisarlılaştırabildiklerimizdenmişsinizcesine Organize Sanayi Bölgesi İkinci Kısım Yönetimi";
/** Words for people; a single one may be a key of the protocol. */
const isForPeople = /^[\p{L}\d.,'’()-]*\p{L}{2,}[.,]?(?:[ \u00A0/–-]+[\p{L}\d.,'’()/-]+)+$/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same answer with longer texts. */
export function lengthen(value: unknown): unknown {
  if (typeof value === "string") return isForPeople.test(value) ? `${value} ${length}` : value;
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthen(part)]));
}

/** The same answer without rows; pairs of coordinates stay. */
export function empty(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((part) => typeof part === "number") ? value : [];
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, /^(?:count|total)/.test(key) ? toZero(part) : empty(part)]),
  );
}

const toZero = (value: unknown) => (typeof value === "number" ? 0 : empty(value));
