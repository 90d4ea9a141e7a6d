/** `?embed=1`: the page is in a frame of another page, without header and menu (docs/frame.md). */
const parameter = "embed=1";

export function isEmbedding(search: string): boolean {
  return search.replace(/^\?/, "").split("&").includes(parameter);
}

/** A query without the parameter: it concerns the page, not the areas. */
export function withoutEmbedding(query: string): string {
  return query
    .split("&")
    .filter((part) => part !== parameter)
    .join("&");
}

/** The same address for a page in a frame. */
export function withEmbedding(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}`;
}
