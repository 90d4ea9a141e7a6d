/**
 * `?embed=1`: the page is in a frame of another page, without header and menu; `?embed=search`: with the search (docs/frame.md).
 */
const parameters = ["embed=1", "embed=search"] as const;
type Embedding = (typeof parameters)[number];

/** Null: the page is in no frame. */
export function embeddingOf(search: string): Embedding | null {
  const given = search.replace(/^\?/, "").split("&");
  return parameters.find((parameter) => given.includes(parameter)) ?? null;
}

/** A query without the parameter: it concerns the page, not the areas. */
export function withoutEmbedding(query: string): string {
  const known: readonly string[] = parameters;
  return query
    .split("&")
    .filter((part) => !known.includes(part))
    .join("&");
}

/** The same address for a page in a frame. */
export function withEmbedding(address: string, embedding: Embedding): string {
  return `${address}${address.includes("?") ? "&" : "?"}${embedding}`;
}
