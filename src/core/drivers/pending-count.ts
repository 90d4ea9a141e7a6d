import { fetchPendingCount, pendingCountCall } from "../api/pending-count.ts";
import { queryOf } from "../query/call-query.ts";

/** Number of documents waiting for the company's approval, for the sidebar and links. Decisions change it (apply-decision.ts). */
export const pendingCount = queryOf(pendingCountCall, fetchPendingCount);
