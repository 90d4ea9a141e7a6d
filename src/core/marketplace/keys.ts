import type { QueryKey } from "../query/query.ts";

/** Prefixes of query keys, for `invalidate`. */
export const linesKey: QueryKey = ["marketplace-lines"];
export const lineDetailKey: QueryKey = ["marketplace-line"];
export const lineDriverKey: QueryKey = ["marketplace-driver"];
export const reservationsKey: QueryKey = ["marketplace-reservations"];
export const rejectedCountKey: QueryKey = ["marketplace-rejected-count"];
export const pastSearchesKey: QueryKey = ["marketplace-past-searches"];
export const bulkKey: QueryKey = ["marketplace-bulk"];
export const openLinesKey: QueryKey = ["marketplace-open-lines"];
