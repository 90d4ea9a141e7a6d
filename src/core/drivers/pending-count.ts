import { fetchPendingCount } from "../api/pending-count.ts";
import type { QueryOptions } from "../query/query.ts";

/** Number of documents waiting for the company's approval, for the sidebar and links. Decisions change it (apply-decision.ts). */
export const pendingCount: QueryOptions<number | null> = { key: ["pending-count"], fetch: fetchPendingCount };
