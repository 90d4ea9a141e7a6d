import { fetchPendingCount } from "../api/pending-count.ts";
import type { QueryOptions } from "../query/query.ts";

/** How many documents wait for the company: for the sidebar and for links. Decisions change it (driver-keys.ts). */
export const pendingCount: QueryOptions<number | null> = { key: ["pending-count"], fetch: fetchPendingCount };
