/**
 * `?embed=1`: the page is in a frame of another page, without header and menu; `?embed=search`: with the search (docs/frame.md).
 */
const parameters = ["embed=1", "embed=search"] as const;
type Embedding = (typeof parameters)[number];

/** The embedding parameter of a query; null: none, the page isn't embedded in a frame. */
export function embeddingOf(search: string): Embedding | null {
  const given = search.replace(/^\?/, "").split("&");
  return parameters.find((parameter) => given.includes(parameter)) ?? null;
}

/** The query without the embedding parameter, which is meant for the page, not for its areas. */
export function withoutEmbedding(query: string): string {
  const known: readonly string[] = parameters;
  return query
    .split("&")
    .filter((part) => !known.includes(part))
    .join("&");
}

/** The address with the embedding parameter added. */
export function withEmbedding(address: string, embedding: Embedding): string {
  return `${address}${address.includes("?") ? "&" : "?"}${embedding}`;
}
