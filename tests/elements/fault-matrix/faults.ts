/** A valid response, kept to be replayed and modified. */
export interface Good {
  readonly status: number;
  readonly text: string;
}

export const toResponse = ({ status, text }: Good) =>
  new Response(status === 204 ? null : text, { status, headers: { "content-type": "application/json" } });

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Change = (answer: Json) => Json;

/** A fault of a call; `name` is its column in the table. */
export interface Fault {
  readonly name: string;
  /**
   * `failure`: no usable response as long as the fault lasts; `passing`: the user needn't notice; `odd`: a response with other content;
   * the other kinds each have a test of their own.
   */
  readonly kind: "failure" | "passing" | "odd" | "refused" | "storm" | "removed" | "changed";
  /** The response to the given attempt, counted from 0. */
  readonly answer?: (good: Good, attempt: number, wait: (ms: number) => Promise<void>) => Response | Promise<Response>;
  /** Also sets the browser's offline state. */
  readonly isOffline?: true;
  /** Changes to the content of a valid response, each tested alone. */
  readonly changes?: (answer: Json) => readonly (readonly [name: string, change: Change])[];
}

const status = (code: number, headers: Record<string, string> = {}) =>
  new Response("{}", { status: code, headers: { "content-type": "application/json", ...headers } });

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Maps every value, given its path of keys; all rows of a list have the same path. */
function mapValues(
  value: Json,
  change: (value: Json, path: string, depth: number) => Json,
  path = "",
  depth = 0,
): Json {
  const changed = change(value, path, depth);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((row: Json) => mapValues(row, change, `${path}[]`, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapValues(inner, change, `${path}.${key}`, depth + 1)]),
  );
}

function otherType(value: Json): Json {
  if (Array.isArray(value)) return { nothing: "of the kind" };
  if (typeof value === "object") return 7;
  return typeof value === "string" ? { no: ["text"] } : [["neither", "this"]];
}

function wrongTypes(answer: Json) {
  let deepest = 0;
  mapValues(answer, (value, _path, depth) => {
    deepest = Math.max(deepest, depth);
    return value;
  });
  return Array.from(
    { length: deepest + 1 },
    (_, level) =>
      [
        `level ${level}`,
        (good: Json) => mapValues(good, (value, _path, depth) => (depth === level ? otherType(value) : value)),
      ] as const,
  );
}

function nulls(answer: Json) {
  const paths = new Set<string>();
  mapValues(answer, (value, path) => {
    if (path !== "" && !path.endsWith("[]")) paths.add(path);
    return value;
  });
  return [...paths].map(
    (name) => [name, (good: Json) => mapValues(good, (value, path) => (path === name ? null : value))] as const,
  );
}

/** Runs if any of it is parsed as markup; long enough to overflow any column, and in both writing directions. */
export const hostile = `<img src=x onerror="window.hostile=1"><script>window.hostile=1</script>"'\`\u202Eters\u202C${"ŞİĞ".repeat(80)}😀\u0000`;
/** Whether a text is prose, and not a status code, date, URL, e-mail address or number. */
const isProse = (text: string) => /\p{L}/u.test(text) && !/^[a-z_-]+$|^https?:|^\/|^\d{4}-|^[\w.+-]+@/.test(text);

const idNames = /^(id|.*_id|key|uuid|code)$/;
const copies = 10;

function multiply(value: Json): Json {
  if (Array.isArray(value) && value.length > 0 && value.length < 500 && value.every((row: Json) => isObject(row))) {
    return Array.from({ length: copies }, (_, copy) =>
      value.map((row: Json) =>
        Object.fromEntries(
          Object.entries(row as Record<string, Json>).map(([key, inner]) => {
            if (copy === 0 || !idNames.test(key)) return [key, inner];
            return [key, typeof inner === "number" ? inner + copy * 1_000_000 : inner && `${inner as string}-${copy}`];
          }),
        ),
      ),
    ).flat();
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, multiply(inner)]));
}

export const retryAfter = 2;

export const faults: readonly Fault[] = [
  { name: "500", kind: "failure", answer: () => status(500) },
  { name: "403", kind: "failure", answer: () => status(403) },
  { name: "404", kind: "failure", answer: () => status(404) },
  { name: "429", kind: "failure", answer: () => status(429) },
  {
    name: "429, Retry-After",
    kind: "failure",
    answer: () => status(429, { "retry-after": String(retryAfter) }),
  },
  {
    name: "503, then well",
    kind: "passing",
    answer: (good, attempt) => (attempt === 0 ? status(503) : toResponse(good)),
  },
  {
    name: "8 s",
    kind: "passing",
    answer: async (good, _attempt, wait) => {
      await wait(8000);
      return toResponse(good);
    },
  },
  { name: "dropped", kind: "failure", answer: () => Promise.reject(new TypeError("Failed to fetch")) },
  {
    name: "offline",
    kind: "failure",
    isOffline: true,
    answer: () => Promise.reject(new TypeError("Failed to fetch")),
  },
  {
    name: "HTML",
    kind: "failure",
    answer: () =>
      new Response("<!doctype html><title>SSO</title>", { status: 200, headers: { "content-type": "text/html" } }),
  },
  { name: "empty", kind: "failure", answer: () => new Response("", { status: 200 }) },
  {
    name: "cut",
    kind: "failure",
    answer: ({ text }) => new Response(text.length > 4 ? text.slice(0, Math.floor(text.length / 2)) : '{"a":'),
  },
  { name: "wrong type", kind: "odd", changes: wrongTypes },
  { name: "nulls", kind: "odd", changes: nulls },
  {
    name: "hostile",
    kind: "odd",
    changes: () => [
      [
        "prose",
        (good) => mapValues(good, (value) => (typeof value === "string" && isProse(value) ? value + hostile : value)),
      ],
      ["all texts", (good) => mapValues(good, (value) => (typeof value === "string" ? hostile : value))],
    ],
  },
  { name: "10 × rows", kind: "odd", changes: () => [["rows", multiply]] },
  { name: "401", kind: "refused" },
  { name: "401 storm", kind: "storm" },
  { name: "removed", kind: "removed" },
  { name: "other session", kind: "changed" },
];
