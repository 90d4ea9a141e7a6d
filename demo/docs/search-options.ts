import type { Options } from "minisearch";

/** One search result: a heading with the text below it. */
export interface Section {
  /** Its address, from the root of the site. */
  readonly id: string;
  /** Title of its page. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** Must be the same when the index is built and when it is loaded. */
export const searchOptions: Options<Section> = {
  fields: ["heading", "page", "text"],
  storeFields: ["page", "heading"],
  // `--shuttle-host-accent` and `shuttle-ready` are found by each of their words.
  tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
  processTerm: (term) => term.toLowerCase() || null,
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
};
